import SwiftUI
class Settings { lazy var limit = 10 }  // wrong
@Observable class Settings { var limit = 10 }  // right
struct LimitView: View {
  let settings: Settings
  var body: some View { Text("\(settings.limit)") }
}
let settings = Settings()
:mount LimitView(settings: settings)
settings.limit = 20
