import SwiftUI
import Foundation
struct Stamp: View { let date: Date; var body: some View { Text("\(Int(date.timeIntervalSince1970))") } }
let made = Date()
:mount Stamp(date: made)
:advance 10s
