class Model {}
let model: Model = Model
let number: Int = Int
func make() -> Model { Model }
let alone = Model
func returned(_ words: [String]) { words.forEach { word in return word.count } }
