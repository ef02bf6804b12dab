var a = A(); class A { static let s = 1; class var c: Int { 2 }; lazy let l = 1 }
a.s
A.s = 2
