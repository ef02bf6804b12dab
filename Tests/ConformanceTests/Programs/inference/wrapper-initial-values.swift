@propertyWrapper struct State<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(initialValue: Value) { wrappedValue = initialValue }
}
protocol Shape {}
struct Circle: Shape {}
struct View {
  @State var count: Int?
  @State var shape: any Shape
  @State var ratio: Double = 1
  @State var names: [String] = []
  init(count: Int, shape: Circle) {
    _count = State(initialValue: count)
    _shape = State(wrappedValue: shape)
    _ratio = .init(initialValue: 2)
  }
}
let view = View(count: 3, shape: Circle())
print(view)
