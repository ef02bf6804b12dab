import SwiftUI
struct Menu1: View { let names = ["a", "b"]; @State private var picked = ""; var body: some View { ForEach(names, id: \.self) { name in Button(name) { picked = name } }; Text(picked) } }
:mount Menu1()
:tap b
