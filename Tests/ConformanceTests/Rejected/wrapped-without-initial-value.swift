@propertyWrapper struct W { var wrappedValue: Int }
class N { @W(wrappedValue: 1) var x: Int; @W var z: Int }
class O { @W var z: Int }
