func g(_ s: inout String) { let t = consume s; print(t) }
func h(_ s: String) { let t = consume s; print(t) }
