// An optional function is not called without ? or !.
let f: (() -> Int)? = { 1 }
print(f())
