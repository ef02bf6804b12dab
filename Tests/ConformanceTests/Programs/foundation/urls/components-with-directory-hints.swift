import Foundation
let u = URL(string: "https://a.b/c")!
print(u.appending(component: "d", directoryHint: .isDirectory), u.appending(component: "d/e", directoryHint: .notDirectory))
print(u.appending(component: "d", directoryHint: .inferFromPath), u.appending(component: "x y"))
let f = URL(fileURLWithPath: "/tmp/none")
print(f.appending(component: "d", directoryHint: .isDirectory), f.appending(component: "d", directoryHint: .notDirectory))
