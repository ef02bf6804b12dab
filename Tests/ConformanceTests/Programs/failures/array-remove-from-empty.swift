// Removing the last element of an empty array stops the program; popLast does not.
var list = [1]
print(list.popLast() as Any, list.popLast() as Any)
list.append(2)
print(list.removeLast())
print(list.isEmpty)
print(list.removeLast())
print("never")
