// A value is passed as a protocol only if its type conforms.
protocol Shape {}
struct Dot {}
func draw(_ shape: any Shape) {}
draw(Dot())
