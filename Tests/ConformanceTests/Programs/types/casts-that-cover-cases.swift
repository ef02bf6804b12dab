// A cast that is only a conversion covers a case: to a protocol of the payload, to its superclass, to Any.

protocol Numbered { var number: Int { get } }
struct One: Numbered { var number = 1 }
struct Two: Numbered { var number = 2 }
class Three: Numbered { var number = 3 }
enum Choice {
  case one(One), two(Two), three(Three)
  var number: Int {
    switch self {
    case .one(let item as Numbered), .two(let item as Numbered), .three(let item as Numbered): item.number
    }
  }
  var kind: Int {
    switch self {
    case .one(let item as Any): item is One ? 10 : 0
    case .two(is Two): 20
    case let .three(item as Three): item.number
    }
  }
}
for choice in [Choice.one(One()), .two(Two()), .three(Three())] { print(choice.number, choice.kind) }
switch 3 { case let value as Int: print(value) }
switch (3, "a") { case (let value as Int, is String): print(value) }
