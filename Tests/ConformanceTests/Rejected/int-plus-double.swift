// Numbers of different types are not mixed.
let i = 1
let d = 2.5
print(i + d)
