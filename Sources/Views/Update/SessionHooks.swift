import Code
import Machine
import Models

/// The functions through which views reach the session around them. A hierarchy without a session has none.
package struct SessionHooks {
  /// Hears of an effect outside the program: its kind (`post`, `log`, `defaults` or `request`), and the words for it.
  package var noteEffect: ((_ kind: String, _ words: String) -> Void)?
  /// Makes code note the reads of properties that are not tracked.
  package var noteReads: (() -> Void)?
  /// The instances that the program's variables hold.
  package var sharedObjects: (() -> [AnyObject])?
  /// Called before each body, where a session may pause there.
  package var bodyWillRun: ((MountedView) -> Void)?
  /// Starts a task of the program.
  package var startTask: ((Value) throws -> any ViewTask)?
  /// True if the program's variables, or one of the values, lead to the instance.
  package var isReached: ((Record, [Value]) -> Bool)?
  /// Subscribes a view to an object, if it is an ObservableObject.
  package var subscribe: ((MountedView, Value) throws -> (any ObjectSubscription)?)?
}
