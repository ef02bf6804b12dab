@propertyWrapper struct W { var wrappedValue: Int = 0 }
struct S { @W var a: String = "x" 
 @W var b: String
 @W var c = "x"
 @W(1) var d: Int
 @W(foo: 1) var e: Int
 @W(wrappedValue: "x") var f: Int
 @W(foo: 1) var g = 2
}
