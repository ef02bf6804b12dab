// The attributes of a parameter's type may stand inside parentheses.
struct Filter {
  let keeps: (Int) -> Bool
  init(keeps: @escaping (Int) -> Bool) { self.keeps = keeps }
  func replaced(by keeps: (@escaping (Int) -> Bool)) -> Filter { Filter(keeps: keeps) }
}
print(Filter { $0 > 1 }.replaced { $0 > 2 }.keeps(2))
