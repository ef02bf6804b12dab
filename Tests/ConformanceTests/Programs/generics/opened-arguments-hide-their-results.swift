// A call that opens an existential gives back a hidden type: outside it is an existential as well, and holds the value
// itself, whatever the function belongs to.
protocol Style {}
struct Plain: Style { var weight = 1 }
protocol Shape { associatedtype Part: Shape; var part: Part { get } }
extension Never: Shape { var part: Never { fatalError() } }
struct Dot: Shape { var size = 5; var part: Never { fatalError() } }
struct Padded<Content: Shape>: Shape { let content: Content; var part: Never { fatalError() } }
struct AnyShape: Shape {
  let held: any Shape
  init<S: Shape>(_ shape: S) { held = shape }
  var part: Never { fatalError() }
}

func drawn<S: Style>(_ style: S) -> some Shape { Dot().padded() }
extension Dot { func inked<S: Style>(_ style: S) -> some Shape { padded() } }
extension Shape {
  func padded() -> some Shape { Padded(content: self) }
  func filled<S: Style>(_ style: S) -> some Shape { padded() }
  func both<A: Style, B: Style>(_ first: A, _ second: B) -> some Shape { Padded(content: Padded(content: self)) }
  func same<S: Style>(_ style: S) -> Self { self }
  static func made<S: Style>(_ style: S) -> some Shape { Dot(size: 9) }
  subscript<S: Style>(style: S) -> some Shape { Padded(content: self) }
}
func joined<A: Shape, S: Style>(_ shape: A, _ style: S) -> some Shape { Padded(content: shape) }
func kept<S: Style>(_ style: S) -> S { style }
func pair<S: Style>(_ style: S) -> (some Shape, Int) { (Dot(), 3) }
func perhaps<S: Style>(_ style: S) -> (some Shape)? { Dot() }
func erased<S: Shape>(_ shape: S) -> AnyShape { AnyShape(shape) }

let style: any Style = Plain()
let shape: any Shape = Dot()
print(drawn(style), Dot().inked(style), Dot().filled(style), shape.filled(style), separator: "\n")
print(joined(Dot(), style), joined(shape, Plain()), joined(shape, style), separator: "\n")
print(Dot().both(style, style), shape.both(style, style), Dot().same(style), shape.same(style), separator: "\n")
print(Dot.made(style), Dot()[style], kept(style), pair(style), perhaps(style) as Any, separator: "\n")
let box = erased(Dot().filled(style))
print(type(of: box.held), (box.held as? Padded<Dot>)?.content.size ?? 0)
