import Foundation

for count in [0, 1, 999, 1_000, 1_500, 1_000_000, 1_234_567_890] as [Int64] {
  print(ByteCountFormatter.string(fromByteCount: count, countStyle: .file))
}
print(ByteCountFormatter.string(fromByteCount: 1_048_576, countStyle: .memory))
let formatter = ByteCountFormatter()
formatter.allowedUnits = [.useMB]
print(formatter.string(fromByteCount: 5_300_000))
