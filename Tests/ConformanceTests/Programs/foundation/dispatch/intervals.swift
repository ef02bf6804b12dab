import Foundation

print(DispatchTimeInterval.seconds(1) == .milliseconds(1_000), DispatchTimeInterval.seconds(1) == .seconds(2))
print(DispatchTimeInterval.microseconds(5) == .nanoseconds(5_000), DispatchTimeInterval.never == .seconds(1))
