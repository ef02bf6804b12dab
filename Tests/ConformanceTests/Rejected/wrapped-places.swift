@propertyWrapper struct W { var wrappedValue: Int = 0 }
protocol P { @W var x: Int { get } }
enum E { @W var x = 1
 @W static var y = 2 }
extension E { @W static var z = 3
 @W var q = 2 }
class A { var x = 1 }
class B: A { @W override var x = 2 }
