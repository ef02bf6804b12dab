import SwiftUI
final class Setting: Codable, Identifiable { var id = "a"; var isOn = false; init() {} }  // wrong
@Observable final class Setting: Identifiable { var id = "a"; var isOn = false; init() {} }  // right
@Observable final class Settings { var all = [Setting()] ; var enabled: [Setting] { all.filter(\.isOn) } }
struct Page: View { let settings: Settings; var body: some View { Text("\(settings.enabled.count)") } }
let settings = Settings()
:mount Page(settings: settings)
settings.all[0].isOn = true
