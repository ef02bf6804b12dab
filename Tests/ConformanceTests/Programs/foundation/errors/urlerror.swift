import Foundation

func load(_ code: URLError.Code) throws { throw URLError(code) }
for code in [URLError.Code.timedOut, .notConnectedToInternet, .cancelled, .badServerResponse] {
  do { try load(code) } catch let error as URLError where error.code == .timedOut {
    print("timed out", error.code.rawValue)
  } catch let error as URLError {
    print(error.code.rawValue, error.errorCode, error.code == .cancelled)
  }
}
print(URLError(.badURL) == URLError(.badURL), URLError.Code.badURL.rawValue)
