import SwiftUI
import Foundation
struct Restore: View { @State private var n = 0; var body: some View { Text("\(n)").task { n = UserDefaults.standard.integer(forKey: "n") }; Button("Save") { UserDefaults.standard.set(5, forKey: "n") } } }
:mount Restore()
:tap Save
