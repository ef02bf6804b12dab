// Imports of single declarations.
import struct Foundation.Date
import struct Foundation.UUID
import func Foundation.sqrt

print(Date(timeIntervalSince1970: 0).timeIntervalSince1970, sqrt(16.0))
