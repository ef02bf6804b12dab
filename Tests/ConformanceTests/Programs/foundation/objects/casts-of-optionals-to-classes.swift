// `as` from optionals to the classes that bridge them.
import Foundation

struct Failure: Error {}
struct Coded: Error, CustomNSError { var errorCode: Int { 7 } }

let absent: Error? = nil
let failure: Error? = Failure()
print((failure as NSError?)?.code as Any, (absent as NSError?) == nil)
guard let first = failure as NSError? else { fatalError() }
print(first.code)
let coded: Error = Coded()
if let error = coded as NSError? { print(error.code) }
let underlying: [Error?] = [Coded(), nil]
print(underlying.map { ($0 as NSError?)?.code ?? 0 })

protocol Item {}
final class Feed: Item {}
let item: Item? = Feed()
let none: Item? = nil
let object = item as AnyObject?
print(object != nil, (none as AnyObject?) == nil, object === item as AnyObject?)
let feed: Feed? = Feed()
print((feed as AnyObject?) === feed)
let anything: Any? = feed
print((anything as AnyObject?) === feed)
