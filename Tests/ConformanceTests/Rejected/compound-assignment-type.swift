// What is added to a number is one.
var n = 1
n += "a"
n -= 1.5
var s = "a"
s += 1
var list = [1]
list += 2
