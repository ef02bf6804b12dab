import Foundation  // right
import Observation
import SwiftUI

@Observable final class Prefs { @ObservationIgnored @AppStorage("size") var size = 12; var name = "" }  // wrong
@Observable final class Prefs {  // right
  var size: Int { didSet { UserDefaults.standard.set(size, forKey: "size") } }  // right
  init() { size = UserDefaults.standard.integer(forKey: "size") }  // right
}  // right

struct Root: View {
  @State var p = Prefs();
  var body: some View {
    VStack {
      Text("\(p.size)")
      Button("+") { p.size += 1 }
    }
  }
}
