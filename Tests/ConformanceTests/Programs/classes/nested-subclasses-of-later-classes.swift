// A nested class inherits the initializers of a class that itself inherits them, wherever the classes are declared.

final class Promise<Value> {
  let box: Box<Value>

  init() { box = Empty() }
  init(_ value: Value) { box = Full(value) }

  private final class Empty<Content>: Open<Content> {
    deinit { print("an empty box has gone") }
  }
  private final class Full<Content>: Sealed<Content> {}
}

class Box<Content> {
  var words: String { "box" }
}

class Open<Content>: Box<Content> {
  private var handlers: [(Content) -> Void] = []
  override var words: String { "open, \(handlers.count) handlers" }
}

class Filled<Content>: Box<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }
  override var words: String { "filled with \(content)" }
}

class Sealed<Content>: Filled<Content> {}

enum Plain {
  class Inner: Middle {}
  class Middle: Outer {}
  class Outer { init(name: String) { print("made", name) } }
}

do {
  print(Promise<Int>().box.words)
  print(Promise("x").box.words)
  _ = Plain.Inner(name: "inner")
}
