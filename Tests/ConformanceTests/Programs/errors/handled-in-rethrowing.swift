// A function that rethrows may call anything that throws, as long as it handles those errors itself.
struct Missing: Error {}
func find() throws -> Int { throw Missing() }

func sum(_ part: () throws -> Int) rethrows -> Int {
  let missing = try? find()
  do { _ = try find() } catch { print("caught", error) }
  let first = try? part()
  return try part() + (missing ?? 1) + (first ?? 2)
}
func forced(_ part: () throws -> Int) rethrows -> Int { try! part() }

print(sum { 5 })
print(forced { 6 })
print((try? sum { throw Missing() }) ?? -1)
