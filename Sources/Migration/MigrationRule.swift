/// A rule of `obsh migrate`: one kind of edit, or one reason to leave a class as it is.
package struct MigrationRule: Sendable, Equatable {
  package let id: String
  /// The edit that the rule makes, or the code that it refuses, in one sentence.
  package let summary: String
  /// The change to make by hand if the rule refuses, or the code to look at if it edits.
  package let recipe: String

  init(_ id: String, _ summary: String, _ recipe: String) {
    self.id = id
    self.summary = summary
    self.recipe = recipe
  }

  package static func named(_ id: String) -> MigrationRule? { all.first { $0.id == id } }

  package static let all = classes + views + pipelines + refusals + legacy

  /// The output of `obsh explain`.
  package var page: String { "\(id)\n\n\(summary)\n\(recipe)\n\nA rule of 'obsh migrate'.\n" }
}

extension MigrationRule {
  static let observable = MigrationRule(
    "migrate_observable", "A class becomes '@Observable' and drops ObservableObject; '@Published' goes.",
    "Published properties are tracked; views now depend on the properties they read, not on the whole object.")
  static let ignored = MigrationRule(
    "migrate_ignored", "A stored variable that was not published gets '@ObservationIgnored'.",
    "Remove the attribute if views should follow the variable; '--track-all' leaves it out.")
  static let tracked = MigrationRule(
    "migrate_tracked", "A variable that was not published, but is read by a body, is tracked.",
    "Views that read it were updated by accident, when another property was published; check that they should follow it."
  )
  static let byHand = MigrationRule(
    "migrate_published_by_hand", "A variable that was changed along with 'objectWillChange.send()' is tracked.",
    "The call is removed: assigning the variable notifies the views that read it.")
  static let protocolConstraint = MigrationRule(
    "migrate_protocol", "A protocol that refines ObservableObject refines 'AnyObject, Observable'.",
    "Every class that conforms to it must be '@Observable'.")
  static let storage = MigrationRule(
    "migrate_storage", "'@AppStorage' in a class becomes a computed property that calls 'access' and 'withMutation'.",
    "A change to the same key from elsewhere does not notify observers; write it through the model.")
  private static let classes = [observable, ignored, tracked, byHand, protocolConstraint, storage]

  static let stateObject = MigrationRule(
    "migrate_state_object", "'@StateObject' becomes '@State'.",
    "'@State' creates its initial value each time the view is created, and keeps the first.")
  static let eagerState = MigrationRule(
    "migrate_eager_state", "The initial value of a '@State' does work each time the view is created.",
    "Make the property optional and fill it in '.task', or move the work out of the initializer into '.task'.")
  static let observedObject = MigrationRule(
    "migrate_observed_object",
    "'@ObservedObject' becomes a plain property, '@Bindable' where bindings are made, or '@State' for an object that reads "
      + "itself when the view creates it.",
    "The view depends on the properties that its body reads.")
  static let madeAgain = MigrationRule(
    "migrate_made_again", "A view creates the object of a plain property, again with each run of the parent's body.",
    "'@ObservedObject' created it as often. Write '@State private var' if the view should keep the first object, or pass "
      + "the object in."
  )
  static let environmentObject = MigrationRule(
    "migrate_environment_object", "'@EnvironmentObject' becomes '@Environment(T.self)'.",
    "If the body makes bindings, it begins with a local '@Bindable'.")
  static let environment = MigrationRule(
    "migrate_environment", "'.environmentObject(x)' becomes '.environment(x)'.",
    "The type of 'x' is the key, as before.")
  static let previewEnvironment = MigrationRule(
    "migrate_preview_environment", "A preview mounts a view without a model that the view reads from the environment.",
    "'@EnvironmentObject' traps when it is read, '@Environment(T.self)' at once: the preview gets a model if one can be made without arguments, otherwise add '.environment(…)' to it."
  )
  static let appEnvironment = MigrationRule(
    "migrate_app_environment", "The app mounts a view without a model that the view reads from the environment.",
    "'@EnvironmentObject' traps when it is read, '@Environment(T.self)' as soon as the view is on the screen: add '.environment(…)' around the view, or make the property optional."
  )
  static let trackedBody = MigrationRule(
    "migrate_tracked_body", "Code that reads a '@Perceptible' object is wrapped in 'WithPerceptionTracking'.",
    "On systems before iOS 17, a view tracks only the properties it reads there; closures of lists and sheets need their own."
  )
  private static let views = [
    stateObject, eagerState, observedObject, madeAgain, environmentObject, environment, previewEnvironment,
    appEnvironment,
    trackedBody,
  ]

  static let subject = MigrationRule(
    "migrate_publisher", "Subscribers of '$p' get a subject to which 'willSet' sends.",
    "It sends the values that '$p' sent, at the same moments; replace it with Observations when no code needs Combine.")
  static let assign = MigrationRule(
    "migrate_assign", "'assign(to: &$p)' becomes a 'sink' that assigns the variable.",
    "The subscription is kept in a set, and ends with the object, as before.")
  static let forwarding = MigrationRule(
    "migrate_forwarding", "A sink that only forwards the changes of a nested object is removed.",
    "Bodies that read a nested object depend on it directly.")
  static let unheard = MigrationRule(
    "migrate_unheard", "An 'objectWillChange.send()' without observers is removed.",
    "No view observes the class, and nothing subscribes to it.")
  private static let pipelines = [subject, assign, forwarding, unheard]

  static let objectWillChange = MigrationRule(
    "migrate_object_will_change", "'objectWillChange' is used in a way that has no counterpart in '@Observable'.",
    "Observe the properties that matter with 'Observations' or 'withObservationTracking', or publish through a subject of your own."
  )
  static let announcedElsewhere = MigrationRule(
    "migrate_announced_elsewhere", "'objectWillChange' announces a change of something that the class does not store.",
    "Keep the value in a stored property that readers use, or call 'access(keyPath:)' where it is read and 'withMutation(keyPath:)' around the change."
  )
  static let projection = MigrationRule(
    "migrate_projection", "The projection of a wrapper is used as a value.",
    "Pass the object itself, and declare '@Bindable' where bindings to its properties are made.")
  static let storedWrapper = MigrationRule(
    "migrate_stored_wrapper", "The storage of a wrapper, '_p', is used for more than its first value.",
    "Use the property itself, or its initial value.")
  static let publisherValue = MigrationRule(
    "migrate_publisher_value", "'$p' is used where its meaning cannot be kept.",
    "Feed a 'CurrentValueSubject' from 'willSet', or use 'Observations'.")
  static let coding = MigrationRule(
    "migrate_coding", "Coding is synthesized, and the keys would change.",
    "Declare 'init(from:)' and 'encode(to:)', or 'CodingKeys'.")
  static let names = MigrationRule(
    "migrate_name", "The name of a type is ambiguous.",
    "Give one of the types another name, or write the type of the property.")
  static let generic = MigrationRule(
    "migrate_generic", "Generic code requires an ObservableObject.",
    "Constrain it to 'AnyObject & Observable' once all arguments are '@Observable'.")
  static let environmentValue = MigrationRule(
    "migrate_environment_value", "The type of the argument of '.environmentObject' is unknown.",
    "Give the variable a type.")
  static let wrapper = MigrationRule(
    "migrate_wrapper", "A wrapper in the class takes part in publishing.",
    "Write a computed property that calls 'access' and 'withMutation' around the wrapped one.")
  static let declaration = MigrationRule(
    "migrate_declaration", "The macro cannot be applied to the declaration as it is written.",
    "Declare each variable by itself, and the class at the top level or in a type.")
  static let focused = MigrationRule(
    "migrate_focused_object", "The object is passed through focus.",
    "Use '.focusedValue(x)' and '@FocusedValue(T.self)'.")
  private static let refusals = [
    objectWillChange, announcedElsewhere, projection, storedWrapper, publisherValue, coding, names, generic,
    environmentValue, wrapper, declaration, focused,
  ]

  static let legacyClass = MigrationRule(
    "migrate_legacy_class", "An '@Observable' class becomes an ObservableObject; tracked properties are '@Published'.",
    "A view that observes the object runs for each write of a published property, whatever it reads.")
  static let legacyView = MigrationRule(
    "migrate_legacy_view", "A property of a view gets '@StateObject', '@ObservedObject' or '@EnvironmentObject'.",
    "These wrappers accept no optional, and work only in views; give the object to a view of its own.")
  static let legacyNested = MigrationRule(
    "migrate_legacy_nested", "An object is published by another one.",
    "Pass the inner object to a view of its own that observes it, or forward its 'objectWillChange'.")
  static let legacyAccess = MigrationRule(
    "migrate_legacy_access", "A class notifies observers by hand.",
    "Send 'objectWillChange' before the change.")
  static let legacyObservation = MigrationRule(
    "migrate_legacy_observation", "Code observes the objects through Observation.",
    "Subscribe to '$p', or to 'objectWillChange'.")
  private static let legacy = [legacyClass, legacyView, legacyNested, legacyAccess, legacyObservation]
}
