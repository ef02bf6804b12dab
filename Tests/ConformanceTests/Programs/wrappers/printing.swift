// Printing shows the storage.
@propertyWrapper struct Box<T> { var wrappedValue: T }
@propertyWrapper struct Desc: CustomStringConvertible { var wrappedValue: Int; var description: String { "<\(wrappedValue)>" } }
@propertyWrapper class Cls { var wrappedValue = 3 }
@propertyWrapper enum En { case v(Int); init(wrappedValue: Int) { self = .v(wrappedValue) } 
  var wrappedValue: Int { get { switch self { case .v(let n): n } } set { self = .v(newValue) } } }
struct S { @Box var a = 1; @Box var b: String? = "x"; @Desc var d = 4; @En var e = 5; var plain = 6  }
var s = S(); print(s); debugPrint(s); s.e += 1; print(s.e, "\(s)")
struct Gen<T> { @Box var t: T; @Box var arr: [T] = [] }
print(Gen(t: 1), Gen(t: "a", arr: ["q"]))
print(String(describing: Gen<Double>(t: 1.5)))
