@propertyWrapper struct W { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue; print("init(w)", wrappedValue) } }
struct H { @W(wrappedValue: 3) var y: Int; let n: Int;  init() {  y = 4;  n = 2; } }
class C { @W(wrappedValue: 3) var y: Int; let n: Int;  init() {  y = 4;  n = 2; } }
