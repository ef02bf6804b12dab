protocol Shape {}
struct Circle: Shape {}
func draw<T: Shape>(_ shape: T) -> String { "\(T.self)" }
func show(_ shape: some Shape) -> String { "some" }
let shape: any Shape = Circle()
print(draw(shape), draw((shape as any Shape)))
print(draw(shape as any Shape))
print(draw(Circle() as any Shape))
print(show(Circle() as any Shape))
