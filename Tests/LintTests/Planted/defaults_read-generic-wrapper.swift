import SwiftUI
struct Setting<T> {
  let key: String
  let fallback: T
  var value: T { UserDefaults.standard.object(forKey: key) as? T ?? fallback }
}
enum AppSettings { static let size = Setting(key: "size", fallback: 12) }
struct SizeView: View {
  @AppStorage("size") private var size = 12  // right
  var body: some View {
    Text("Size \(AppSettings.size.value)")  // wrong
    Text("Size \(size)")  // right
    Button("Big") { UserDefaults.standard.set(20, forKey: "size") }
  }
}
