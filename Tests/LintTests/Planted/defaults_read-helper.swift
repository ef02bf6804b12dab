import Foundation
import Observation
import SwiftUI

struct Root: View {
  private var name: String { UserDefaults.standard.string(forKey: "name") ?? "nobody" }  // wrong
  @AppStorage("name") private var name = "nobody"  // right
  var body: some View {
    VStack {
      Text(name)  // wrong
      Button("set") { UserDefaults.standard.set("Ann", forKey: "name") }  // wrong
      Text(name)  // right
      Button("set") { name = "Ann" }  // right
    }
  }
}
