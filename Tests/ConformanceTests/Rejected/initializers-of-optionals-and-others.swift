protocol Tagged {}
class Base {}
class Derived: Base, Tagged {}
struct N {
  init(_ value: Base) {}
  init?(_ value: any Tagged) {}
}
_ = N(Derived())
let n = N(Derived())
let m: N? = N(Derived())
struct E {
  init<T: Equatable>(_ value: T) {}
  init?<T: CustomStringConvertible>(_ value: T) {}
}
_ = E(1)
