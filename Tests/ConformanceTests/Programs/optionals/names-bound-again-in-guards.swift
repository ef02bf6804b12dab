func f(_ o: Int?, _ p: Int?) { guard let x = o else { return }; guard let x = p, x > 2 else { return print("no", x) } ; print(x) }
f(1, 3); f(1, 2)
func g(_ o: Int?) { let y = 9; guard let y = o else { return print(y) }; print(y) }
g(nil); g(4)
func h(_ o: Int?) { guard let x = o else { return }; print(x); do { guard let x = Optional(x * 2), x > 3 else { return }; print(x) } }
h(2)
