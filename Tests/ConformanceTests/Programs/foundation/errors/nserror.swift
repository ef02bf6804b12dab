import Foundation

let error = NSError(domain: "Store", code: 7, userInfo: [NSLocalizedDescriptionKey: "The store is full."])
print(error.domain, error.code, error.localizedDescription, error.userInfo.count)
let plain = NSError(domain: "Store", code: 8)
print(plain.localizedDescription)
func fail() throws { throw error }
do { try fail() } catch let caught as NSError {
  print(caught.code, caught === error)
}
let any: any Error = error
print(any.localizedDescription)
