@propertyWrapper struct W<T: Numeric> { var wrappedValue: T }
struct S { @W var x: String = "a"; @W var y = true }
@propertyWrapper struct V { var wrappedValue: Int }
struct T { @V var a: String = "x" }
