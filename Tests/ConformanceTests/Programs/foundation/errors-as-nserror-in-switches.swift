import Foundation
enum Outcome { case done(Int), failed(any Error) }
struct Lost: Error {}
func text(_ outcome: Outcome) -> String {
  switch outcome {
  case let .failed(error as NSError): "failed \(error.code)"
  case let .done(count): "done \(count)"
  }
}
print(text(.done(1)), text(.failed(NSError(domain: "own", code: 3))))
let url = URL(string: "scheme://an%20user:p%3Aw@host/path")!
print(url.user(percentEncoded: false) ?? "-", url.user() ?? "-", url.password(percentEncoded: false) ?? "-")
let timer = Timer(timeInterval: 1, repeats: false) { _ in }
print(timer == timer, timer != Timer(timeInterval: 1, repeats: false) { _ in })
