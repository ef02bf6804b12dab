var user = (id: 1)
print(user.id)
let nested = (1, (second: 2))
let list = [(key: 1)]
