import Dispatch
import Foundation

final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
func load(_ id: Int, _ completion: @escaping @Sendable (Result<String, CocoaError>) -> Void) {
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
    completion(id > 0 ? .success("item \(id)") : .failure(CocoaError(.fileNoSuchFile)))
  }
}
func waited(_ id: Int) -> String {
  let semaphore = DispatchSemaphore(value: 0)
  let box = Box("")
  load(id) { result in
    switch result {
    case .success(let text): box.value = text
    case .failure(let error): box.value = "failed \(error.code.rawValue)"
    }
    semaphore.signal()
  }
  semaphore.wait()
  return box.value
}
print(waited(3), waited(0))
let turnstile = DispatchSemaphore(value: 2)
turnstile.wait()
turnstile.wait()
print(turnstile.wait(timeout: .now() + 0.005) == .timedOut)
turnstile.signal()
print(turnstile.wait(timeout: .now()) == .success)
turnstile.signal()
turnstile.signal()
