import SwiftUI
import Foundation
struct V: View {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("x.txt")
  var body: some View { Text((try? String(contentsOf: url, encoding: .utf8)) ?? "none"); Button("Save") { try? "saved".write(to: url, atomically: true, encoding: .utf8) } } }
