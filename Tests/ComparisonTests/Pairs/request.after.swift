import SwiftUI

@MainActor @Observable class Weather {
    var text = "-"
    var city = "Oslo"
    func refresh() async {
        do {
            let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/\(city)")!)
            text = "\(data.count)"
        } catch { text = "offline" }
        UserDefaults.standard.set(city, forKey: "city")
        NotificationCenter.default.post(name: Notification.Name("refreshed"), object: nil)
    }
}

struct WeatherView: View {
    @State private var weather = Weather()
    var body: some View {
        TextField("City", text: $weather.city)
        Text(weather.text)
        Button("Refresh") { Task { await weather.refresh() } }
    }
}

#Preview { WeatherView() }
