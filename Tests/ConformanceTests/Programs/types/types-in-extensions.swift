// Types that extensions declare, with the access of the extension.
enum X {}
public extension String { struct Y { public let n: Int; public init(n: Int) { self.n = n } }; enum Z { case a } 
 var shout: String { uppercased() } }
extension X { struct Y { var n = 1 } }
private extension X { struct Q { var n = 2 }; static func make() -> Q { Q() } }
fileprivate extension X { typealias T = Int }
print(String.Y(n: 3).n, String.Z.a, X.Y().n, X.make().n, "a".shout, X.T(4))
