// A stored closure that captures self keeps it alive; [weak self] and [unowned self] do not.
class Button {
  let title: String
  var onTap: (() -> Void)?
  init(_ title: String) { self.title = title }
  deinit { print("deinit", title) }
  func tap() { onTap?() }
}
func strong() {
  let button = Button("strong")
  button.onTap = { print("tapped", button.title) }
  button.tap()
}
strong()
print("strong leaked")
func weakCapture() {
  let button = Button("weak")
  button.onTap = { [weak button] in print("tapped", button?.title ?? "gone") }
  button.tap()
}
weakCapture()
class Model {
  var value = 0
  var handlers: [() -> String] = []
  func register() {
    handlers.append { [weak self] in
      guard let self else { return "no self" }
      self.value += 1
      return "weak \(self.value)"
    }
    handlers.append { [unowned self] in "unowned \(value)" }
  }
  lazy var describe: () -> String = { [weak self] in "lazy \(self?.value ?? -1)" }
  deinit { print("model deinit", value) }
}
var model: Model? = Model()
model!.register()
print(model!.handlers.map { $0() }, model!.describe())
let first = model!.handlers[0]
let describe = model!.describe
model = nil
print(first(), describe())
struct Pair {
  var name: String
  func greeter() -> () -> String { { "hello " + name } }
}
var pair = Pair(name: "old")
let greeter = pair.greeter()
pair.name = "new"
print(greeter(), pair.greeter()())
