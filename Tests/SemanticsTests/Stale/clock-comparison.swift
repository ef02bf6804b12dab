import SwiftUI
@Observable class Wall { var now = Date() }  // right
struct Sale: View {
  let end: Date
  let wall: Wall  // right
  var body: some View {
    Text(Date.now > end ? "over" : "on")  // wrong
    Text(wall.now > end ? "over" : "on")  // right
  }
}
let end = Date().addingTimeInterval(3)
let wall = Wall()  // right
:mount Sale(end: end)  // wrong
:mount Sale(end: end, wall: wall)  // right
:advance 10s
