// A cast that every error passes makes the clauses of a statement complete.
import Foundation

enum Failure: Error { case small, big(Int) }

func typed() throws(Failure) { throw .big(2) }
func untyped() throws { throw Failure.small }
func reading() throws { throw CocoaError(.fileReadNoSuchFile) }

func castToError() {
  do { try untyped() } catch let error as any Error { print("any", error) }
}

func castToObject() {
  do { try reading() } catch let error as NSError { print("object", error.code) }
}

func castToOwnType() {
  do { try typed() } catch let error as Failure { print("own", error) }
}

func testOfOwnType() {
  do { try typed() } catch is Failure { print("is own") }
}

func testOfError() {
  do { try untyped() } catch is any Error { print("is any") }
}

castToError()
castToObject()
castToOwnType()
testOfOwnType()
testOfError()

let result: Result<Int, any Error> = .failure(CocoaError(.featureUnsupported))
switch result {
case .success(let value): print(value)
case .failure(let error as NSError): print(error.domain, error.code)
}
let error: any Error = CocoaError(.fileLocking)
switch (1, error) {
case (let number, let object as NSError): print(number, object.code)
}
print(CocoaError.executableLoad.rawValue, CocoaError.Code.xpcConnectionInvalid.rawValue)
