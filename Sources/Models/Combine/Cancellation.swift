import Code
import Machine
import OpenCombine

/// The storage of a program's `AnyCancellable`: OpenCombine's own, which cancels on release.
final class Cancellation {
  private let cancellable: any Cancellable
  private let closures: [Kept]
  /// Objects that must live as long as the subscription, and have no other owner.
  private let company: AnyObject?

  private struct Kept { weak var closure: KeptClosure? }

  init(_ cancellable: any Cancellable, _ closures: [KeptClosure] = [], with company: AnyObject? = nil) {
    self.cancellable = cancellable
    self.closures = closures.map { Kept(closure: $0) }
    self.company = company
  }

  func cancel() { cancellable.cancel() }

}

extension Cancellation: ValueKeeper {
  /// The known closures.
  package var keptValues: [Value] { closures.compactMap(\.closure?.value) }
}

/// A closure of the program that OpenCombine holds, and releases when the subscription is over.
final class KeptClosure {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The property that an `assign(to:on:)` writes to.
final class AssignmentTarget {
  private var object: Value
  private let path: KeyPathBox
  private let calls: ProgramCalls

  init(_ object: Value, _ path: KeyPathBox, _ calls: ProgramCalls) {
    self.object = object
    self.path = path
    self.calls = calls
  }

  /// The property, for writing only.
  var value: Value {
    get { .void }
    set {
      if calls.isLost(newValue) { return }
      var root = object
      calls.perform { try $0.write(newValue, to: path, of: &root) }
    }
  }
}
