// A case with labels is called.
enum Shape { case rect(width: Int, height: Int) }
let shape: Shape = .rect
