// A method's name in the initial value of a property is the function from an instance to the method.

class Title {
  func make(_ number: Int) -> String { "title \(number)" }
  var made = make
  let written: (Title) -> (Int) -> String = make
  var later = { make }
  var listed = [make, make]
  var perhaps = Optional(make)
  var pair = (make, 1)
  func start() -> Int { 0 }
  func start(_ number: Int) -> Int { number }
  var chosen: (Title) -> () -> Int = start
  var named = start(_:)
  static var shared = make
}

print(type(of: Title().made))
let title = Title()
print(title.made(title)(3), title.written(title)(4), title.later()(title)(5), title.listed[1](title)(6))
print(title.perhaps!(title)(7), title.pair.0(title)(8), title.chosen(title)(), title.named(title)(9))
print(Title.shared(title)(10))

class Holder: Title {
  static let sign = make(Holder())
}
print(Holder.sign(11))

struct Size {
  var width = 1
  var get = width2, all = [width2]
  func width2() -> Int { width * 2 }
}
print(Size().get(Size(width: 5))(), Size().all[0](Size(width: 6))())

@propertyWrapper struct Route<Owner: AnyObject, Output> {
  var wrappedValue: (Owner) -> () -> Output
  init(wrappedValue: @escaping (Owner) -> () -> Output) { self.wrappedValue = wrappedValue }
}
final class Coordinator {
  @Route var start = makeStart
  func makeStart() -> [Int] { [1, 2] }
}
let coordinator = Coordinator()
print(coordinator.start(coordinator)())

class Switch {
  func flip() -> Int { 12 }
  func run(_ action: (Switch) -> () -> Int = flip) -> Int { action(self)() }
  static func both() -> Int {
    let one = flip
    return one(Switch())() + flip(Switch())()
  }
}
print(Switch().run(), Switch.both())
