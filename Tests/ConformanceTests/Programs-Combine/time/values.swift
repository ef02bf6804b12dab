import Combine

for await value in [1, 2, 3].publisher.values { print(value) }
for await value in [1, 2, 3].publisher.map({ $0 * 2 }).filter({ $0 > 2 }).values { print(value) }
struct Problem: Error {}
do {
  for try await value in [1, 2].publisher.setFailureType(to: Problem.self).append(Fail(error: Problem())).values {
    print(value)
  }
} catch {
  print("failed:", error)
}
print(await Future<Int, Never> { $0(.success(4)) }.value)
do {
  _ = try await Future<Int, Problem> { $0(.failure(Problem())) }.value
} catch {
  print("failed:", error)
}
print("end")
