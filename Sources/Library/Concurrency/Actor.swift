// Actors. All code runs on one thread; actors are isolated by the checks before a program runs. Library functions
// run on the executor of their callers, as the standard library's do with `isolation: #isolation`, but for those that
// are marked `@concurrent`.

protocol Actor: AnyObject, Sendable {}

extension Actor {
  @available(
    *, noasync,
    message: "express the closure as an explicit function declared on the specified 'actor' instead"
  )
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
  @available(*, noasync, message: "await the call to the @MainActor closure directly")
  static func assumeIsolated<T>(
    _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T {
    preconditionIsolated()
    return try operation()
  }
  static func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
  ) {
    if !_isOnMainActor() {
      _trap("Incorrect actor executor assumption; Expected same executor as MainActor. \(message())")
    }
  }
  static func assertIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
  ) { preconditionIsolated(message()) }
}

func _isOnMainActor() -> Bool
