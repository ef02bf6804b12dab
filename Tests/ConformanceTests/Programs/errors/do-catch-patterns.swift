// catch clauses are tried in order with patterns; what is not caught goes on; code after the throw is skipped.
// swift-format-ignore-file: NeverUseForceTry
enum NetworkError: Error, Equatable {
  case offline
  case status(Int, reason: String)
  case retry(after: Double)
}
struct ParseError: Error {
  let line: Int
}
func fail(_ n: Int) throws -> String {
  switch n {
  case 0: return "fine"
  case 1: throw NetworkError.offline
  case 2: throw NetworkError.status(404, reason: "not found")
  case 3: throw NetworkError.status(500, reason: "server")
  case 4: throw NetworkError.retry(after: 2.5)
  default: throw ParseError(line: n)
  }
}
func attempt(_ n: Int) -> String {
  do {
    let text = try fail(n)
    return "ok " + text
  } catch NetworkError.offline {
    return "offline"
  } catch NetworkError.status(let code, reason: _) where code < 500 {
    return "client error \(code)"
  } catch NetworkError.status(let code, let reason) {
    return "server error \(code) \(reason)"
  } catch let error as NetworkError {
    return "network \(error)"
  } catch let error as ParseError where error.line > 9 {
    return "late parse error"
  } catch is ParseError {
    return "parse error"
  } catch {
    return "other \(error)"
  }
}
for n in [0, 1, 2, 3, 4, 5, 10] { print(n, attempt(n)) }
func outer(_ n: Int) throws {
  do {
    print(try fail(n))
    print("after")
  } catch NetworkError.offline {
    print("inner catch")
  }
}
for n in 0...2 {
  do { try outer(n) } catch { print("passed on", error) }
}
do {
  throw ParseError(line: 3)
} catch { print(error, type(of: error), error is ParseError, (error as? ParseError)?.line ?? 0) }
print((try? fail(1)) as Any, (try? fail(0)) as Any, try! fail(0))
print((try? fail(1)) ?? "default", NetworkError.offline == .offline)
if let text = try? fail(0) { print("got", text) }
guarded: do {
  guard let text = try? fail(9) else {
    print("guarded")
    break guarded
  }
  print("never", text)
}
