import Foundation
enum AppError: LocalizedError, Equatable, CustomNSError {
  case offline, status(Int), wrapped(String)
  var errorDescription: String? {
    switch self {
    case .offline: "You are offline";
    case .status(let c): "Status \(c)";
    case .wrapped: nil
    }
  }
  var failureReason: String? { self == .offline ? "No network" : nil }
  var recoverySuggestion: String? { self == .offline ? "Try again" : nil }
  static var errorDomain: String { "App" }
  var errorCode: Int { if case .status(let c) = self { c } else { 1 } }
  var errorUserInfo: [String: Any] { ["k": "\(self)"] }
}
struct Plain: Error { var n = 1 }
func fail(_ e: Error) throws { throw e }
for e in [
  AppError.offline, AppError.status(404), AppError.wrapped("x"), Plain(), URLError(.timedOut),
  CocoaError(.fileNoSuchFile), CancellationError(),
  NSError(domain: "D", code: 7, userInfo: [NSLocalizedDescriptionKey: "own words"]),
] as [Error] {
  do { try fail(e) } catch let e as AppError {
    let ns = e as NSError;
    print(
      "app", e.localizedDescription, e.failureReason ?? "-", e.recoverySuggestion ?? "-", ns.domain, ns.code,
      ns.userInfo["k"] as? String ?? "-")
  } catch let e as URLError where e.code == .timedOut {
    print("url", e.code.rawValue, e.errorCode)
  } catch is CancellationError { print("cancelled") } catch {
    let ns = error as NSError; print(type(of: error), ns.domain, ns.code, ns.localizedDescription)
  }
}
let results: [Result<Int, AppError>] = [.success(1), .failure(.offline), .success(3)]
print(
  results.compactMap { try? $0.get() }, results.map { $0.map { $0 * 2 } },
  results.compactMap { if case .failure(let e) = $0 { e } else { nil } })
print(
  Result { try JSONDecoder().decode(Int.self, from: Data("5".utf8)) }.map { $0 + 1 },
  (Result<Int, Error> { throw Plain() }).mapError { _ in AppError.wrapped("m") })
let flat = results[0].flatMap { $0 > 5 ? .success("big") : .failure(AppError.status($0)) }; print(flat)
print(
  (AppError.status(3) as NSError).isEqual(AppError.status(3) as NSError),
  NSError(domain: "a", code: 1) == NSError(domain: "a", code: 1), NSError(domain: "a", code: 1).description,
  (Plain() as NSError).localizedDescription)
print((try? fail(Plain())) as Any, try! Result<Int, Plain>.success(2).get())
func typed() throws(AppError) -> Int { throw .offline }
do { _ = try typed() } catch { print(error == .offline) }
