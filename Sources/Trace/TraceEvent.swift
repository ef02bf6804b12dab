/// One thing that happened. Values are given as a person reads them: `0`, `"Taps"`, `Item#3`.
package enum TraceEvent: Hashable, Sendable {
  /// A tracked property is about to be stored: emitted after the registrar's willSet, while the old value can
  /// still be read. `invalidates`: the views this write made stale, sorted; a view that was stale before is not
  /// among them.
  case willSet(PropertyRef, old: ShownValue, new: ShownValue, invalidates: [ViewRef])

  /// A tracked property has been stored: emitted after the registrar's didSet.
  case didSet(PropertyRef, old: ShownValue, new: ShownValue)

  /// A tracked property was stored and `shouldNotifyObservers(old, new)` was false: emitted in place of willSet
  /// and didSet.
  case equalWrite(PropertyRef, old: ShownValue, new: ShownValue)

  /// A `@State`, `@AppStorage` or the like is stored, by its view or through a binding: emitted before anything else
  /// happens. `invalidates` as for willSet. The property's object is the view's name: `ContentView.count`.
  case state(PropertyRef, old: ShownValue, new: ShownValue, invalidates: [ViewRef])

  /// An ObservableObject is about to change: emitted when its `objectWillChange` fires, before a store. `change`: the
  /// `@Published` property that is written; nil where the program has sent by hand. `invalidates` as for willSet.
  case objectWillChange(object: String, change: PublishedChange?, invalidates: [ViewRef])

  /// A tracker set up by the program with `withObservationTracking` has fired, once, because `property` was
  /// written: emitted after that write's willSet, before its `onChange` closure runs.
  case trackerFired(tracker: String, property: PropertyRef)

  /// A body has run: emitted when it has returned. `run` counts from 1 within the view's identity.
  case body(ViewRef, run: Int, cause: BodyCause)

  /// A view got its identity: emitted before its body runs for the first time.
  case mounted(ViewRef)

  /// A view lost its identity: emitted after its state and its tracking are gone.
  case unmounted(ViewRef)

  /// An input inside `:begin` … `:commit` ended and left these views stale: emitted at its end.
  case stale([ViewRef])

  /// A batch ended: emitted before the bodies of the views it left stale run.
  case commit(stale: [ViewRef])

  /// The views of a turn invalidated each other without end and were stopped: emitted after the last of `rounds`. `cycle` starts
  /// anywhere and is not closed: its last link leads to its first.
  case redrawLoop(cycle: [CycleLink], rounds: Int)

  /// A tracked property was read inside a tracking scope: emitted at the first read of a run.
  case access(PropertyRef, by: Reader)

  /// An instance was made: emitted when its `init` has returned.
  case created(object: String)

  /// An instance is gone: emitted when its `deinit` has returned.
  case destroyed(object: String)

  /// A warning of SwiftUI at run time, in its words: emitted where it happens.
  case warning(String)

  /// A mistake has cost something: emitted once, when it bites.
  case mistake(MistakeNote)

  /// Words to the reader from the shell itself: emitted where they belong in the order of events.
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

  /// The lowest level that shows it.
  package var level: TraceLevel { kind.level }

  /// True if the event must not be missed: it is shown even if tracing is off.
  package var isAlarm: Bool { kind.isAlarm }

  /// True if the event is shown even if the turn has reached its limit of lines.
  var mustBeShown: Bool { isAlarm || kind == .note }
}
