// Key paths. The compiler reads and writes through them (`$keyPathGet`); these are their types.

@opaque class AnyKeyPath: Hashable, CustomDebugStringConvertible {
  @native("KeyPath.==") static func == (lhs: AnyKeyPath, rhs: AnyKeyPath) -> Bool
  final func hash(into hasher: inout Hasher) { hasher.combine(_hash) }
  @native("KeyPath.hash") final var _hash: Int { get }
  @native("KeyPath.description") final var debugDescription: String { get }
}

@opaque class PartialKeyPath<Root>: AnyKeyPath {}

@opaque class KeyPath<Root, Value>: PartialKeyPath<Root> {
  @native("KeyPath.appending") final func appending<Appended>(
    path: KeyPath<Value, Appended>
  ) -> KeyPath<Root, Appended>
  @native("KeyPath.appending") final func appending<Appended>(
    path: ReferenceWritableKeyPath<Value, Appended>
  ) -> ReferenceWritableKeyPath<Root, Appended>
}

@opaque class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
  @native("KeyPath.appending") final func appending<Appended>(
    path: WritableKeyPath<Value, Appended>
  ) -> WritableKeyPath<Root, Appended>
}

@opaque class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
  @native("KeyPath.appending") final func appending<Appended>(
    path: WritableKeyPath<Value, Appended>
  ) -> ReferenceWritableKeyPath<Root, Appended>
}
