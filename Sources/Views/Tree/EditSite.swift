import Code
import Machine

/// Rows that a person can delete or move.
protocol EditableRows: AnyObject {
  var delete: Value { get }
  var move: Value { get }
  var rows: [any Site] { get }
}

extension EditableRows {
  var canDelete: Bool { !delete.isNil }
  var canMove: Bool { !move.isNil }

  func delete(_ index: Int, _ machine: Machine) throws {
    _ = try machine.call(closure: machine.unwrapped(delete), Value(index))
  }

  func move(from index: Int, to destination: Int, _ machine: Machine) throws {
    _ = try machine.call(closure: machine.unwrapped(move), [Value(index), Value(destination)])
  }
}

/// `onDelete` and `onMove` of a `ForEach`.
final class EditSite: ModifiedSite, EditableRows {
  private(set) var delete = Value.void
  private(set) var move = Value.void

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    let edits = Layout.EditModifier(modifier)
    (delete, move) = (edits.delete, edits.move)
  }

  override func leave() { (delete, move) = (.void, .void) }

  /// The rows of the `ForEach`, inside any modifiers.
  var rows: [any Site] {
    var site = content
    while let modified = site as? ModifiedSite { site = modified.content }
    return site is ForEachSite ? site.parts : []
  }
}
