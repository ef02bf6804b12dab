import Foundation

print("before")
print(Decimal(1.5), Decimal(Double.nan))
print(Decimal(Double.infinity))
print("after")
