// Foundation's units of everyday quantities, with the factors of the toolchain's Foundation.

final class UnitLength: Dimension {
  override class func baseUnit() -> UnitLength { meters }
  static var megameters: UnitLength { UnitLength("Mm", 1000000) }
  static var kilometers: UnitLength { UnitLength("km", 1000) }
  static var hectometers: UnitLength { UnitLength("hm", 100) }
  static var decameters: UnitLength { UnitLength("dam", 10) }
  static var meters: UnitLength { UnitLength("m", 1) }
  static var decimeters: UnitLength { UnitLength("dm", 0.1) }
  static var centimeters: UnitLength { UnitLength("cm", 0.01) }
  static var millimeters: UnitLength { UnitLength("mm", 0.001) }
  static var micrometers: UnitLength { UnitLength("µm", 1e-06) }
  static var nanometers: UnitLength { UnitLength("nm", 1e-09) }
  static var picometers: UnitLength { UnitLength("pm", 1e-12) }
  static var inches: UnitLength { UnitLength("in", 0.0254) }
  static var feet: UnitLength { UnitLength("ft", 0.3048) }
  static var yards: UnitLength { UnitLength("yd", 0.9144) }
  static var miles: UnitLength { UnitLength("mi", 1609.34) }
  static var scandinavianMiles: UnitLength { UnitLength("smi", 10000) }
  static var lightyears: UnitLength { UnitLength("ly", 9.461e+15) }
  static var nauticalMiles: UnitLength { UnitLength("NM", 1852) }
  static var fathoms: UnitLength { UnitLength("ftm", 1.8288) }
  static var furlongs: UnitLength { UnitLength("fur", 201.168) }
  static var astronomicalUnits: UnitLength { UnitLength("ua", 149600000000) }
  static var parsecs: UnitLength { UnitLength("pc", 3.086e+16) }
}

final class UnitMass: Dimension {
  override class func baseUnit() -> UnitMass { kilograms }
  static var kilograms: UnitMass { UnitMass("kg", 1) }
  static var grams: UnitMass { UnitMass("g", 0.001) }
  static var decigrams: UnitMass { UnitMass("dg", 0.0001) }
  static var centigrams: UnitMass { UnitMass("cg", 1e-05) }
  static var milligrams: UnitMass { UnitMass("mg", 1e-06) }
  static var micrograms: UnitMass { UnitMass("µg", 1e-09) }
  static var nanograms: UnitMass { UnitMass("ng", 1e-12) }
  static var picograms: UnitMass { UnitMass("pg", 1e-15) }
  static var ounces: UnitMass { UnitMass("oz", 0.0283495) }
  static var pounds: UnitMass { UnitMass("lb", 0.453592) }
  static var stones: UnitMass { UnitMass("st", 0.157473) }
  static var metricTons: UnitMass { UnitMass("t", 1000) }
  static var shortTons: UnitMass { UnitMass("ton", 907.185) }
  static var carats: UnitMass { UnitMass("ct", 0.0002) }
  static var ouncesTroy: UnitMass { UnitMass("oz t", 0.03110348) }
  static var slugs: UnitMass { UnitMass("slug", 14.5939) }
}

final class UnitDuration: Dimension {
  override class func baseUnit() -> UnitDuration { seconds }
  static var hours: UnitDuration { UnitDuration("h", 3600) }
  static var minutes: UnitDuration { UnitDuration("m", 60) }
  static var seconds: UnitDuration { UnitDuration("s", 1) }
  static var milliseconds: UnitDuration { UnitDuration("ms", 0.001) }
  static var microseconds: UnitDuration { UnitDuration("µs", 1e-06) }
  static var nanoseconds: UnitDuration { UnitDuration("ns", 1e-09) }
  static var picoseconds: UnitDuration { UnitDuration("ps", 1e-12) }
}

final class UnitTemperature: Dimension {
  override class func baseUnit() -> UnitTemperature { kelvin }
  static var kelvin: UnitTemperature { UnitTemperature("K", 1) }
  static var celsius: UnitTemperature { UnitTemperature("°C", 1, 273.15) }
  static var fahrenheit: UnitTemperature { UnitTemperature("°F", 0.55555555555556, 255.37222222222428) }
}

final class UnitSpeed: Dimension {
  override class func baseUnit() -> UnitSpeed { metersPerSecond }
  static var metersPerSecond: UnitSpeed { UnitSpeed("m/s", 1) }
  static var kilometersPerHour: UnitSpeed { UnitSpeed("km/h", 0.277778) }
  static var milesPerHour: UnitSpeed { UnitSpeed("mph", 0.44704) }
  static var knots: UnitSpeed { UnitSpeed("kn", 0.514444) }
}

final class UnitVolume: Dimension {
  override class func baseUnit() -> UnitVolume { liters }
  static var megaliters: UnitVolume { UnitVolume("ML", 1000000) }
  static var kiloliters: UnitVolume { UnitVolume("kL", 1000) }
  static var liters: UnitVolume { UnitVolume("L", 1) }
  static var deciliters: UnitVolume { UnitVolume("dl", 0.1) }
  static var centiliters: UnitVolume { UnitVolume("cL", 0.01) }
  static var milliliters: UnitVolume { UnitVolume("mL", 0.001) }
  static var cubicKilometers: UnitVolume { UnitVolume("km³", 1000000000000) }
  static var cubicMeters: UnitVolume { UnitVolume("m³", 1000) }
  static var cubicDecimeters: UnitVolume { UnitVolume("dm³", 1) }
  static var cubicCentimeters: UnitVolume { UnitVolume("cm³", 0.001) }
  static var cubicMillimeters: UnitVolume { UnitVolume("mm³", 1e-06) }
  static var cubicInches: UnitVolume { UnitVolume("in³", 0.0163871) }
  static var cubicFeet: UnitVolume { UnitVolume("ft³", 28.3168) }
  static var cubicYards: UnitVolume { UnitVolume("yd³", 764.555) }
  static var cubicMiles: UnitVolume { UnitVolume("mi³", 4168000000000) }
  static var acreFeet: UnitVolume { UnitVolume("af", 1233000) }
  static var bushels: UnitVolume { UnitVolume("bsh", 35.2391) }
  static var teaspoons: UnitVolume { UnitVolume("tsp", 0.00492892) }
  static var tablespoons: UnitVolume { UnitVolume("tbsp", 0.0147868) }
  static var fluidOunces: UnitVolume { UnitVolume("fl oz", 0.0295735) }
  static var cups: UnitVolume { UnitVolume("cup", 0.24) }
  static var pints: UnitVolume { UnitVolume("pt", 0.473176) }
  static var quarts: UnitVolume { UnitVolume("qt", 0.946353) }
  static var gallons: UnitVolume { UnitVolume("gal", 3.78541) }
  static var imperialTeaspoons: UnitVolume { UnitVolume("tsp Imperial", 0.00591939) }
  static var imperialTablespoons: UnitVolume { UnitVolume("tbsp Imperial", 0.0177582) }
  static var imperialFluidOunces: UnitVolume { UnitVolume("fl oz Imperial", 0.0284131) }
  static var imperialPints: UnitVolume { UnitVolume("pt Imperial", 0.568261) }
  static var imperialQuarts: UnitVolume { UnitVolume("qt Imperial", 1.13652) }
  static var imperialGallons: UnitVolume { UnitVolume("gal Imperial", 4.54609) }
  static var metricCups: UnitVolume { UnitVolume("metric cup Imperial", 0.25) }
}

final class UnitArea: Dimension {
  override class func baseUnit() -> UnitArea { squareMeters }
  static var squareMegameters: UnitArea { UnitArea("Mm²", 1000000000000) }
  static var squareKilometers: UnitArea { UnitArea("km²", 1000000) }
  static var squareMeters: UnitArea { UnitArea("m²", 1) }
  static var squareCentimeters: UnitArea { UnitArea("cm²", 0.0001) }
  static var squareMillimeters: UnitArea { UnitArea("mm²", 1e-06) }
  static var squareMicrometers: UnitArea { UnitArea("µm²", 1e-12) }
  static var squareNanometers: UnitArea { UnitArea("nm²", 1e-18) }
  static var squareInches: UnitArea { UnitArea("in²", 0.00064516) }
  static var squareFeet: UnitArea { UnitArea("ft²", 0.092903) }
  static var squareYards: UnitArea { UnitArea("yd²", 0.836127) }
  static var squareMiles: UnitArea { UnitArea("mi²", 2590000) }
  static var acres: UnitArea { UnitArea("ac", 4046.86) }
  static var ares: UnitArea { UnitArea("a", 100) }
  static var hectares: UnitArea { UnitArea("ha", 10000) }
}

final class UnitAngle: Dimension {
  override class func baseUnit() -> UnitAngle { degrees }
  static var degrees: UnitAngle { UnitAngle("°", 1) }
  static var arcMinutes: UnitAngle { UnitAngle("ʹ", 0.016666666666666666) }
  static var arcSeconds: UnitAngle { UnitAngle("ʹʹ", 0.0002777777777777778) }
  static var radians: UnitAngle { UnitAngle("rad", 57.29577951308232) }
  static var gradians: UnitAngle { UnitAngle("grad", 0.9) }
  static var revolutions: UnitAngle { UnitAngle("rev", 360) }
}

final class UnitEnergy: Dimension {
  override class func baseUnit() -> UnitEnergy { joules }
  static var kilojoules: UnitEnergy { UnitEnergy("kJ", 1000) }
  static var joules: UnitEnergy { UnitEnergy("J", 1) }
  static var kilocalories: UnitEnergy { UnitEnergy("kCal", 4184) }
  static var calories: UnitEnergy { UnitEnergy("cal", 4.184) }
  static var kilowattHours: UnitEnergy { UnitEnergy("kWh", 3600000) }
}
