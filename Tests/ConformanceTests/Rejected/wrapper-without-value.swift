@propertyWrapper struct W { var x = 1 }
struct U { @W var a = 1; @Nope var b = 2 }
