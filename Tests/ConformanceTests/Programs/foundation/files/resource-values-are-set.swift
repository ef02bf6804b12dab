import Foundation

extension URL {
  var made: Date {
    get { (try? resourceValues(forKeys: [.creationDateKey]))?.creationDate ?? .distantPast }
    set {
      var values = URLResourceValues()
      values.creationDate = newValue
      values.contentModificationDate = newValue
      values.isHidden = true
      values.name = "x"
      print(values.creationDate == newValue, values.name ?? "-", values.isHidden ?? false)
      try? setResourceValues(values)
    }
  }
}
var url = URL(fileURLWithPath: "/nothing/there")
url.made = Date(timeIntervalSince1970: 0)
print(url.made == .distantPast)
