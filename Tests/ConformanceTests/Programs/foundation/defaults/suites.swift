import Foundation

let one = UserDefaults(suiteName: "obsh.suite.one") ?? .standard
let two = UserDefaults(suiteName: "obsh.suite.two") ?? .standard
one.set(1, forKey: "n")
two.set(2, forKey: "n")
print(one.integer(forKey: "n"), two.integer(forKey: "n"), UserDefaults.standard.object(forKey: "n") == nil)
one.removeObject(forKey: "n")
print(one.object(forKey: "n") == nil, two.integer(forKey: "n"))
two.removeObject(forKey: "n")
