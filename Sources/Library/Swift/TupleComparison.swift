// `==`, `<` and the rest for tuples of no and of two to six elements, as Swift declares them.

func == (lhs: (), rhs: ()) -> Bool { true }
func != (lhs: (), rhs: ()) -> Bool { false }
func < (lhs: (), rhs: ()) -> Bool { false }
func <= (lhs: (), rhs: ()) -> Bool { true }
func > (lhs: (), rhs: ()) -> Bool { false }
func >= (lhs: (), rhs: ()) -> Bool { true }
func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool { lhs.0 == rhs.0 && lhs.1 == rhs.1 }
func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool { !(lhs == rhs) }
func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 < rhs.1
}
func <= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 <= rhs.1
}
func > <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 > rhs.1
}
func >= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 >= rhs.1
}
func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2
}
func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool { !(lhs == rhs) }
func < <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 < rhs.2
}
func <= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 <= rhs.2
}
func > <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 > rhs.2
}
func >= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 >= rhs.2
}
func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool {
  lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3
}
func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool {
  !(lhs == rhs)
}
func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 != rhs.2 ? lhs.2 < rhs.2 : lhs.3 < rhs.3
}
func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 != rhs.2 ? lhs.2 < rhs.2 : lhs.3 <= rhs.3
}
func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 != rhs.2 ? lhs.2 > rhs.2 : lhs.3 > rhs.3
}
func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 > rhs.0 : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 != rhs.2 ? lhs.2 > rhs.2 : lhs.3 >= rhs.3
}
func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool { lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3 && lhs.4 == rhs.4 }
func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool { !(lhs == rhs) }
func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  lhs.0 != rhs.0
    ? lhs.0 < rhs.0
    : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 != rhs.2 ? lhs.2 < rhs.2 : lhs.3 != rhs.3 ? lhs.3 < rhs.3 : lhs.4 < rhs.4
}
func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  lhs.0 != rhs.0
    ? lhs.0 < rhs.0
    : lhs.1 != rhs.1 ? lhs.1 < rhs.1 : lhs.2 != rhs.2 ? lhs.2 < rhs.2 : lhs.3 != rhs.3 ? lhs.3 < rhs.3 : lhs.4 <= rhs.4
}
func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  lhs.0 != rhs.0
    ? lhs.0 > rhs.0
    : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 != rhs.2 ? lhs.2 > rhs.2 : lhs.3 != rhs.3 ? lhs.3 > rhs.3 : lhs.4 > rhs.4
}
func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(
  lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)
) -> Bool {
  lhs.0 != rhs.0
    ? lhs.0 > rhs.0
    : lhs.1 != rhs.1 ? lhs.1 > rhs.1 : lhs.2 != rhs.2 ? lhs.2 > rhs.2 : lhs.3 != rhs.3 ? lhs.3 > rhs.3 : lhs.4 >= rhs.4
}
func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool { lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3 && lhs.4 == rhs.4 && lhs.5 == rhs.5 }
func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool { !(lhs == rhs) }
func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs.0 != rhs.0
    ? lhs.0 < rhs.0
    : lhs.1 != rhs.1
      ? lhs.1 < rhs.1
      : lhs.2 != rhs.2 ? lhs.2 < rhs.2 : lhs.3 != rhs.3 ? lhs.3 < rhs.3 : lhs.4 != rhs.4 ? lhs.4 < rhs.4 : lhs.5 < rhs.5
}
func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs.0 != rhs.0
    ? lhs.0 < rhs.0
    : lhs.1 != rhs.1
      ? lhs.1 < rhs.1
      : lhs.2 != rhs.2
        ? lhs.2 < rhs.2 : lhs.3 != rhs.3 ? lhs.3 < rhs.3 : lhs.4 != rhs.4 ? lhs.4 < rhs.4 : lhs.5 <= rhs.5
}
func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs.0 != rhs.0
    ? lhs.0 > rhs.0
    : lhs.1 != rhs.1
      ? lhs.1 > rhs.1
      : lhs.2 != rhs.2 ? lhs.2 > rhs.2 : lhs.3 != rhs.3 ? lhs.3 > rhs.3 : lhs.4 != rhs.4 ? lhs.4 > rhs.4 : lhs.5 > rhs.5
}
func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(
  lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)
) -> Bool {
  lhs.0 != rhs.0
    ? lhs.0 > rhs.0
    : lhs.1 != rhs.1
      ? lhs.1 > rhs.1
      : lhs.2 != rhs.2
        ? lhs.2 > rhs.2 : lhs.3 != rhs.3 ? lhs.3 > rhs.3 : lhs.4 != rhs.4 ? lhs.4 > rhs.4 : lhs.5 >= rhs.5
}
