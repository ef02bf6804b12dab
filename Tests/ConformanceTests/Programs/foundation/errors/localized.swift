import Foundation

enum Problem: LocalizedError {
  case offline
  case status(Int)
  var errorDescription: String? {
    switch self {
    case .offline: "You are offline."
    case .status(let code): "The server answered \(code)."
    }
  }
  var recoverySuggestion: String? { "Try again." }
}
let errors: [any Error] = [Problem.offline, Problem.status(500)]
for error in errors { print(error.localizedDescription) }
print(Problem.offline.recoverySuggestion ?? "none", Problem.offline.failureReason ?? "none")
do { throw Problem.status(404) } catch { print(error.localizedDescription, error) }
