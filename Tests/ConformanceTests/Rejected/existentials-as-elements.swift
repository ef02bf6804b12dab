protocol Named { init(); static var label: String { get } }
protocol Other {}
struct Tag: Named { static var label = "tag" }
extension Array where Element: Named { func labels() -> [String] { map { type(of: $0).label } } }
extension Array where Element: Other { func others() {}; var otherCount: Int { count } }
extension Sequence where Element: Named { func named() {} ; var namedCount: Int { 1 } }
struct Box<T> { var value: T }
extension Box: Equatable where T: Equatable {}
extension Box where T: Named { func open() {} }
let tags: [any Named] = [Tag()], things: [Any] = [1]
tags.labels()
tags.others()
tags.named()
print(tags.otherCount, tags.namedCount)
_ = tags.max()
_ = tags.sorted()
_ = tags == tags
_ = tags.firstIndex(of: tags[0])
_ = things.sorted()
_ = things == things
things.others()
things.named()
Box(value: tags[0]).open()
Box(value: Tag()).open()
