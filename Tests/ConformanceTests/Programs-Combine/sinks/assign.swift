import Combine

final class Model {
  var name = "" { didSet { print(oldValue, "->", name) } }
  var size = 0
  var detail = Detail()
  deinit { print("model is gone") }
}
struct Detail { var title = "none" }

do {
  let model = Model()
  let names = PassthroughSubject<String, Never>()
  let token = names.assign(to: \.name, on: model)
  names.send("x")
  names.send("y")
  token.cancel()
  names.send("z")
}
do {
  // It keeps its object until it ends.
  let names = PassthroughSubject<String, Never>()
  var model: Model? = Model()
  let token = names.prefix(2).assign(to: \.name, on: model!)
  model = nil
  names.send("p")
  names.send("q")
  print("prefix is over")
  names.send("r")
  _ = token
}
do {
  let model = Model()
  _ = Just(7).assign(to: \.size, on: model)
  let token = ["a", "b"].publisher.assign(to: \.detail.title, on: model)
  print(model.size, model.detail.title)
  _ = token
}
