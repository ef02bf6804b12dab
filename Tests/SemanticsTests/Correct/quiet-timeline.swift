import SwiftUI
import Foundation
struct Ticker: View { let start = Date(); var body: some View { TimelineView(.periodic(from: start, by: 1)) { Text("\(Int($0.date.timeIntervalSince(start)))") } } }
:mount Ticker()
:advance 5s
