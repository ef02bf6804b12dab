import Observation
@Observable final class Weather { var degrees = 20 }
final class WeatherController {
  let weather = Weather()
  private(set) var label = ""
  func viewDidLoad() { bind() }
  private func bind() {
    withObservationTracking { render() } onChange: { [weak self] in
      print("changed")  // wrong
      Task { @MainActor in self?.bind() }  // right
    }
  }
  private func render() { label = "\(weather.degrees)°" }
}
let controller = WeatherController()
controller.viewDidLoad()
controller.weather.degrees = 21
controller.weather.degrees = 22
