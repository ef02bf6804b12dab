// Foundation's `XMLParser`. The document is read as a whole, and its events are sent to the delegate one after the
// other.

protocol XMLParserDelegate: AnyObject {
  func parserDidStartDocument(_ parser: XMLParser)
  func parserDidEndDocument(_ parser: XMLParser)
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String])
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
  func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
  func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
  func parser(_ parser: XMLParser, foundCharacters string: String)
  func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)
  func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
  func parser(_ parser: XMLParser, foundComment comment: String)
  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
  func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data?
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
  func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
}

extension XMLParserDelegate {
  func parserDidStartDocument(_ parser: XMLParser) {}
  func parserDidEndDocument(_ parser: XMLParser) {}
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {}
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {}
  func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {}
  func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {}
  func parser(_ parser: XMLParser, foundCharacters string: String) {}
  func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String) {}
  func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {}
  func parser(_ parser: XMLParser, foundComment comment: String) {}
  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {}
  func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data? { nil }
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {}
  func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error) {}
}

class XMLParser: NSObject {
  enum ExternalEntityResolvingPolicy: UInt {
    case never, noNetwork, sameOriginOnly, always
  }
  static let errorDomain = "NSXMLParserErrorDomain"
  @stored weak var delegate: (any XMLParserDelegate)?
  @stored var shouldProcessNamespaces: Bool
  @stored var shouldReportNamespacePrefixes: Bool
  @stored var shouldResolveExternalEntities: Bool
  @stored var externalEntityResolvingPolicy: ExternalEntityResolvingPolicy
  @stored var allowedExternalEntityURLs: Set<URL>?
  @stored var parserError: (any Error)?
  @stored var lineNumber: Int
  @stored var columnNumber: Int
  @stored var _isAborted: Bool
  /// The namespaces of the open elements, each with the prefixes that the element declares.
  @stored var _namespaces: [[(prefix: String, uri: String)]]
  let _bytes: [UInt8]
  var publicID: String? { nil }
  var systemID: String? { nil }
  init(data: Data) {
    _bytes = Array(data)
    delegate = nil
    shouldProcessNamespaces = false
    shouldReportNamespacePrefixes = false
    shouldResolveExternalEntities = false
    externalEntityResolvingPolicy = .never
    allowedExternalEntityURLs = nil
    parserError = nil
    lineNumber = 0
    columnNumber = 0
    _isAborted = false
    _namespaces = []
    super.init()
  }
  convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  func abortParsing() {
    _isAborted = true
    parserError = NSError(domain: XMLParser.errorDomain, code: 111)
  }
  @native("XMLParser.events") static func _events(_ bytes: [UInt8]) -> [String]
  func parse() -> Bool {
    let events = XMLParser._events(_bytes)
    var index = 0
    while index < events.count, !_isAborted {
      lineNumber = Int(events[index + 1]) ?? 0
      columnNumber = Int(events[index + 2]) ?? 0
      let end = index + 4 + (Int(events[index + 3]) ?? 0)
      _send(events[index], Array(events[index + 4..<end]))
      index = end
    }
    return parserError == nil
  }
  func _send(_ kind: String, _ texts: [String]) {
    switch kind {
    case "start document": delegate?.parserDidStartDocument(self)
    case "end document": delegate?.parserDidEndDocument(self)
    case "start": _start(texts)
    case "end": _end(texts[0])
    case "characters": delegate?.parser(self, foundCharacters: texts[0])
    case "data": delegate?.parser(self, foundCDATA: Data(texts[0].utf8))
    case "comment": delegate?.parser(self, foundComment: texts[0])
    case "instruction":
      delegate?.parser(
        self, foundProcessingInstructionWithTarget: texts[0], data: texts.count > 1 ? texts[1] : nil)
    default:
      let error = NSError(domain: XMLParser.errorDomain, code: Int(texts[0]) ?? 1)
      parserError = error
      delegate?.parser(self, parseErrorOccurred: error)
    }
  }
  func _start(_ texts: [String]) {
    var attributes: [String: String] = [:]
    var declared: [(prefix: String, uri: String)] = []
    for index in stride(from: 1, to: texts.count, by: 2) {
      let name = texts[index]
      if shouldProcessNamespaces, name == "xmlns" || name.hasPrefix("xmlns:") {
        declared.append((prefix: String(name.dropFirst(6)), uri: texts[index + 1]))
      } else {
        attributes[name] = texts[index + 1]
      }
    }
    guard shouldProcessNamespaces else {
      delegate?.parser(
        self, didStartElement: texts[0], namespaceURI: nil, qualifiedName: nil, attributes: attributes)
      return
    }
    _namespaces.append(declared)
    if shouldReportNamespacePrefixes {
      for (prefix, uri) in declared { delegate?.parser(self, didStartMappingPrefix: prefix, toURI: uri) }
    }
    let (name, uri) = _resolved(texts[0])
    delegate?.parser(self, didStartElement: name, namespaceURI: uri, qualifiedName: texts[0], attributes: attributes)
  }
  func _end(_ written: String) {
    guard shouldProcessNamespaces else {
      delegate?.parser(self, didEndElement: written, namespaceURI: nil, qualifiedName: nil)
      return
    }
    let (name, uri) = _resolved(written)
    delegate?.parser(self, didEndElement: name, namespaceURI: uri, qualifiedName: written)
    let declared = _namespaces.removeLast()
    if shouldReportNamespacePrefixes {
      for (prefix, _) in declared { delegate?.parser(self, didEndMappingPrefix: prefix) }
    }
  }
  /// The name without its prefix, and the namespace of the prefix.
  func _resolved(_ written: String) -> (name: String, uri: String?) {
    let parts = written.split(separator: ":", maxSplits: 1)
    let prefix = parts.count > 1 ? String(parts[0]) : ""
    for declared in _namespaces.reversed() {
      for (known, uri) in declared where known == prefix { return (String(parts[parts.count - 1]), uri) }
    }
    return (prefix.isEmpty ? written : String(parts[1]), prefix.isEmpty ? "" : nil)
  }
}

extension XMLParser {
  enum ErrorCode: Int {
    case internalError = 1
    case outOfMemoryError, documentStartError, emptyDocumentError, prematureDocumentEndError
    case invalidHexCharacterRefError, invalidDecimalCharacterRefError, invalidCharacterRefError, invalidCharacterError
    case characterRefAtEOFError, characterRefInPrologError, characterRefInEpilogError, characterRefInDTDError
    case entityRefAtEOFError, entityRefInPrologError, entityRefInEpilogError, entityRefInDTDError
    case parsedEntityRefAtEOFError, parsedEntityRefInPrologError, parsedEntityRefInEpilogError
    case parsedEntityRefInInternalSubsetError, entityReferenceWithoutNameError, entityReferenceMissingSemiError
    case parsedEntityRefNoNameError, parsedEntityRefMissingSemiError, undeclaredEntityError
    case unparsedEntityError = 28
    case entityIsExternalError, entityIsParameterError, unknownEncodingError, encodingNotSupportedError
    case stringNotStartedError, stringNotClosedError, namespaceDeclarationError, entityNotStartedError
    case entityNotFinishedError, lessThanSymbolInAttributeError, attributeNotStartedError, attributeNotFinishedError
    case attributeHasNoValueError, attributeRedefinedError, literalNotStartedError, literalNotFinishedError
    case commentNotFinishedError, processingInstructionNotStartedError, processingInstructionNotFinishedError
    case notationNotStartedError, notationNotFinishedError, attributeListNotStartedError
    case attributeListNotFinishedError, mixedContentDeclNotStartedError, mixedContentDeclNotFinishedError
    case elementContentDeclNotStartedError, elementContentDeclNotFinishedError, xmlDeclNotStartedError
    case xmlDeclNotFinishedError, conditionalSectionNotStartedError, conditionalSectionNotFinishedError
    case externalSubsetNotFinishedError, doctypeDeclNotFinishedError, misplacedCDATAEndStringError
    case cdataNotFinishedError
    case misplacedXMLDeclarationError = 64
    case spaceRequiredError, separatorRequiredError, nmtokenRequiredError, nameRequiredError, pcdataRequiredError
    case uriRequiredError, publicIdentifierRequiredError, ltRequiredError, gtRequiredError, ltSlashRequiredError
    case equalExpectedError, tagNameMismatchError, unfinishedTagError, standaloneValueError, invalidEncodingNameError
    case commentContainsDoubleHyphenError, invalidEncodingError, externalStandaloneEntityError
    case invalidConditionalSectionError, entityValueRequiredError, notWellBalancedError, extraContentError
    case invalidCharacterInEntityError, parsedEntityRefInInternalError, entityRefLoopError, entityBoundaryError
    case invalidURIError, uriFragmentError
    case noDTDError = 94
    case delegateAbortedParseError = 512
  }
}
