func items() -> [Int] { [1] }
func items() -> Double { 1 }
func letter() -> Character { "c" }
func letter() -> [String] { ["s"] }
func size() -> Float { 1 }
func size() -> Double { 1 }
let shown = items().description
let text = letter().description
let value = size().description
