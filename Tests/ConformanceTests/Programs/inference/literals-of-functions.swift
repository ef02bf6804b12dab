// The functions in a literal have the type to which all of them convert.

struct Suite {
  func first() {}
  func second() throws {}
  static let named = [("first", first), ("second", second)]
  static let plain = [first, second]
  static let all = [
    ("first", first),
    ("second", second),
    ("third", first),
  ]
}
print(type(of: Suite.named), type(of: Suite.plain), type(of: Suite.all), Suite.all.count)

func plain() {}
func throwing() throws {}
func waiting() async {}
func wholly() async throws {}
func same(_ value: Int) -> Int { value }
func checked(_ value: Int) throws -> Int { value }
enum Failure: Error { case one }
func typed() throws(Failure) {}

print(type(of: [plain, throwing]), type(of: [throwing, plain]), type(of: [plain, waiting]))
print(type(of: [plain, throwing, wholly]), type(of: [plain, nil, throwing]))
print(type(of: ["plain": plain, "throwing": throwing]))
let pairs = [("plain", plain), ("throwing", throwing)]
print(type(of: pairs))
let numbered = [(1, plain), (2, throwing), (3, plain)]
print(type(of: numbered))
let labelled = [(name: "a", run: throwing), (name: "b", run: plain)]
print(type(of: labelled))
let values = [same, checked]
print(type(of: values), try values.map { try $0(2) })
print(type(of: [("same", same), ("checked", checked)]))
let chosen = Bool.random() ? same : checked
print(type(of: chosen))
print(type(of: [typed, throwing]), type(of: [plain, typed]))

func count(_ tests: [(String, () throws -> Void)]) -> Int { tests.count }
print(count([("plain", plain), ("throwing", throwing)]))
func generic<T>(_ tests: [(String, T)]) -> Any.Type { T.self }
print(generic([("plain", plain), ("throwing", throwing)]))
let written: [(String, () throws -> Void)] = [("plain", plain), ("throwing", throwing)]
print(written.count)
