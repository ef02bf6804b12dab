import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class Log: NSObject, XMLParserDelegate {
  var stopsAt: String?
  func parserDidStartDocument(_ parser: XMLParser) { print("start", parser.lineNumber, parser.columnNumber) }
  func parserDidEndDocument(_ parser: XMLParser) { print("end", parser.lineNumber, parser.columnNumber) }
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    let attributes = attributeDict.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    print("<", elementName, namespaceURI as Any, qName as Any, attributes, parser.lineNumber, parser.columnNumber)
    if elementName == stopsAt { parser.abortParsing() }
  }
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    print(">", elementName, namespaceURI as Any, qName as Any, parser.lineNumber, parser.columnNumber)
  }
  func parser(_ parser: XMLParser, foundCharacters string: String) { print("text", string.debugDescription) }
  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    print("data", String(decoding: CDATABlock, as: UTF8.self))
  }
  func parser(_ parser: XMLParser, foundComment comment: String) { print("comment", comment) }
  func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
    print("instruction", target, data as Any)
  }
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    print("error", (parseError as NSError).domain, (parseError as NSError).code)
  }
}

func run(_ text: String, namespaces: Bool = false, stopsAt: String? = nil) -> Bool {
  print("--")
  let parser = XMLParser(data: Data(text.utf8))
  let log = Log()
  log.stopsAt = stopsAt
  parser.delegate = log
  parser.shouldProcessNamespaces = namespaces
  let isDone = parser.parse()
  print(parser.parserError.map { ($0 as NSError).code } as Any)
  return isDone
}

print(run("<a/>"))
print(
  run(
    """
    <?xml version="1.0" encoding="utf-8"?>
    <a x='1' y="&lt;2&amp;&#65;&#x42;">
      <b>text &amp; more &lt;x&gt; é and more</b>
    <!-- hi --><![CDATA[raw <b>]]><?go on and on?></a>

    """))
print(run("<a>one\r\ntwo</a>"))
print(run("<r xmlns='http://u' xmlns:p='http://v'><p:c k='2'/><d/></r>", namespaces: true))
print(run("<r xmlns='http://u' xmlns:p='http://v'><p:c k='2' p:l='3'/></r>"))
print(run("<!DOCTYPE a [<!ENTITY e 'value'>]><a>&e;!</a>"))
print(run("<a k='a\nb\tc'>]]&gt;</a>"))
print(run("<p>one <b>two</b> three<br/>four</p>"))
print(run("<abc><def>text</def></abc>", stopsAt: "def"))
print(run("plain text"))
print(run("<root>&unknown;</root>"))
print(run("<root>a < b</root>"))
_ = run("<root><b>text more")
let parser = XMLParser(data: Data())
print(parser.delegate == nil, parser.shouldProcessNamespaces, parser.parserError as Any, parser.lineNumber)
