import SwiftUI

struct LastSeen: View {
  let seen: Date
  var body: some View {
    if seen.timeIntervalSinceNow > -60 {  // wrong
      Text("online")  // wrong
    } else {  // wrong
      Text("offline")  // wrong
    }  // wrong
    Text(seen, style: .relative)  // right
  }
}
