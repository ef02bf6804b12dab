extension UInt8 { static let zero9: UInt8 = 48; static let nine: UInt8 = 57 }
extension Character {
  static let c0: Character = "0"; static let c9: Character = "9"
  var isNum: Bool { (.c0 ... .c9) ~= self }
}
print(Character("5").isNum, Character("x").isNum)
indirect enum Tree { case leaf(Int), dict([String: Tree])
  var dictionary: [String: Tree]? { if case .dict(let d) = self { d } else { nil } } }
extension Dictionary where Key == String, Value == Tree {
  subscript(keyPath keyPath: String) -> Tree? {
    let comps = keyPath.split(separator: ".").map(String.init)
    return self[keyPath: comps]
  }
  subscript(keyPath comps: [String]) -> Tree? {
    if comps.isEmpty { return nil } else if comps.count == 1 { return self[comps[0]] }
    var comps = comps
    let key = comps.removeFirst()
    guard let val = self[key]?.dictionary else { return nil }
    return val[keyPath: comps]
  }
}
let d: [String: Tree] = ["a": .dict(["b": .leaf(3)])]
print(d[keyPath: "a.b"] as Any, d[keyPath: "a.c"] as Any, d[keyPath: \.count])
