import Foundation

print(String(format: "%.2f %8.3f|%-8.1f|%08.2f", 3.14159, 3.14159, 3.14159, 3.14159))
print(String(format: "%e %.2E %g %G", 12345.678, 12345.678, 0.00001234, 1e20))
print(String(format: "%.0f %.0f %.0f", 0.5, 1.5, 2.5))
print(String(format: "%f %.1f", Double.infinity, -Double.nan.magnitude))
print(String(format: "%a %+.1f", 1.0, 2.0))
