func f(_ body: () -> Void?) { print(body() as Any) }
f {}
f { nil }
f { print("inside"); return nil }
let g: () -> Void? = { nil }
print(g() as Any)
func h(_ body: (() -> Void)?) { body?(); print(body == nil) }
h {}
h(nil)
h { print("inside") }
