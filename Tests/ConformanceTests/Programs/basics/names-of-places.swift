// `#function` in closures, initial values, accessors; `#fileID` names the module.
let closure = { #function }
print(closure(), #fileID, #line)
let made: String = { #function }()
print(made)
func named(_ name: String = #function) -> String { name }
struct Record {
  static let first = #function
  static let second = { #function }()
  let third = { #function }()
  lazy var fourth = #function
  lazy var fifth = { [1].map { _ in #function } }()
  var sixth: String { { #function }() }
  var observed = 0 {
    willSet {
      print(#function)
      do { print({ #function }()) }
    }
  }
  init(x: Int) { print({ #function }()) }
  static var own: String { #function }
  subscript(a index: Int, other: Int) -> String {
    get { #function }
    set { print(#function) }
  }
  func generic<T>(_ value: T, by x: Int) -> String {
    func inner(_ q: Int) -> String { #function }
    return inner(1) + " " + #function + " " + { #function }()
  }
  static func + (a: Record, b: Record) -> String { #function }
}
var record = Record(x: 1)
print(Record.first, Record.second, record.third, record.fourth, record.fifth, record.sixth, Record.own)
print(record[a: 1, 2], record.generic(1, by: 2), record + record)
record.observed = 1
record[a: 1, 2] = ""
print(named(), { named() }(), [1].map { _ in named() })
enum Kind {
  case one
  var name: String { #function }
  init() {
    self = .one
    print(#function)
  }
}
print(Kind().name)
class Model {
  var value = named()
  deinit { print(#function) }
  init?(fails: Int) {
    print(#function)
    return nil
  }
  lazy var later = named()
}
print(Model(fails: 1) == nil)
func outer() {
  let inside = {
    struct Local {
      var one = #function
      let two = named()
    }
    print(Local().one, Local().two, #function)
  }
  inside()
}
outer()
var computed: String { #function }
print(computed)
#if swift(>=6.0)
  print("language 6")
#elseif swift(>=5.9) && compiler(>=6.0)
  print("language 5 of a newer compiler")
#endif
