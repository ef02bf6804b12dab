// An element appended has the array's type.
var list = [1, 2]
list.append("three")
