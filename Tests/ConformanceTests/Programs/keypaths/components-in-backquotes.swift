struct Options { var `default` = 1; var `class`: [Int] = [2] }
var options = Options()
let path = \Options.`default`
options[keyPath: path] += 1
print(options[keyPath: path], options[keyPath: \.`class`[0]], [options].map(\.`default`))
