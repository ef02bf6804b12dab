// A type's own property, and the one of that name in an extension of a protocol: the expected type decides.

class Model: Identifiable { let id = 5 }
let model = Model()
let identifier: ObjectIdentifier = model.id
print(identifier == ObjectIdentifier(model), model.id)
func identity(of model: Model) -> ObjectIdentifier { model.id }
print(identity(of: model) == identifier)

// An `id` that is not Hashable does not witness the requirement.
enum Plain { case a, b(() -> Void) }
class Node: Identifiable { let id: Plain = .a }
let node = Node()
print(node.id == node.id, Node.ID.self)

protocol Described { var text: String { get } }
extension Described {
  var text: String { "of the protocol" }
  var count: Int { 1 }
}
struct Own: Described {
  var text: Int { 7 }
  var count: String { "own" }
}
let text: String = Own().text
let number: Int = Own().text
let count: Int = Own().count
print(text, number, count, Own().count, Own().text)
func described(_ value: some Described) -> String { value.text }
print(described(Own()))
struct Stored: Described { var text: Int = 3 }
print(described(Stored()), Stored().text, Stored(text: 4).text)
