struct NC {}
@propertyWrapper struct C<T: Comparable> { var wrappedValue: T }
@propertyWrapper struct H<K: Hashable, V> { var wrappedValue: [K: V] }
struct S { @C var a = NC(); @C var b: NC; @C<NC> var c = NC(); @H var e: [String]; @H var f = ["a": 1] }
