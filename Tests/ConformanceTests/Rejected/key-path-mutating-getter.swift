struct M { var c: Int { mutating get { 1 } } ; lazy var l = 2; @W var x }
@propertyWrapper struct W { var v = 0; var wrappedValue: Int { mutating get { v += 1; return v } set { v = newValue } } }
let p = \M.c
let q = \M.l
let r = \M.x
print([M()].map(\.c))
class K { @W var x; lazy var l = 2 }
print(\K.x == \K.x, \K.l == \K.l)
