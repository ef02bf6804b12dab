import Frontend

/// A program that several sessions run, one after the other, and only the first one checks.
///
/// Its checked source is shared; all that runs is made anew for each session.
package final class CheckedProgram {
  private var frontend: Frontend?
  private weak var lease: Lease?

  /// The right of one engine to use the program.
  final class Lease {}

  package init() {}

  /// The frontend of a new engine. Without a lease, it is the engine's own: there is no shared program, another engine
  /// uses it, or its inputs cannot be forgotten.
  static func frontend(of program: CheckedProgram?, make: () -> Frontend) -> (Frontend, Lease?) {
    guard let program, program.lease == nil else { return (make(), nil) }
    let frontend = program.frontend.flatMap { $0.forgetInputs() ? $0 : nil } ?? make()
    program.frontend = frontend
    let lease = Lease()
    program.lease = lease
    return (frontend, lease)
  }
}
