import Foundation
import Observation

@Observable final class Station: Decodable {
  var title: String = ""
  var frequency: Double = 0

  private enum CodingKeys: String, CodingKey {  // right
    case _title = "title"  // right
    case _frequency = "frequency"  // right
  }  // right
}
