// A value stored has the dictionary's type.
var ages = ["Ann": 30]
ages["Bo"] = "old"
