// A variable keeps the type it was declared with.
var name = "Ann"
name = 5
print(name)
