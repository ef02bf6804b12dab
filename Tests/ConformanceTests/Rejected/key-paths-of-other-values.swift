struct U { var name: String; let age: Int; var tag: String? }
let a: KeyPath<U, Int> = \.name
let b: KeyPath<U, Int> = \U.name
let c: WritableKeyPath<U, String> = \.age
let d: KeyPath<U, String> = \.tag
let e: PartialKeyPath<Int> = \U.name
let f: ReferenceWritableKeyPath<U, String> = \.name
func g(_ k: KeyPath<U, Int>) {}
g(\.name)
g(\U.name)
func h(_ k: WritableKeyPath<U, Int>) {}
h(\.age)
func i() -> KeyPath<U, Int> { \.name }
var x: KeyPath<U, Int> = \.age
x = \.name
let kw: WritableKeyPath<U, String> = \.name
let k1: KeyPath<U, Int> = kw
g(kw)
let k2: WritableKeyPath<U, Int> = kw
class Person { var name = "" }
let k: WritableKeyPath<Person, String> = \.name
let p = Person()
p[keyPath: k] = "a"
