import SwiftUI
import Foundation
struct Entries: View { @State private var dates: [Date] = []; var body: some View { Text("\(dates.count)"); Button("Log") { dates.append(Date()) } } }
:mount Entries()
:tap Log
:advance 5s
