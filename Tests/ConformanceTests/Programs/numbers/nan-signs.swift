// What is printed shows the sign of a NaN, and description does not.
import Foundation
let z = 0.0
print(
  0.0 / z, -(0.0 / z), Double.nan + 1, Double.infinity - Double.infinity, [Double.nan], (-1.0).squareRoot(), Float.nan,
  -Float.nan)
print("\(-Double.nan)", String(-Double.nan), (0.0 / z).sign)
