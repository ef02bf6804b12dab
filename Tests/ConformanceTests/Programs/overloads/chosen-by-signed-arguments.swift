// The sign of an argument is an operator as well: its operand says which overload is meant.
func move(_ x: Double, _ y: Double) -> String { "Double" }
func move(_ x: Int, _ y: Int) -> String { "Int" }
func move(_ x: Any, _ y: Any) -> String { "Any" }
let width = 2.5
let rows = 3
print(move(-width, 0), move(-rows, 0), move(-width, -width), move(-rows, -rows), move(1, -width), move(-width / 2, 1))
print(move(~rows, 1), move(-(rows + 1), rows), move(+width, 1), move(-rows, "one"), max(-width, 1), min(-rows, rows))

struct Frame {
  init(_ width: Double, height: Double = 1) { print("Frame Double") }
  init(_ width: Int, height: Int = 1) { print("Frame Int") }
}
_ = Frame(-width)
_ = Frame(-rows, height: -rows)
_ = Frame(-width * 2, height: -width)
