import Observation
@Observable class Slider1 {
  var position = 0.0 {
    didSet { self.position = self.position * 0.9 }  // wrong
    didSet { if position < 0 { position = 0 } }  // right
  }
}
