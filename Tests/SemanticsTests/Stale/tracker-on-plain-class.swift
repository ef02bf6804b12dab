import SwiftUI
class Meter { var value = 0 }  // wrong
@Observable class Meter { var value = 0 }  // right
let meter = Meter()
:view Gauge meter \.value
meter.value = 7
