// What is assigned to a property of a function type is kept: the setter's value may escape.
struct Handlers {
  private var all: [() -> Int] = []
  private var last: () -> Int = { 0 }
  var onTap: () -> Int {
    get { last }
    set {
      last = newValue
      all.append(newValue)
    }
  }
  subscript(index: Int) -> () -> Int {
    get { all[index] }
    set(handler) { all[index] = handler }
  }
  var sum: Int { all.reduce(0) { $0 + $1() } }
}

class Button {
  var action: () -> Void = {} {
    willSet { kept.append(newValue) }
    didSet { kept.append(oldValue) }
  }
  var kept: [() -> Void] = []
}

var handlers = Handlers()
handlers.onTap = { 1 }
var n = 10
handlers.onTap = { n }
n = 20
print(handlers.sum, handlers.onTap())
handlers[0] = { 5 }
print(handlers.sum, handlers[0]())

let button = Button()
button.action = { print("tapped") }
button.action = { print("tapped twice") }
for action in button.kept { action() }
button.action()
