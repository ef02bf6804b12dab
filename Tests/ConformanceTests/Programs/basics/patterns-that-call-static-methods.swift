struct Wire: Equatable { let n: Int; static func seconds(_ n: Int) -> Wire { Wire(n: n) }; static func ms(_ n: Double) -> Wire { Wire(n: Int(n)) }; static let zero = Wire(n: 0) }
func f(_ w: Wire) -> String { switch w { case .zero: "z"; case .seconds(5): "5"; case .ms(7.5): "7"; case .seconds(10), .seconds(11): "10"; default: "?" } }
print(f(.seconds(5)), f(.zero), f(.seconds(11)), f(.ms(7)))
func g(_ d: Duration) -> Int { switch d { case .seconds(5): 1; case .milliseconds(20): 2; default: 0 } }
print(g(.seconds(5)), g(.milliseconds(20)), g(.seconds(1)))
func h(_ w: Wire?) -> Int { switch w { case .seconds(3)?: 1; case .some(.seconds(4)): 3; case nil: 0; default: 9 } }
print(h(.seconds(3)), h(.seconds(4)), h(nil))
if case .seconds(3) = Wire(n: 3) { print("yes") }
