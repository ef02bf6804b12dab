// A path through an optional shows where its value is wrapped.
struct A { var b: B?; var c = B() }
struct B { var d = 1; var e: Int? }
print(\A.b?.d, \A.b, \A.b!.d, \A.b?.e, \A.c.e, \A.c.e!)
print((\A.b).appending(path: \.?.e), (\A.b).appending(path: \.?.d), (\A.b).appending(path: \B?.self))
print(\Int?.self, \(Int, Int).0, (\A.c).appending(path: \.self))
