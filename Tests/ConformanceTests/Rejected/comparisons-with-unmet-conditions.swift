protocol Named {}
struct Tag: Named {}
struct Box<T> { var value: T }
extension Box: Equatable where T: Equatable {}
enum Wrapped<T> { case none, some(T) }
extension Wrapped: Equatable where T: Equatable {}
let tag = Box(value: Tag()), tags: [any Named] = [Tag()]
let any = Box(value: tags[0])
_ = tag == tag
if tag != tag {}
_ = any == any
_ = Wrapped.some(Tag()) == Wrapped.some(Tag())
print(tag == tag)
_ = Box(value: 1) == Box(value: 2)
_ = tags[0] == tags[0]
let first = tags[0]
let a = first == first
func f(_ x: any Named, _ y: any Named) -> Bool { x == y }
func g(_ x: any Named, _ y: any Named) -> Bool { tags[0] == x }
if first == tags[0] {}
let b = tags.contains { $0 == first }
