// `throw a ?? b` throws one of two errors whose types differ.

struct Wrapped: Error {
  var code: Int
  init?(_ error: Plain) {
    if error.code < 0 { return nil }
    code = error.code
  }
}
struct Plain: Error { var code: Int }

func fail(_ code: Int) throws {
  do { throw Plain(code: code) } catch let error as Plain { throw Wrapped(error) ?? error }
}
for code in [-1, 2] {
  do { try fail(code) } catch { print(error) }
}
func same(_ error: Plain?) throws { throw error ?? Plain(code: 9) }
do { try same(nil) } catch { print(error) }
func typed(_ error: Plain?) throws(Plain) { throw error ?? Plain(code: 8) }
do { try typed(nil) } catch { print(error.code) }
struct Late: Error {}
struct Early: Error {}
func either(_ isLate: Bool) throws { throw isLate ? Late() : Early() }
for isLate in [true, false] {
  do { try either(isLate) } catch { print(error) }
}
