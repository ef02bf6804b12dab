import SwiftUI
import Foundation
struct Save: View { @State private var n = 0; var body: some View { Text("\(n)"); Button("Save") { n += 1; UserDefaults.standard.set(n, forKey: "n") } } }
:mount Save()
:tap Save
