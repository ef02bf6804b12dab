struct S { @Foo var x = 1 }
@Bar var g = 2
func f() { @Baz var l = 3; print(l) }
