import Foundation

let data = Data("Swift & views?>".utf8)
print(data.base64EncodedString())
print(Data(base64Encoded: "U3dpZnQ=").map { String(decoding: $0, as: UTF8.self) } ?? "none")
print(Data(base64Encoded: "not base64!") == nil)
print(Data(base64Encoded: "U3dp\nZnQ=", options: .ignoreUnknownCharacters) == Data("Swift".utf8))
print(Data(count: 60).base64EncodedString(options: .lineLength64Characters).count)
