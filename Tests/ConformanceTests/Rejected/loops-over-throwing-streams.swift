func f1(_ s: AsyncThrowingStream<Int, Error>) async {
  for await x in s { print(x) }
}
func f2(_ s: AsyncThrowingStream<Int, Error>) async {
  do { for await x in s { print(x) } } catch { print(error) }
}
func f3(_ s: AsyncThrowingStream<Int, Error>) async throws {
  for await x in s { print(x) }
}
enum E: Error { case a }
func f5(_ s: AsyncThrowingStream<Int, Error>) async {
  do { for try await x in s { print(x) } } catch E.a { print(1) }
}
func f9(_ s: AsyncThrowingStream<Int, Error>) {
  Task { for await x in s { print(x) } }
}
