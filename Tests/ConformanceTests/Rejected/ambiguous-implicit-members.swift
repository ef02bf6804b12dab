enum A { case x, y }
enum B { case x, z }
func f(_ a: A) {}
func f(_ b: B) {}
f(.x)
f(.y)
f(.z)
f(.w)
