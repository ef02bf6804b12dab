// A tuple pattern has as many parts as the tuple.
let (a, b) = (1, 2, 3)
