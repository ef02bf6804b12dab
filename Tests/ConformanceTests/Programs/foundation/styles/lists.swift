import Foundation

let us = Locale(identifier: "en_US")
print(["a", "b", "c"].formatted(.list(type: .and).locale(us)), ["a", "b", "c"].formatted(.list(type: .or).locale(us)))
print(["a", "b"].formatted(.list(type: .and).locale(us)), ["a"].formatted(.list(type: .and).locale(us)), [String]().formatted(.list(type: .and).locale(us)))
print(["x", "y", "z"].formatted(.list(type: .and, width: .narrow).locale(us)), ["x", "y", "z"].formatted(.list(type: .and, width: .short).locale(us)))
print(["eins", "zwei", "drei"].formatted(.list(type: .and).locale(Locale(identifier: "de_DE"))))
