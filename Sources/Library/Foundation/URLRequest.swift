// Requests, responses and their errors. No URL is ever fetched: a session's table contains the answers, and every
// other request fails as without a network.

@native("Network.has") func _networkHas(_ address: String) -> Bool
@native("Network.delay") func _networkDelay(_ address: String) -> Double
@native("Network.error") func _networkError(_ address: String) -> Int
@native("Network.status") func _networkStatus(_ address: String) -> Int
@native("Network.type") func _networkType(_ address: String) -> String
@native("Network.bytes") func _networkBytes(_ address: String) -> [UInt8]

struct URLRequest: Hashable, CustomStringConvertible, Sendable {
  enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5
    static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
  }
  enum NetworkServiceType: UInt, Sendable {
    case `default` = 0
    case voip = 1
    case video = 2
    case background = 3
    case voice = 4
    case responsiveData = 6
    case avStreaming = 8
    case responsiveAV = 9
    case callSignaling = 11
  }
  @stored var url: URL?
  @stored var cachePolicy: CachePolicy
  @stored var timeoutInterval: TimeInterval
  @stored var _method: String
  @stored var _fields: [String: String]
  @stored var httpBody: Data?
  @stored var httpShouldHandleCookies: Bool
  @stored var allowsCellularAccess: Bool
  @stored var allowsExpensiveNetworkAccess: Bool
  @stored var allowsConstrainedNetworkAccess: Bool
  @stored var assumesHTTP3Capable: Bool
  @stored var requiresDNSSECValidation: Bool
  @stored var httpShouldUsePipelining: Bool
  @stored var networkServiceType: NetworkServiceType
  @stored var mainDocumentURL: URL?
  init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
    _method = "GET"
    _fields = [:]
    httpBody = nil
    httpShouldHandleCookies = true
    allowsCellularAccess = true
    allowsExpensiveNetworkAccess = true
    allowsConstrainedNetworkAccess = true
    assumesHTTP3Capable = false
    requiresDNSSECValidation = false
    httpShouldUsePipelining = false
    networkServiceType = .default
    mainDocumentURL = nil
  }
  var httpMethod: String? {
    get { _method }
    set { _method = newValue?.uppercased() ?? "GET" }
  }
  var allHTTPHeaderFields: [String: String]? {
    get { _fields.isEmpty ? nil : _fields }
    set { _fields = newValue ?? [:] }
  }
  func _key(_ field: String) -> String? { _fields.keys.first { $0.lowercased() == field.lowercased() } }
  func value(forHTTPHeaderField field: String) -> String? { _key(field).flatMap { _fields[$0] } }
  mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    if let old = _key(field) { _fields[old] = nil }
    _fields[field] = value
  }
  mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    if let old = _key(field), let known = _fields[old] {
      _fields[old] = known + "," + value
    } else {
      _fields[field] = value
    }
  }
  static func == (lhs: URLRequest, rhs: URLRequest) -> Bool {
    lhs.url == rhs.url && lhs._method == rhs._method && lhs._fields == rhs._fields && lhs.httpBody == rhs.httpBody
      && lhs.cachePolicy == rhs.cachePolicy && lhs.timeoutInterval == rhs.timeoutInterval
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(_method)
  }
  var description: String { url?.description ?? "url: nil" }
}

class URLResponse: NSObject {
  let url: URL?
  let mimeType: String?
  let expectedContentLength: Int64
  let textEncodingName: String?
  init(url: URL, mimeType MIMEType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
    self.url = url
    mimeType = MIMEType
    expectedContentLength = Int64(length)
    textEncodingName = name
    super.init()
  }
}

class HTTPURLResponse: URLResponse {
  let statusCode: Int
  let _fields: [String: String]
  init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    _fields = headerFields ?? [:]
    let type = _fields.first { $0.key.lowercased() == "content-type" }?.value
    let parts = (type ?? "").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    let length = _fields.first { $0.key.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? -1
    let charset = parts.first { $0.lowercased().hasPrefix("charset=") }.map { String($0.dropFirst(8)).lowercased() }
    super.init(url: url, mimeType: parts.first, expectedContentLength: length, textEncodingName: charset)
  }
  /// The name of a status, as in the toolchain's Foundation.
  static let _statusNames: [Int: String] = [
    100: "Continue", 101: "Switching Protocols", 102: "Processing", 200: "OK", 201: "Created", 202: "Accepted",
    203: "Non-Authoritative Information", 204: "No Content", 205: "Reset Content", 206: "Partial Content",
    207: "Multi-Status", 208: "Already Reported", 226: "IM Used", 300: "Multiple Choices", 301: "Moved Permanently",
    302: "Found", 303: "See Other", 304: "Not Modified", 305: "Use Proxy", 307: "Temporary Redirect",
    308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable", 407: "Proxy Authentication Required",
    408: "Request Timeout", 409: "Conflict", 410: "Gone", 411: "Length Required", 412: "Precondition Failed",
    413: "Payload Too Large", 414: "URI Too Long", 415: "Unsupported Media Type", 416: "Range Not Satisfiable",
    417: "Expectation Failed", 421: "Misdirected Request", 422: "Unprocessable Entity", 423: "Locked",
    424: "Failed Dependency", 426: "Upgrade Required", 428: "Precondition Required", 429: "Too Many Requests",
    431: "Request Header Fields Too Large", 451: "Unavailable For Legal Reasons", 500: "Internal Server Error",
    501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
    505: "HTTP Version Not Supported", 506: "Variant Also Negotiates", 507: "Insufficient Storage",
    508: "Loop Detected", 510: "Not Extended", 511: "Network Authentication Required",
  ]
  class func localizedString(forStatusCode statusCode: Int) -> String {
    if let name = _statusNames[statusCode] { return name }
    switch statusCode {
    case 100..<200: return "Informational"
    case 200..<300: return "Success"
    case 300..<400: return "Redirection"
    case 400..<500: return "Client Error"
    case 500..<600: return "Server Error"
    default: return "Server Error"
    }
  }
  var suggestedFilename: String? {
    let parts = (value(forHTTPHeaderField: "Content-Disposition") ?? "").split(separator: ";")
    let named = parts.lazy.map { $0.trimmingCharacters(in: .whitespaces) }.first { $0.hasPrefix("filename=") }
    guard let name = named?.dropFirst(9).trimmingCharacters(in: ["\""]), !name.isEmpty else { return "Unknown" }
    return name
  }
  var allHeaderFields: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = [:]
    for (name, value) in _fields { all[name] = value }
    return all
  }
  func value(forHTTPHeaderField field: String) -> String? {
    _fields.first { $0.key.lowercased() == field.lowercased() }?.value
  }
}

class URLSessionConfiguration: NSObject {
  static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  @stored var timeoutIntervalForRequest: TimeInterval
  @stored var timeoutIntervalForResource: TimeInterval
  @stored var httpAdditionalHeaders: [AnyHashable: Any]?
  @stored var waitsForConnectivity: Bool
  @stored var requestCachePolicy: URLRequest.CachePolicy
  override init() {
    timeoutIntervalForRequest = 60
    timeoutIntervalForResource = 604_800
    httpAdditionalHeaders = nil
    waitsForConnectivity = false
    requestCachePolicy = .useProtocolCachePolicy
    super.init()
  }
}

class URLSessionTask: NSObject {
  enum State: Int {
    case running, suspended, canceling, completed
  }
  @stored var state: State
  @stored var response: URLResponse?
  @stored var error: (any Error)?
  let originalRequest: URLRequest?
  let _end: (Result<(Data, URLResponse), URLError>) -> Void
  init(_request: URLRequest, _ end: @escaping (Result<(Data, URLResponse), URLError>) -> Void) {
    originalRequest = _request
    _end = end
    state = .suspended
    response = nil
    error = nil
    super.init()
  }
  var currentRequest: URLRequest? { originalRequest }
  func resume() {
    guard state == .suspended, let originalRequest else { return }
    state = .running
    URLSession._noteRequest(originalRequest)
    URLSession._after(URLSession._delay(originalRequest)) {
      guard self.state == .running else { return }
      self._complete(URLSession._answer(originalRequest))
    }
  }
  func _complete(_ result: Result<(Data, URLResponse), URLError>) {
    state = .completed
    switch result {
    case .success(let (_, answer)): response = answer
    case .failure(let failure): error = failure
    }
    _end(result)
  }
  func suspend() { if state == .running { state = .suspended } }
  func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    _clockRun(false) { self._complete(.failure(URLError(.cancelled))) }
  }
}

class URLSessionDataTask: URLSessionTask {}

class URLSession: NSObject {
  typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>
  static let shared = URLSession(configuration: .default)
  let configuration: URLSessionConfiguration
  init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    super.init()
  }
  static func _noteRequest(_ request: URLRequest) {
    _noteEffect("request", "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")")
  }
  static func _delay(_ request: URLRequest) -> Double { _networkDelay(request.url?.absoluteString ?? "") }
  static func _after(_ seconds: Double, _ work: @escaping () -> Void) {
    if seconds == 0 { return _clockRun(false, work) }
    _ = _clockRunAfter(Int(seconds * 1e9), false, work)
  }
  static func _failure(_ url: URL?, _ code: URLError.Code = .notConnectedToInternet) -> URLError {
    var info: [String: Any] = [:]
    if let url { info["NSErrorFailingURLKey"] = url }
    return URLError(code, userInfo: info)
  }
  static func _answer(_ request: URLRequest) -> Result<(Data, URLResponse), URLError> {
    guard let url = request.url, _networkHas(url.absoluteString) else { return .failure(_failure(request.url)) }
    let address = url.absoluteString
    if let code = URLError.Code(rawValue: _networkError(address)) { return .failure(_failure(url, code)) }
    let bytes = _networkBytes(address)
    let fields = ["Content-Type": _networkType(address), "Content-Length": "\(bytes.count)"]
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: _networkStatus(address), httpVersion: "HTTP/1.1", headerFields: fields)
    else { return .failure(_failure(url)) }
    return .success((Data(_bytes: bytes, _first: 0), response))
  }
  func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }
  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try Task.checkCancellation()
    URLSession._noteRequest(request)
    let delay = URLSession._delay(request)
    if delay > 0 {
      do { try await Task.sleep(for: .seconds(delay)) } catch { throw URLSession._failure(request.url, .cancelled) }
    }
    return try URLSession._answer(request).get()
  }
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await data(for: request)
  }
  func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(_request: request) { result in
      switch result {
      case .success(let (data, response)): completionHandler(data, response, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }
  func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(_request: request) { _ in } }
  func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
  func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    Deferred {
      Future<(data: Data, response: URLResponse), URLError> { promise in
        URLSession._noteRequest(request)
        URLSession._after(URLSession._delay(request)) {
          switch URLSession._answer(request) {
          case .success(let (data, response)): promise(.success((data: data, response: response)))
          case .failure(let error): promise(.failure(error))
          }
        }
      }
    }.eraseToAnyPublisher()
  }
  func invalidateAndCancel() {}
  func finishTasksAndInvalidate() {}
}
