/// The names that migrated code uses: those of Observation, or those of the Perception library.
package struct Dialect: Sendable {
  /// The module that has them.
  let module: String
  /// Modules that bring the macro along.
  let modules: Set<String>
  let macro: String
  let ignored: String
  let conformance: String
  /// The module before the name of a wrapper: `Perception.` of `@Perception.Bindable`.
  let prefix: String
  /// True if views follow only the properties that they read inside `WithPerceptionTracking`.
  let wrapsBodies: Bool

  package static let observation = Dialect(
    module: "Observation", modules: ["SwiftUI", "Observation", "SwiftData"], macro: "@Observable",
    ignored: "@ObservationIgnored", conformance: "Observable", prefix: "", wrapsBodies: false)

  /// For systems before iOS 17.
  package static let perception = Dialect(
    module: "Perception", modules: ["Perception", "ComposableArchitecture"], macro: "@Perceptible",
    ignored: "@PerceptionIgnored", conformance: "Perceptible", prefix: "Perception.", wrapsBodies: true)

  /// True if a text needs the module.
  func isNeeded(by text: String) -> Bool {
    let words = [macro, "AnyObject, \(conformance)"] + (wrapsBodies ? ["WithPerceptionTracking", prefix] : [])
    return words.contains { text.contains($0) }
  }
}
