import SwiftUI
import Foundation
enum Keys { static let name = "name" }
struct UserName: View {
  @AppStorage(Keys.name) private var stored = "?"  // right
  private var name: String { UserDefaults.standard.string(forKey: Keys.name) ?? "?" }  // wrong
  private var name: String { stored }  // right
  var body: some View { Text(name); Button("Save") { UserDefaults.standard.set("Ann", forKey: Keys.name) } }
}
:mount UserName()
:tap Save
