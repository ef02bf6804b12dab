// Each floating-point type declares the constants of its protocol; integers share those of extensions.
func f(_ x: Double) {}
func f(_ x: Float) {}
f(.pi)
f(.infinity)
f(.nan)
f(.ulpOfOne)
f(.greatestFiniteMagnitude)
f(.leastNormalMagnitude)
f(.leastNonzeroMagnitude)
f(.signalingNaN)
f(.zero)
func g(_ x: Int) {}
func g(_ x: Int8) {}
g(.max)
g(.zero)
g(.min)
func h(_ x: Int) {}
func h(_ x: Double) {}
h(.zero)
h(.pi)
h(.infinity)
