import SwiftUI

@Observable class Loads { var count = 0 }

struct LoadsParent: View {
  let loads: Loads
  var body: some View {
    Text("\(loads.count)")
    LoadsChild(loads: loads).id(loads.count)  // wrong
    LoadsChild(loads: loads).id(0)  // right
  }
}

struct LoadsChild: View {
  let loads: Loads
  var body: some View { Text("child").onAppear { loads.count += 1 } }
}

:mount LoadsParent(loads: Loads())
