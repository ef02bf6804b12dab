struct Person { var age = 1 }
class Base { var n = 1 }
class Derived: Base {}
func take(_ p: (Person) -> Int) {}
take(\String.count)
let function: (Person) -> Int = \String.count
func derived(_ p: (Derived) -> Int) {}
derived(\Base.n)
func base(_ p: (Base) -> Int) {}
base(\Derived.n)
