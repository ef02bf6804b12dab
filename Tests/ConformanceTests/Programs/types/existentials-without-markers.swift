// Marker protocols do not exist at run time: a generic type of `any Sendable` is that of `Any`.
struct Box<T> { var value: T }
struct Store<Key: Hashable, Value> {
  var values: [Key: Value]
  var count: Int { values.count }
}
protocol Named { var name: String { get } }
extension Int: Named { var name: String { "number \(self)" } }

let box: Any = Box<any Sendable>(value: 1)
print(box is Box<Any>, (box as? Box<Any>)?.value as Any, type(of: box))
let store: Any? = Store<String, any Sendable>(values: ["x": 1, "y": "z"])
if let store = store as? Store<String, Any> { print(store.count, store.values["x"] as Any) }
let other: Any = Box<Any>(value: "text")
print(other is Box<any Sendable>, other is Box<any Named>)
let failure: Any = Box<any Error & Sendable>(value: CancellationError())
print(failure is Box<any Error>, type(of: failure))
let named: Any = Box<any Named & Sendable>(value: 3)
print((named as? Box<any Named>)?.value.name as Any, named is Box<Any>, type(of: named))
var values: [Any] = [Box<any Sendable>(value: 1), Box<Any>(value: 2), Box<any Named>(value: 3)]
print(values.count { $0 is Box<Any> })
func kind<T>(_ box: Box<T>) -> String { "\(T.self)" }
print(kind(Box<any Sendable>(value: 1)), kind(Box<any Sendable & Named>(value: 1)))
print(ObjectIdentifier(Box<any Sendable>.self) == ObjectIdentifier(Box<Any>.self))
