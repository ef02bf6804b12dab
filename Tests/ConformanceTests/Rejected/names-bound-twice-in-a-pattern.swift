func b(_ o: Int??) { guard let x = o, let x = x else { return print("nil") }; print(x) }
func e(_ o: Int?, _ p: Int?) { if let x = o, let x = p { print(x) } }
func f(_ o: Int?, _ p: Int?) { guard let x = o else { return }; guard let x = p else { return } ; print(x) }
func g(_ o: Int?, _ p: Int?) { guard let x = o, case let x = 3 else { return } ; print(x) }
func h(_ o: (Int, Int)?) { if case let (x, x)? = o { print(x) } }
func i(_ o: Int?) { let x = 1; guard let x = o else { return }; print(x) }
func j(_ o: Int?) { guard let x = o else { return }; let x = 2; print(x) }
