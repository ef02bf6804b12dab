import SwiftUI
final class WeekSettings { var calendar = Calendar(identifier: .gregorian) }  // wrong
@Observable final class WeekSettings { var calendar = Calendar(identifier: .gregorian) }  // right
struct WeekView: View {
  let settings: WeekSettings
  var body: some View { Text("first day \(settings.calendar.firstWeekday)") }
}
let settings = WeekSettings()
:mount WeekView(settings: settings)
settings.calendar.firstWeekday = 2
