protocol P {}
struct S: P {}
struct O {
  subscript<T: P>(p: T?) -> Int { 1 }
  subscript<T: P>(a p: T) -> Int { 1 }
  subscript<T: P>(b p: [T]) -> Int { 1 }
}
let optional: (any P)? = S(), one: any P = S(), many: [any P] = []
_ = O()[optional]
_ = O()[a: one]
_ = O()[b: many]
