// Operands about which only their protocols are known are reported with the declarations that their types come from.
func first() -> some Equatable { 1 }
func second() -> some Equatable { 1 }
print(first() == second())

func smallest() -> some Comparable { 1 }
func largest() -> some Comparable { 1 }
print(smallest() < largest())

struct Values {
  let one: some Equatable = 1
  let other: some Equatable = 2
  static func third() -> some Equatable { 2 }
  func agree() -> Bool { one == other }
  func differ() -> Bool { Values.third() != one }
}

func same<T: Equatable, U: Equatable>(_ a: T, _ b: U) -> Bool { a == b }
func ordered<T: Comparable, U: Comparable>(_ a: T, by b: U) -> Bool { a < b }
func shared<T: Comparable, U: Equatable>(_ a: T, _ b: U) -> Bool { a == b }
func alike(_ a: some Equatable, _ b: some Equatable) -> Bool { a == b }

struct Pair<T: Equatable> {
  func contains<U: Equatable>(_ a: T, _ b: U) -> Bool { a == b }
}
extension Array where Element: Equatable {
  func starts<U: Equatable>(with u: U) -> Bool { self[0] == u }
}
