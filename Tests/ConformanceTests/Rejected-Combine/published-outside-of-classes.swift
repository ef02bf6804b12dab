import Combine
struct S { @Published var x = 1 }
enum En { @Published static var y = 2 }
func f() { @Published var z = 3; print(z) }
class C { @Published var ok = 1; @Published static var s = 1 }
actor A { @Published var x = 1 }
