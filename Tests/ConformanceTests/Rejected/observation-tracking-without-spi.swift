import Observation
@Observable class M { var a = 0 }
let m = M()
// Only `@_spi(SwiftUI) import Observation` brings the overloads with willSet and didSet.
withObservationTracking({ _ = m.a }, willSet: {})
