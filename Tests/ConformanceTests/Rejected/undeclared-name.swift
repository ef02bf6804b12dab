// A name that is declared nowhere.
let total = 3
print(totl + 1)
