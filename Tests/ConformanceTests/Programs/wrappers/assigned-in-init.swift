@propertyWrapper struct W { var wrappedValue: Int; init() { wrappedValue = 100; print("init()") } ; init(wrappedValue: Int) { self.wrappedValue = wrappedValue; print("init(w)") } }
struct S { @W var x: Int ; var y: Int ; init() { x = 1; y = 2 } }
print(S())
