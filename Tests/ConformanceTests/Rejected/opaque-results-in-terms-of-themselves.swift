// An opaque type that its own underlying type contains has no end.

protocol P {}
struct Box<T>: P { var value: T }

func first<T>(_ value: T) -> some P { second(value) }
func second<T>(_ value: T) -> some P { first(value) }

func grow<T>(_ value: T) -> some P { grow(Box(value: value)) }

func ping<T>(_ value: T) -> some P { Box(value: pong(Box(value: value))) }
func pong<T>(_ value: T) -> some P { ping(value) }

struct Circle {
  var left: some P { Box(value: right) }
  var right: some P { left }
}

// Only the innermost one has an end.
func end<T>(_ value: T) -> some P { Box(value: value) }
func nested<T>(_ value: T) -> some P { end(end(value)) }
func twice<T>(_ value: T, _ isLast: Bool) -> some P {
  if isLast { return nested(value) }
  return nested(value)
}
