@propertyWrapper struct A { var wrappedValue: Int { get throws { 1 } } }
@propertyWrapper struct B { var wrappedValue: Int { get async { 1 } } }
@propertyWrapper struct F { var wrappedValue: Int; init?(wrappedValue: Int) { return nil } }
