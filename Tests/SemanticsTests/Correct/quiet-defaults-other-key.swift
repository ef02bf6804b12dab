import SwiftUI
import Foundation
struct Keyed: View { @AppStorage("a") private var a = 0; var body: some View { Text("\(a)"); Button("B") { UserDefaults.standard.set(1, forKey: "b") } } }
:mount Keyed()
:tap B
