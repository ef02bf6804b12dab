// file: Date+Helpers.swift
import Foundation

extension Date {
  var isPast: Bool { self < Date() }
}
// file: DueLabel.swift
import SwiftUI

struct DueLabel: View {
  let due: Date
  var body: some View {
    Text(due.isPast ? "late" : "on time")  // wrong
    TimelineView(.everyMinute) { context in  // right
      Text(due < context.date ? "late" : "on time")  // right
    }  // right
  }
}
