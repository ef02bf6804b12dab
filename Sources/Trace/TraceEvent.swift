/// An event. Values are in the form a person reads: `0`, `"Taps"`, `Item#3`.
package enum TraceEvent: Hashable, Sendable {
  /// A tracked property is about to be stored. Emitted after the registrar's willSet, while the old value can still
  /// be read. `invalidates`: the views that this write made stale, sorted, without views that were already stale.
  case willSet(PropertyRef, old: ShownValue, new: ShownValue, invalidates: [ViewRef])

  /// A tracked property has been stored. Emitted after the registrar's didSet.
  case didSet(PropertyRef, old: ShownValue, new: ShownValue)

  /// A tracked property was stored and `shouldNotifyObservers(old, new)` was false. Emitted in place of willSet and
  /// didSet.
  case equalWrite(PropertyRef, old: ShownValue, new: ShownValue)

  /// A `@State`, `@AppStorage` or the like is stored, by its view or through a binding. Emitted before any effect.
  /// `invalidates` as for willSet. The property's object is the view's name: `ContentView.count`.
  case state(PropertyRef, old: ShownValue, new: ShownValue, invalidates: [ViewRef])

  /// An ObservableObject is about to change. Emitted when its `objectWillChange` fires, before a store. `change`: the
  /// written `@Published` property; nil if the program has sent the change by hand. `invalidates` as for willSet.
  case objectWillChange(object: String, change: PublishedChange?, invalidates: [ViewRef])

  /// A tracker set up by the program with `withObservationTracking` has fired, once, because `property` was written.
  /// Emitted after that write's willSet, before the `onChange` closure runs.
  case trackerFired(tracker: String, property: PropertyRef)

  /// A body has run. Emitted when it has returned. `run` counts from 1 within the view's identity.
  case body(ViewRef, run: Int, cause: BodyCause)

  /// A view got its identity. Emitted before its body runs for the first time.
  case mounted(ViewRef)

  /// A view lost its identity. Emitted after its state and its tracking are gone.
  case unmounted(ViewRef)

  /// An input between `:begin` and `:commit` ended and left these views stale. Emitted at its end.
  case stale([ViewRef])

  /// A batch ended. Emitted before the bodies of its stale views run.
  case commit(stale: [ViewRef])

  /// The views of a turn invalidated each other endlessly and were stopped. Emitted after the last of `rounds`.
  /// `cycle` starts at any link and is not closed: its last link leads to its first.
  case redrawLoop(cycle: [CycleLink], rounds: Int)

  /// A tracked property was read inside a tracking scope. Emitted at the first read of a run.
  case access(PropertyRef, by: Reader)

  /// An instance was created. Emitted when its `init` has returned.
  case created(object: String)

  /// An instance was destroyed. Emitted when its `deinit` has returned.
  case destroyed(object: String)

  /// A run-time warning of SwiftUI, in its words. Emitted where it occurs.
  case warning(String)

  /// A mistake has had an effect. Emitted once, at that time.
  case mistake(MistakeNote)

  /// A note from the shell itself. Emitted at its position in the order of events.
  case note(String)

  /// The write of a `@Published` property.
  package struct PublishedChange: Hashable, Sendable {
    package let member: String
    package let old: ShownValue
    package let new: ShownValue

    package init(member: String, old: ShownValue, new: ShownValue) {
      self.member = member
      self.old = old
      self.new = new
    }
  }

  /// The lowest level that includes the event.
  package var level: TraceLevel { kind.level }

  /// True if the event must not be missed: it is shown even if tracing is off.
  package var isAlarm: Bool { kind.isAlarm }

  /// True if the event is shown even if the turn has reached its limit of lines.
  var mustBeShown: Bool { isAlarm || kind == .note }
}
