// The codes of failed requests, by the names that the error type has for them.
import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
let codes: [URLError.Code] = [
  URLError.unknown, URLError.cancelled, URLError.badURL, URLError.timedOut, URLError.unsupportedURL,
  URLError.cannotFindHost, URLError.cannotConnectToHost, URLError.networkConnectionLost, URLError.dnsLookupFailed,
  URLError.httpTooManyRedirects, URLError.resourceUnavailable, URLError.notConnectedToInternet,
  URLError.redirectToNonExistentLocation, URLError.badServerResponse, URLError.userCancelledAuthentication,
  URLError.userAuthenticationRequired, URLError.zeroByteResource, URLError.cannotDecodeRawData,
  URLError.cannotDecodeContentData, URLError.cannotParseResponse, URLError.internationalRoamingOff,
  URLError.callIsActive, URLError.dataNotAllowed, URLError.requestBodyStreamExhausted, URLError.fileDoesNotExist,
  URLError.fileIsDirectory, URLError.noPermissionsToReadFile,
  URLError.secureConnectionFailed, URLError.serverCertificateHasBadDate, URLError.serverCertificateUntrusted,
  URLError.serverCertificateHasUnknownRoot, URLError.serverCertificateNotYetValid, URLError.clientCertificateRejected,
  URLError.clientCertificateRequired, URLError.cannotLoadFromNetwork, URLError.cannotCreateFile,
  URLError.cannotOpenFile, URLError.cannotCloseFile, URLError.cannotWriteToFile, URLError.cannotRemoveFile,
  URLError.cannotMoveFile, URLError.downloadDecodingFailedMidStream, URLError.downloadDecodingFailedToComplete,
  URLError.backgroundSessionRequiresSharedContainer, URLError.backgroundSessionInUseByAnotherProcess,
  URLError.backgroundSessionWasDisconnected,
]
print(codes.map(\.rawValue))
let error = URLError(.cannotOpenFile)
print(error.code == URLError.cannotOpenFile, error.errorCode, URLError.errorDomain)
