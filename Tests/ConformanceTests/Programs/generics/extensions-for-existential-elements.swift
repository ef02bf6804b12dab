protocol Def { init(); static var label: String { get } }
struct D3: Def { static var label = "d3" }
extension Array where Element: Def { func gos() -> [String] { ["a"] } }; extension Array where Element == any Def { func gos() -> String { "any \(count)" } }
let a: [any Def] = [D3()]
print(a.gos())
print(([D3()] as [any Def]).gos())
print([D3()].gos())
