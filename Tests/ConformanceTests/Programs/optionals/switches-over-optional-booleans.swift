enum Op: Int {
  case up = 1, down = -1, none = 0
  init(_ bool: Bool?) {
    self = switch bool {
    case true: .up
    case false: .down
    case nil: .none
    }
  }
}
print(Op(true), Op(nil), Op(false))
func f(_ b: Bool?) -> Int {
  switch b {
  case true: 1
  case false: 2
  case nil: 3
  }
}
print(f(true), f(nil))
func g(_ b: Bool?) -> Int {
  let x = switch b {
  case true: 1
  case false: 2
  case nil: 3
  }
  return x
}
print(g(false))
func deep(_ b: Bool??, _ other: Bool?) -> String {
  switch (b, other) {
  case (true, true), (false, false): "same"
  case (nil, nil): "none"
  case (.some(nil), _): "inner"
  case (nil, true?), (nil, false?): "other"
  case (true, false), (false, true): "different"
  case (true, nil), (false, nil): "half"
  }
}
print(deep(true, true), deep(.some(nil), nil), deep(nil, false), deep(false, nil), deep(nil, nil))
