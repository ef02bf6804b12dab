// Actors. All code runs on one thread; actors are isolated by the checks before a program runs. Library functions
// run on the executor of their callers, as the standard library's do with `isolation: #isolation`, but for those that
// are marked `@concurrent`.

protocol Actor: AnyObject, Sendable {}

extension Actor {
  nonisolated func assumeIsolated<T>(
    _ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T { try operation(self) }
  nonisolated func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
  ) {}
  nonisolated func assertIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
  ) {}
}

protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

final actor MainActor: GlobalActor {
  typealias ActorType = MainActor
  static let shared: MainActor = MainActor()
  init() {}
  @concurrent static func run<T>(
    resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T
  ) async rethrows -> T { try await body() }
  static func assumeIsolated<T>(
    _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T { try operation() }
  static func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
  ) {}
  static func assertIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
  ) {}
}
