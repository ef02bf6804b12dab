import Foundation

print(String(format: "%@ and %@", "one", "two"))
print(String(format: "%@|%d|%@", "a", 1, "b"))
print(String(format: "%2$@ %1$@", "world", "hello"))
print(String(format: "no arguments"))
print(String(format: "%@", arguments: ["listed"]))
print(String(format: "%@ é ☃ %.1f", "ü", 1.25))
