/// The names that migrated code uses: those of Observation, or those of the Perception library.
package struct Dialect: Sendable {
  /// The module that declares the names.
  let module: String
  /// Modules that re-export the macro.
  let modules: Set<String>
  let macro: String
  let ignored: String
  let conformance: String
  /// The module prefix of a wrapper's name: `Perception.` of `@Perception.Bindable`.
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
