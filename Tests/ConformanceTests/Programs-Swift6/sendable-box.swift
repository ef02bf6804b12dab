final class Box<T: Sendable>: Sendable { let v: T; init(_ v: T) { self.v = v } }
let b = Box([1, 2]); Task { print(b.v) }; try await Task.sleep(for: .milliseconds(5))
