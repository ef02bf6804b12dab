// The failures of requests, and their codes.

struct URLError: Error, Hashable, CustomStringConvertible {
  enum Code: Int, Sendable {
    case unknown = -1
    case cancelled = -999
    case badURL = -1000
    case timedOut = -1001
    case unsupportedURL = -1002
    case cannotFindHost = -1003
    case cannotConnectToHost = -1004
    case networkConnectionLost = -1005
    case dnsLookupFailed = -1006
    case httpTooManyRedirects = -1007
    case resourceUnavailable = -1008
    case notConnectedToInternet = -1009
    case redirectToNonExistentLocation = -1010
    case badServerResponse = -1011
    case userCancelledAuthentication = -1012
    case userAuthenticationRequired = -1013
    case zeroByteResource = -1014
    case cannotDecodeRawData = -1015
    case cannotDecodeContentData = -1016
    case cannotParseResponse = -1017
    case internationalRoamingOff = -1018
    case callIsActive = -1019
    case dataNotAllowed = -1020
    case requestBodyStreamExhausted = -1021
    case appTransportSecurityRequiresSecureConnection = -1022
    case fileDoesNotExist = -1100
    case fileIsDirectory = -1101
    case noPermissionsToReadFile = -1102
    case dataLengthExceedsMaximum = -1103
    case secureConnectionFailed = -1200
    case serverCertificateHasBadDate = -1201
    case serverCertificateUntrusted = -1202
    case serverCertificateHasUnknownRoot = -1203
    case serverCertificateNotYetValid = -1204
    case clientCertificateRejected = -1205
    case clientCertificateRequired = -1206
    case cannotLoadFromNetwork = -2000
    case cannotCreateFile = -3000
    case cannotOpenFile = -3001
    case cannotCloseFile = -3002
    case cannotWriteToFile = -3003
    case cannotRemoveFile = -3004
    case cannotMoveFile = -3005
    case downloadDecodingFailedMidStream = -3006
    case downloadDecodingFailedToComplete = -3007
    case backgroundSessionRequiresSharedContainer = -995
    case backgroundSessionInUseByAnotherProcess = -996
    case backgroundSessionWasDisconnected = -997
  }
  static var unknown: Code { .unknown }
  static var cancelled: Code { .cancelled }
  static var badURL: Code { .badURL }
  static var timedOut: Code { .timedOut }
  static var unsupportedURL: Code { .unsupportedURL }
  static var cannotFindHost: Code { .cannotFindHost }
  static var cannotConnectToHost: Code { .cannotConnectToHost }
  static var networkConnectionLost: Code { .networkConnectionLost }
  static var notConnectedToInternet: Code { .notConnectedToInternet }
  static var badServerResponse: Code { .badServerResponse }
  static var cannotParseResponse: Code { .cannotParseResponse }
  static var dnsLookupFailed: Code { .dnsLookupFailed }
  static var httpTooManyRedirects: Code { .httpTooManyRedirects }
  static var resourceUnavailable: Code { .resourceUnavailable }
  static var redirectToNonExistentLocation: Code { .redirectToNonExistentLocation }
  static var userCancelledAuthentication: Code { .userCancelledAuthentication }
  static var userAuthenticationRequired: Code { .userAuthenticationRequired }
  static var zeroByteResource: Code { .zeroByteResource }
  static var cannotDecodeRawData: Code { .cannotDecodeRawData }
  static var cannotDecodeContentData: Code { .cannotDecodeContentData }
  static var internationalRoamingOff: Code { .internationalRoamingOff }
  static var callIsActive: Code { .callIsActive }
  static var dataNotAllowed: Code { .dataNotAllowed }
  static var requestBodyStreamExhausted: Code { .requestBodyStreamExhausted }
  static var fileDoesNotExist: Code { .fileDoesNotExist }
  static var fileIsDirectory: Code { .fileIsDirectory }
  static var noPermissionsToReadFile: Code { .noPermissionsToReadFile }
  static var secureConnectionFailed: Code { .secureConnectionFailed }
  static var serverCertificateHasBadDate: Code { .serverCertificateHasBadDate }
  static var serverCertificateUntrusted: Code { .serverCertificateUntrusted }
  static var serverCertificateHasUnknownRoot: Code { .serverCertificateHasUnknownRoot }
  static var serverCertificateNotYetValid: Code { .serverCertificateNotYetValid }
  static var clientCertificateRejected: Code { .clientCertificateRejected }
  static var clientCertificateRequired: Code { .clientCertificateRequired }
  static var cannotLoadFromNetwork: Code { .cannotLoadFromNetwork }
  static var cannotCreateFile: Code { .cannotCreateFile }
  static var cannotOpenFile: Code { .cannotOpenFile }
  static var cannotCloseFile: Code { .cannotCloseFile }
  static var cannotWriteToFile: Code { .cannotWriteToFile }
  static var cannotRemoveFile: Code { .cannotRemoveFile }
  static var cannotMoveFile: Code { .cannotMoveFile }
  static var downloadDecodingFailedMidStream: Code { .downloadDecodingFailedMidStream }
  static var downloadDecodingFailedToComplete: Code { .downloadDecodingFailedToComplete }
  static var backgroundSessionRequiresSharedContainer: Code { .backgroundSessionRequiresSharedContainer }
  static var backgroundSessionInUseByAnotherProcess: Code { .backgroundSessionInUseByAnotherProcess }
  static var backgroundSessionWasDisconnected: Code { .backgroundSessionWasDisconnected }
  let code: Code
  let userInfo: [String: Any]
  init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  var errorCode: Int { code.rawValue }
  static var errorDomain: String { NSURLErrorDomain }
  var description: String { NSError._of(self)._words }
  var failingURL: URL? { userInfo["NSErrorFailingURLKey"] as? URL }
  static func == (lhs: URLError, rhs: URLError) -> Bool { lhs.code == rhs.code }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
