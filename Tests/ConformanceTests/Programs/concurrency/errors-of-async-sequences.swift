// The error of an asynchronous sequence is an Error in generic code.
extension AsyncSequence {
  func each(_ body: (Element) -> Void) async {
    do {
      for try await element in self { body(element) }
    } catch {
      let failure: any Error = error
      print(failure)
    }
  }
}
enum Failure: Error { case stopped }
await AsyncThrowingStream<Int, any Error> { continuation in
  continuation.yield(1)
  continuation.finish(throwing: Failure.stopped)
}.each { print($0) }
