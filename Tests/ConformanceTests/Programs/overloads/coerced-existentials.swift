// `x as any P` as an argument is not opened, unless there are parentheses around it.

protocol Shape {}
protocol Named {}
struct Circle: Shape, Named {}
let shape: any Shape = Circle()
let both = Circle() as any Shape & Named

func some(_ shape: some Shape) -> String { "some" }
func some(_ shape: Any) -> String { "Any" }
print(some(shape), some(Circle() as any Shape), some(shape as any Shape), some((shape)), some((shape as any Shape)))

func generic<T: Shape>(_ shape: T) -> String { "Shape \(T.self)" }
func generic<T>(_ shape: T) -> String { "T \(T.self)" }
print(generic(shape), generic(shape as any Shape), generic(Circle() as any Shape), generic(Circle()))

func parts(_ shape: some Shape) -> String { "Shape" }
func parts(_ shape: some Shape & Named) -> String { "both" }
func parts(_ shape: Any) -> String { "Any" }
print(parts(Circle()), parts(1), parts(both), parts(Circle() as any Shape & Named), parts(Circle() as any Shape))
