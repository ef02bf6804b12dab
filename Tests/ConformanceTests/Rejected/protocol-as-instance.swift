// A protocol has no initializer to call.
protocol Shape {
  init()
}
let shape = Shape()
