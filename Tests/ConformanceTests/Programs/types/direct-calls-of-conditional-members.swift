// A member called directly is the most special one that the type at hand has; a generic call takes the witness of the
// conformance, which a condition may make less special.
protocol Loggable { func log() -> String }
extension Loggable { func log() -> String { "loggable" } }
protocol Titled: Loggable { var title: String { get } }
extension Titled { func log() -> String { "titled \(title)" } }
protocol Ranked: Titled {}
extension Ranked where Self: CustomStringConvertible { func log() -> String { "ranked \(description)" } }

struct Pair<Part> { var part: Part }
extension Pair: CustomStringConvertible { var description: String { "a pair" } }
extension Pair: Loggable where Part: Loggable {}
extension Pair: Titled where Part: Titled { var title: String { "pair of \(part.title)" } }
extension Pair: Ranked where Part: Ranked {}

struct Line: Loggable {}
struct Note: Titled { var title: String { "note" } }
struct Card: Ranked, CustomStringConvertible {
  var title: String { "card" }
  var description: String { "a card" }
}
func log<T: Loggable>(_ value: T) -> String { value.log() }
func logTitled<T: Titled>(_ value: T) -> String { value.log() }
func logAny(_ value: any Loggable) -> String { value.log() }

print(Line().log(), Note().log(), Card().log())
print(log(Line()), log(Note()), log(Card()), logTitled(Card()))
print(Pair(part: Line()).log())
print(Pair(part: Note()).log())
print(Pair(part: Card()).log())
print(log(Pair(part: Line())), log(Pair(part: Note())), log(Pair(part: Card())))
print(logTitled(Pair(part: Note())), logTitled(Pair(part: Card())), logAny(Pair(part: Note())))

extension Array: Loggable where Element: Loggable {}
extension Array: Titled where Element: Titled { var title: String { "list" } }
print([Line()].log(), [Note()].log(), log([Note()]))
extension Optional: Loggable where Wrapped: Loggable {
  func log() -> String { map { "some \($0.log())" } ?? "none" }
}
let note: Note? = Note()
print(note.log(), log(note))
