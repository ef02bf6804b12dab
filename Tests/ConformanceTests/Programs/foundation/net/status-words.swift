import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Answers of a server as a client describes them.
struct Answer {
  let response: HTTPURLResponse
  init(_ status: Int, _ fields: [String: String] = [:]) {
    response = HTTPURLResponse(
      url: URL(string: "https://example.com/files/report.pdf")!, statusCode: status, httpVersion: "HTTP/1.1",
      headerFields: fields)!
  }
  var words: String { "\(response.statusCode) \(HTTPURLResponse.localizedString(forStatusCode: response.statusCode))" }
}
for status in [100, 150, 200, 204, 250, 301, 304, 399, 400, 404, 418, 422, 429, 451, 500, 503, 599] {
  print(Answer(status).words)
}
let file = Answer(200, ["Content-Disposition": "attachment; filename=\"May.pdf\"", "Content-Type": "application/pdf"])
  .response
print(file.suggestedFilename ?? "-", file.mimeType ?? "-", file.value(forHTTPHeaderField: "content-type") ?? "-")
print(Answer(200).response.suggestedFilename ?? "-", Answer(200).response.expectedContentLength)
