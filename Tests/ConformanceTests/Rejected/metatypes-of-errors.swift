struct Model { var count = 0 }
let model = makeModel()
print(type(of: model))
print("model:", type(of: model), model.count)
let shown: Any = type(of: model)
let types = [type(of: model)]
let text = "\(type(of: model))"
let name = String(describing: type(of: model))
func show(_ value: Int, as label: String) {}
show(type(of: model), as: "model")
print(type(of: [model]), (type(of: model)))
print(type(of: Model().size))
func dumped() -> Any { type(of: model) }
assert(type(of: model) as Any is Int)
print([type(of: model)])
