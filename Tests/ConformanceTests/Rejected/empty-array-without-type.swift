// An empty literal needs a type.
let list = []
