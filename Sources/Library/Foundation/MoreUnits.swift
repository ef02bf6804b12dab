// Foundation's units of physics and computing, with the factors of the toolchain's Foundation.

final class UnitAcceleration: Dimension {
  override class func baseUnit() -> UnitAcceleration { metersPerSecondSquared }
  static var metersPerSecondSquared: UnitAcceleration { UnitAcceleration("m/s²", 1) }
  static var gravity: UnitAcceleration { UnitAcceleration("g", 9.81) }
}

final class UnitConcentrationMass: Dimension {
  override class func baseUnit() -> UnitConcentrationMass { gramsPerLiter }
  static var gramsPerLiter: UnitConcentrationMass { UnitConcentrationMass("g/L", 1) }
  static var milligramsPerDeciliter: UnitConcentrationMass { UnitConcentrationMass("mg/dL", 0.01) }
}

final class UnitDispersion: Dimension {
  override class func baseUnit() -> UnitDispersion { partsPerMillion }
  static var partsPerMillion: UnitDispersion { UnitDispersion("ppm", 1) }
}

final class UnitElectricCharge: Dimension {
  override class func baseUnit() -> UnitElectricCharge { coulombs }
  static var coulombs: UnitElectricCharge { UnitElectricCharge("C", 1) }
  static var megaampereHours: UnitElectricCharge { UnitElectricCharge("MAh", 3600000000) }
  static var kiloampereHours: UnitElectricCharge { UnitElectricCharge("kAh", 3600000) }
  static var ampereHours: UnitElectricCharge { UnitElectricCharge("Ah", 3600) }
  static var milliampereHours: UnitElectricCharge { UnitElectricCharge("mAh", 3.6) }
  static var microampereHours: UnitElectricCharge { UnitElectricCharge("µAh", 0.0036) }
}

final class UnitElectricCurrent: Dimension {
  override class func baseUnit() -> UnitElectricCurrent { amperes }
  static var megaamperes: UnitElectricCurrent { UnitElectricCurrent("MA", 1000000) }
  static var kiloamperes: UnitElectricCurrent { UnitElectricCurrent("kA", 1000) }
  static var amperes: UnitElectricCurrent { UnitElectricCurrent("A", 1) }
  static var milliamperes: UnitElectricCurrent { UnitElectricCurrent("mA", 0.001) }
  static var microamperes: UnitElectricCurrent { UnitElectricCurrent("µA", 1e-06) }
}

final class UnitElectricPotentialDifference: Dimension {
  override class func baseUnit() -> UnitElectricPotentialDifference { volts }
  static var megavolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("MV", 1000000) }
  static var kilovolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("kV", 1000) }
  static var volts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("V", 1) }
  static var millivolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("mV", 0.001) }
  static var microvolts: UnitElectricPotentialDifference { UnitElectricPotentialDifference("µV", 1e-06) }
}

final class UnitElectricResistance: Dimension {
  override class func baseUnit() -> UnitElectricResistance { ohms }
  static var megaohms: UnitElectricResistance { UnitElectricResistance("MΩ", 1000000) }
  static var kiloohms: UnitElectricResistance { UnitElectricResistance("kΩ", 1000) }
  static var ohms: UnitElectricResistance { UnitElectricResistance("Ω", 1) }
  static var milliohms: UnitElectricResistance { UnitElectricResistance("mΩ", 0.001) }
  static var microohms: UnitElectricResistance { UnitElectricResistance("µΩ", 1e-06) }
}

final class UnitFrequency: Dimension {
  override class func baseUnit() -> UnitFrequency { hertz }
  static var terahertz: UnitFrequency { UnitFrequency("THz", 1000000000000) }
  static var gigahertz: UnitFrequency { UnitFrequency("GHz", 1000000000) }
  static var megahertz: UnitFrequency { UnitFrequency("MHz", 1000000) }
  static var kilohertz: UnitFrequency { UnitFrequency("kHz", 1000) }
  static var hertz: UnitFrequency { UnitFrequency("Hz", 1) }
  static var millihertz: UnitFrequency { UnitFrequency("mHz", 0.001) }
  static var microhertz: UnitFrequency { UnitFrequency("µHz", 1e-06) }
  static var nanohertz: UnitFrequency { UnitFrequency("nHz", 1e-09) }
}

final class UnitFuelEfficiency: Dimension {
  override class func baseUnit() -> UnitFuelEfficiency { litersPer100Kilometers }
  static var litersPer100Kilometers: UnitFuelEfficiency {
    UnitFuelEfficiency(symbol: "L/100km", converter: _UnitConverterReciprocal(reciprocal: 1.0))
  }
  static var milesPerImperialGallon: UnitFuelEfficiency {
    UnitFuelEfficiency(symbol: "mpg", converter: _UnitConverterReciprocal(reciprocal: 282.481))
  }
  static var milesPerGallon: UnitFuelEfficiency {
    UnitFuelEfficiency(symbol: "mpg", converter: _UnitConverterReciprocal(reciprocal: 235.215))
  }
}

/// A quantity that is small where another is large: distance for fuel, and fuel for a distance.
final class _UnitConverterReciprocal: UnitConverter {
  let reciprocal: Double
  init(reciprocal: Double) {
    self.reciprocal = reciprocal
    super.init()
  }
  override func baseUnitValue(fromValue value: Double) -> Double { reciprocal / value }
  override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { reciprocal / baseUnitValue }
}

final class UnitIlluminance: Dimension {
  override class func baseUnit() -> UnitIlluminance { lux }
  static var lux: UnitIlluminance { UnitIlluminance("lx", 1) }
}

final class UnitInformationStorage: Dimension {
  override class func baseUnit() -> UnitInformationStorage { bits }
  static var bytes: UnitInformationStorage { UnitInformationStorage("B", 8) }
  static var bits: UnitInformationStorage { UnitInformationStorage("bit", 1) }
  static var nibbles: UnitInformationStorage { UnitInformationStorage("nibble", 4) }
  static var yottabytes: UnitInformationStorage { UnitInformationStorage("YB", 8e+24) }
  static var zettabytes: UnitInformationStorage { UnitInformationStorage("ZB", 8e+21) }
  static var exabytes: UnitInformationStorage { UnitInformationStorage("EB", 8e+18) }
  static var petabytes: UnitInformationStorage { UnitInformationStorage("PB", 8000000000000000) }
  static var terabytes: UnitInformationStorage { UnitInformationStorage("TB", 8000000000000) }
  static var gigabytes: UnitInformationStorage { UnitInformationStorage("GB", 8000000000) }
  static var megabytes: UnitInformationStorage { UnitInformationStorage("MB", 8000000) }
  static var kilobytes: UnitInformationStorage { UnitInformationStorage("kB", 8000) }
  static var yottabits: UnitInformationStorage { UnitInformationStorage("Yb", 1e+24) }
  static var zettabits: UnitInformationStorage { UnitInformationStorage("Zb", 1e+21) }
  static var exabits: UnitInformationStorage { UnitInformationStorage("Eb", 1e+18) }
  static var petabits: UnitInformationStorage { UnitInformationStorage("Pb", 1000000000000000) }
  static var terabits: UnitInformationStorage { UnitInformationStorage("Tb", 1000000000000) }
  static var gigabits: UnitInformationStorage { UnitInformationStorage("Gb", 1000000000) }
  static var megabits: UnitInformationStorage { UnitInformationStorage("Mb", 1000000) }
  static var kilobits: UnitInformationStorage { UnitInformationStorage("kb", 1000) }
  static var yobibytes: UnitInformationStorage { UnitInformationStorage("YiB", 9.671406556917033e+24) }
  static var zebibytes: UnitInformationStorage { UnitInformationStorage("ZiB", 9.44473296573929e+21) }
  static var exbibytes: UnitInformationStorage { UnitInformationStorage("EiB", 9.223372036854776e+18) }
  static var pebibytes: UnitInformationStorage { UnitInformationStorage("PiB", 9007199254740992) }
  static var tebibytes: UnitInformationStorage { UnitInformationStorage("TiB", 8796093022208) }
  static var gibibytes: UnitInformationStorage { UnitInformationStorage("GiB", 8589934592) }
  static var mebibytes: UnitInformationStorage { UnitInformationStorage("MiB", 8388608) }
  static var kibibytes: UnitInformationStorage { UnitInformationStorage("KiB", 8192) }
  static var yobibits: UnitInformationStorage { UnitInformationStorage("Yib", 1.2089258196146292e+24) }
  static var zebibits: UnitInformationStorage { UnitInformationStorage("Zib", 1.1805916207174113e+21) }
  static var exbibits: UnitInformationStorage { UnitInformationStorage("Eib", 1.152921504606847e+18) }
  static var pebibits: UnitInformationStorage { UnitInformationStorage("Pib", 1125899906842624) }
  static var tebibits: UnitInformationStorage { UnitInformationStorage("Tib", 1099511627776) }
  static var gibibits: UnitInformationStorage { UnitInformationStorage("Gib", 1073741824) }
  static var mebibits: UnitInformationStorage { UnitInformationStorage("Mib", 1048576) }
  static var kibibits: UnitInformationStorage { UnitInformationStorage("Kib", 1024) }
}

final class UnitPower: Dimension {
  override class func baseUnit() -> UnitPower { watts }
  static var terawatts: UnitPower { UnitPower("TW", 1000000000000) }
  static var gigawatts: UnitPower { UnitPower("GW", 1000000000) }
  static var megawatts: UnitPower { UnitPower("MW", 1000000) }
  static var kilowatts: UnitPower { UnitPower("kW", 1000) }
  static var watts: UnitPower { UnitPower("W", 1) }
  static var milliwatts: UnitPower { UnitPower("mW", 0.001) }
  static var microwatts: UnitPower { UnitPower("µW", 1e-06) }
  static var nanowatts: UnitPower { UnitPower("nW", 1e-09) }
  static var picowatts: UnitPower { UnitPower("pW", 1e-12) }
  static var femtowatts: UnitPower { UnitPower("fW", 1e-15) }
  static var horsepower: UnitPower { UnitPower("hp", 745.7) }
}

final class UnitPressure: Dimension {
  override class func baseUnit() -> UnitPressure { newtonsPerMetersSquared }
  static var newtonsPerMetersSquared: UnitPressure { UnitPressure("N/m²", 1) }
  static var gigapascals: UnitPressure { UnitPressure("GPa", 1000000000) }
  static var megapascals: UnitPressure { UnitPressure("MPa", 1000000) }
  static var kilopascals: UnitPressure { UnitPressure("kPa", 1000) }
  static var hectopascals: UnitPressure { UnitPressure("hPa", 100) }
  static var inchesOfMercury: UnitPressure { UnitPressure("inHg", 3386.39) }
  static var bars: UnitPressure { UnitPressure("bar", 100000) }
  static var millibars: UnitPressure { UnitPressure("mbar", 100) }
  static var millimetersOfMercury: UnitPressure { UnitPressure("mmHg", 133.322) }
  static var poundsForcePerSquareInch: UnitPressure { UnitPressure("psi", 6894.76) }
}
