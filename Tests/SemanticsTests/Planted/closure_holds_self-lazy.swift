import Observation
@Observable final class Formatter2 {
  var locale = "en"
  @ObservationIgnored lazy var format: (Int) -> String = { "\(self.locale) \($0)" }  // wrong
  @ObservationIgnored lazy var format: (Int) -> String = { [weak self] in "\(self?.locale ?? "") \($0)" }  // right
}
var formatter: Formatter2? = Formatter2()
print(formatter!.format(1))
formatter = nil
