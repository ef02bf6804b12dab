// Key paths. The compiler reads and writes through them (`$keyPathGet`); these are their types.

@opaque class AnyKeyPath: Hashable, CustomDebugStringConvertible {
  @native("KeyPath.==") static func == (lhs: AnyKeyPath, rhs: AnyKeyPath) -> Bool
  final func hash(into hasher: inout Hasher) { hasher.combine(_hash) }
  @native("KeyPath.hash") final var _hash: Int { get }
  @native("KeyPath.description") final var debugDescription: String { get }
  @native("KeyPath.rootType") static var rootType: any Any.Type { get }
  @native("KeyPath.valueType") static var valueType: any Any.Type { get }
  @_disfavoredOverload @native("KeyPath.appendingAny") final func appending(path: AnyKeyPath) -> AnyKeyPath?
}

@opaque class PartialKeyPath<Root>: AnyKeyPath {
  // A literal beside a key path has its root: `path == \.title`.
  @native("KeyPath.==") static func == (lhs: PartialKeyPath<Root>, rhs: PartialKeyPath<Root>) -> Bool
  @_disfavoredOverload @native("KeyPath.appendingAny") final func appending(path: AnyKeyPath) -> PartialKeyPath<Root>?
  @_disfavoredOverload @native("KeyPath.appendingAny") final func appending<AppendedRoot, Appended>(
    path: KeyPath<AppendedRoot, Appended>
  ) -> KeyPath<Root, Appended>?
  @_disfavoredOverload @native("KeyPath.appendingAny") final func appending<AppendedRoot, Appended>(
    path: ReferenceWritableKeyPath<AppendedRoot, Appended>
  ) -> ReferenceWritableKeyPath<Root, Appended>?
}

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
