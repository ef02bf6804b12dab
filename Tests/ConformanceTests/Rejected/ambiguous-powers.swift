import Foundation

// The arguments fit two Doubles, and a Decimal and an Int, with one conversion of a literal each.
print(pow(2.0, 3))
print(pow(2.5, 2))
