import Foundation
import SwiftUI

struct FontSizeLabel: View {
  private var size: Double { UserDefaults.standard.double(forKey: "size") }  // wrong
  @AppStorage("size") private var size = 12.0  // right

  var body: some View {
    Text("Size \(size)")
    Button("Bigger") { UserDefaults.standard.set(size + 1, forKey: "size") }
  }
}
