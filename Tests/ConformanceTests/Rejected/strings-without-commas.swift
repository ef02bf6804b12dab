let name = "a"
func join(_ left: String, _ right: String) {}
print("a" "b")
print("the name is" name)
join("a" "b")
print("a" + "b" "c")
