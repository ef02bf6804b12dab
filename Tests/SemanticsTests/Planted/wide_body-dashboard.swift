import SwiftUI
@Observable final class Dashboard {
  var sales = 0
  var orders = 0
  var visitors = 0
  var returns = 0
  var cpu = 0
  var memory = 0
  var disk = 0
  var network = 0
  var alerts = 0
  var tickets = 0
  var bugs = 0
}
struct DashboardView: View {
  let dashboard: Dashboard
  var body: some View {
    VStack { business; machines; support }  // wrong
    VStack { Business(dashboard: dashboard); Machines(dashboard: dashboard) }  // right
  }
  private var business: some View { Text("\(dashboard.sales) \(dashboard.orders) \(dashboard.visitors) \(dashboard.returns)") }  // wrong
  private var machines: some View { Text("\(dashboard.cpu) \(dashboard.memory) \(dashboard.disk) \(dashboard.network)") }  // wrong
  private var support: some View { Text("\(dashboard.alerts) \(dashboard.tickets) \(dashboard.bugs)") }  // wrong
}
struct Business: View {  // right
  let dashboard: Dashboard  // right
  var body: some View { Text("\(dashboard.sales) \(dashboard.orders) \(dashboard.visitors) \(dashboard.returns)") }  // right
}  // right
struct Machines: View {  // right
  let dashboard: Dashboard  // right
  var body: some View { Text("\(dashboard.cpu) \(dashboard.memory) \(dashboard.disk) \(dashboard.network)") }  // right
}  // right
let dashboard = Dashboard()
:mount DashboardView(dashboard: dashboard)
