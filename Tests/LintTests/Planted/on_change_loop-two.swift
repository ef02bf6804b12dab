import SwiftUI

@Observable class Sync { var left = 0; var right = 0 }

struct SyncView: View {
  @State private var sync = Sync()
  var body: some View {
    Text("\(sync.left) \(sync.right)")
      .onChange(of: sync.left) { _, new in sync.right = new + 1 }
      .onChange(of: sync.right) { _, new in sync.left = new + 1 }  // wrong
  }
}
