func a(_ k: Int) { switch k { case ..<0: break; case let n where n > "3": break } }
func b(_ k: Int) { switch k { case "x": break; case 1: break } }
func c(_ k: Int) { switch k { case 1: print(k + "a") } }
func run(_ f: (Int) -> Void) {}
run { k in switch k { case 1: print(k + "a") } }
run { k in print(k + "a"); switch k { case 1: break } }
run { k in switch k { case 1: break } }
class Parent { required init(n: Int) {}; final func f() {} }
class Child: Parent { override func f() {}; init() { super.init(n: 2) } }
class Open { var x: Int; weak var d: Parent = nil; let y: String = 1 }
func keep(_ f: @escaping () -> Void) {}
func pass(_ f: () -> Void) { keep(f); print(unknown) }
