// The macro stores a tracked property under another name, which a key must have.
import Observation

@Observable final class Model: Encodable {
  var count = 0
  enum CodingKeys: String, CodingKey { case count }
}
