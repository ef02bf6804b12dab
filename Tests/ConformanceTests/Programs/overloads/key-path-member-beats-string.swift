@dynamicMemberLookup struct Both {
  struct Inner { var name = "inner" }
  var inner = Inner()
  subscript<T>(dynamicMember path: KeyPath<Inner, T>) -> T { inner[keyPath: path] }
  subscript(dynamicMember name: String) -> String { "string \(name)" }
}
let both = Both()
print(both.name, both.other)
@dynamicMemberLookup struct Typed {
  subscript(dynamicMember name: String) -> Int { 1 }
  subscript(dynamicMember name: String) -> String { "text" }
  var own = "own"
}
let typed = Typed()
let n: Int = typed.x
let s: String = typed.x
print(n, s, typed.own)
