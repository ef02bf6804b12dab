// Initializers, getters and subscripts can throw; a class init that throws runs deinit only if complete.
enum Invalid: Error { case empty, tooLong(Int), index(Int) }
struct Name {
  let text: String
  init(_ text: String) throws {
    guard !text.isEmpty else { throw Invalid.empty }
    if text.count > 5 { throw Invalid.tooLong(text.count) }
    self.text = text
  }
  var initial: Character {
    get throws {
      guard let c = text.first else { throw Invalid.empty }
      return c
    }
  }
  subscript(i: Int) -> Character {
    get throws {
      guard i < text.count else { throw Invalid.index(i) }
      return Array(text)[i]
    }
  }
}
for text in ["Ann", "", "Alexander"] {
  do { print(try Name(text).text) } catch { print("invalid", error) }
}
let name = try Name("Bo")
print(try name.initial, try name[1], (try? name[9]) as Any)
class Resource {
  let id: Int
  init(_ id: Int) throws {
    self.id = id
    if id == 13 { throw Invalid.index(id) }
    print("opened", id)
  }
  deinit { print("closed", id) }
}
do {
  let a = try Resource(1)
  let b = try Resource(13)
  print(a.id, b.id)
} catch { print("failed", error) }
class Child: Resource {
  override init(_ id: Int) throws {
    try super.init(id * 2)
    if id == 5 { throw Invalid.empty }
  }
}
do { _ = try Child(5) } catch { print("child", error) }
func nested() throws -> Int {
  do {
    return try Name("").text.count
  } catch Invalid.empty {
    throw Invalid.tooLong(0)
  }
}
do { _ = try nested() } catch { print("translated", error) }
let results = ["a", "", "bb"].map { text in Result { try Name(text).text } }
for r in results { print((try? r.get()) ?? "none") }
struct Message: Error, CustomStringConvertible { var description: String { "own words" } }
do { throw Message() } catch { print(error, "\(error)") }
