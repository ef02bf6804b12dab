import SwiftUI
struct Totals: View { @State private var numbers = [1, 2]; var body: some View { var sum = 0; let _ = numbers.forEach { sum += $0 }; Text("\(sum)"); Button("Add") { numbers.append(3) } } }
:mount Totals()
:tap Add
