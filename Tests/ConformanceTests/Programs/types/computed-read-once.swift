struct In { var v = 1; var c: Int { get { print("c.get"); return v } set { print("c.set"); v = newValue } }
 subscript(i: Int) -> Int { get { print("s.get"); return v } set { print("s.set"); v = newValue } } 
 subscript(k k: Int, default d: @autoclosure () -> Int) -> Int { get { print("d.get"); return v } set { print("d.set"); v = newValue } } }
struct Out { var i = In(); var w: In { get { print("get"); return i } set { print("set"); i = newValue } } }
var o = Out()
print(1); o.w.c += 1
print(2); o.w[1] += 1
print(3); o.w[k: 1, default: 3] += 1
