@propertyWrapper struct W { }
@propertyWrapper struct W2 { static var wrappedValue: Int { 1 } }
@propertyWrapper enum W3 { case a }
@propertyWrapper protocol W4 { var wrappedValue: Int { get } }
@propertyWrapper struct W5 { private var wrappedValue: Int = 0 }
@propertyWrapper struct W6 { var wrappedValue: Int = 0; private init(wrappedValue: Int) {} }
struct S { @W6 var x = 2 }
