import Foundation

let us = Locale(identifier: "en_US")
print(0.256.formatted(.percent.locale(us)), 1.0.formatted(.percent.locale(us)), 0.1234.formatted(.percent.locale(us).precision(.fractionLength(1))))
print(25.formatted(.percent.locale(us)), 0.5.formatted(.percent.locale(Locale(identifier: "de_DE"))))
print(0.129.formatted(.percent.locale(us).rounded(rule: .down)), (-0.5).formatted(.percent.locale(us).sign(strategy: .always())))
print(Float(0.5).formatted(.percent.locale(us)), Decimal(0.75).formatted(.percent.locale(us)))
let progress = [0.0, 0.333, 0.6667, 1]
print(progress.map { $0.formatted(.percent.precision(.fractionLength(0)).locale(us)) })
