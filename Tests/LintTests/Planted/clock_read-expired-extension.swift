import SwiftUI

struct Ticket {
  let ends: Date
  var isExpired: Bool { ends < Date() }
}

struct TicketView: View {
  let ticket: Ticket
  var body: some View {
    if ticket.isExpired { Text("expired") } else { Text("valid") }  // wrong
    TimelineView(.periodic(from: .now, by: 60)) { context in  // right
      if ticket.ends < context.date { Text("expired") } else { Text("valid") }  // right
    }  // right
  }
}

struct Screen: View {
  @State private var ticket = Ticket(ends: Date(timeIntervalSinceNow: 60))
  var body: some View { TicketView(ticket: ticket) }
}
