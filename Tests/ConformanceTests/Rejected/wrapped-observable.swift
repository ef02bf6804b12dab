import Observation
@propertyWrapper struct W { var wrappedValue: Int = 0 }
@Observable class M { @W var x: Int ; var y = 1; @W private var z = 3; @W static var s = 3; @W @ObservationIgnored var i = 3 }
@Observable final class N { @ObservationIgnored var a = 1
  @W
  var b = 2 }
