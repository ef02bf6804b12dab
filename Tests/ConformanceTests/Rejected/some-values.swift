let x: some Equatable = 3
let y: some Equatable = x
print(x == 3)
