class Model {}
struct Value {}
let models = [Model(): 1]
let values = [Value(): 1, Value(): 2]
let nested = [[Value()]: 1]
let pairs = [(1, 2): 3]
let functions = [{ 1 }: 2]
func inside() { print([Model(): "a"].count) }
