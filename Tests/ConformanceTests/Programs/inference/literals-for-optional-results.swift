// A generic result becomes an optional after the call: a literal that decides it is no optional itself.
func into<R>(_ start: R, _ change: (inout R) throws -> Void) rethrows -> R {
  var value = start
  try change(&value)
  return value
}
func same<T>(_ value: T) throws -> T { value }
func wrapped<T>(_ value: T) throws -> T? { value }

struct Level: ExpressibleByIntegerLiteral {
  var number: Int
  init(integerLiteral value: Int) { number = value }
  subscript(index: Int) -> Int {
    get { number + index }
    set { number = newValue - index }
  }
}

let first: [Int]? = into([1]) { $0[0] = 4 }
let appended: [Int]? = into([1]) { list in
  list.append(1)
  list[0] = 3
}
let read: [Int]? = into([1]) { list in for item in list { print(item) } }
let table: [String: Int]? = into([:]) { table in table["a"] = 1 }
let nested: [String: [Int]]? = into(["a": [1]]) { table in table["b", default: []].append(2) }
let unique: Set<Int>? = into([1]) { set in set.insert(3) }
let text: String? = into("a") { text in text += "b" }
let level: Level? = into(1) { level in level[2] = 8 }
print(first as Any, appended as Any, read as Any, table as Any, nested?.count as Any, text as Any, level as Any)
print(unique.map { $0.sorted() } as Any)

if let found: [String: Int] = try? into([:], { table in table["a"] = try same(2) }) { print(found) }
let list: [Int]? = try? same([])
let twice: Int?? = try? same(3)
let missing: Int? = try? same(nil)
let flat: [Int]? = try? wrapped([])
let deep: [Int]?? = try? wrapped([])
let items: [Int?]? = try? same([nil, 1])
print(list as Any, twice as Any, missing as Any, flat as Any, deep as Any, items as Any)

func take(_ list: [Int]?) { print("take", list as Any) }
take(try? same([]))
take(try? wrapped([]))
take(into([]) { $0 = [1] })

let none: [Int]? = into(nil) { $0 = [2] }
let other: Int? = into(nil as Int?) { $0 = 3 }
print(none as Any, other as Any)
