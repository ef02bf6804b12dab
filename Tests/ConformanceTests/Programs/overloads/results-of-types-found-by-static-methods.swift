func thrower() throws {}
struct Job<Success, Failure: Error> {
  static func start(_ operation: @escaping () async -> Success) -> Job<Success, Failure> where Failure == Never, Success == () { print(1); return .init() }
  static func start(_ operation: @escaping () async throws -> Success) -> Job<Success, Failure> where Failure == any Error, Success == () { print(2); return .init() }
  static func go(_ operation: () -> Success) -> Job<Success, Failure> where Failure == Never { print(1); return .init() }
  static func go(_ operation: () throws -> Success) -> Job<Success, Failure> where Failure == any Error { print(2); return .init() }
}
extension Job where Failure == Never {
  static func on(_ operation: () -> Success) -> Job<Success, Failure> { print(1); return .init() }
}
extension Job where Failure == any Error {
  static func on(_ operation: () throws -> Success) -> Job<Success, Failure> { print(2); return .init() }
}
_ = Job.on { 3 }
_ = Job.on { try thrower() }
_ = Job.go { 3 }
_ = Job.go { try thrower() }
_ = Job.start { print("a") }
_ = Job.start { try thrower() }
class A {}
class B: A {}
struct Box<Content> {
  static func first(_ x: () -> Int) -> Box<Content> where Content == B { print(1); return .init() }
  static func first(_ x: () throws -> Int) -> Box<Content> where Content == A { print(2); return .init() }
  static func second(_ x: () -> Int) -> Box<Content> where Content == A { print(1); return .init() }
  static func second(_ x: () throws -> Int) -> Box<Content> where Content == B { print(2); return .init() }
  static func third(_ x: () -> Int) -> Box<Content> where Content == Int? { print(1); return .init() }
  static func third(_ x: () throws -> Int) -> Box<Content> where Content == Int { print(2); return .init() }
}
_ = Box.first { 3 }
_ = Box.second { 3 }
_ = Box.third { 3 }
