import SwiftUI
@Observable class Box { var n = 1 }
var limit = 3  // wrong
let box = Box()  // right
struct Page: View { let read: () -> Int; var body: some View { Text("\(read())") } }
:mount Page(read: { limit })  // wrong
:mount Page(read: { box.n })  // right
limit = 4  // wrong
box.n = 4  // right
