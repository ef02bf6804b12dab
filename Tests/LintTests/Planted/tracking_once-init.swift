import Observation
import UIKit

@Observable class Person9 { var name = "" }

class NameController: UIViewController {
  let person = Person9()
  let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    withObservationTracking {  // wrong
      label.text = person.name  // wrong
    } onChange: {  // wrong
      Task { @MainActor in self.label.text = self.person.name }  // wrong
    }  // wrong
    track()  // right
  }
  func track() {  // right
    withObservationTracking {  // right
      label.text = person.name  // right
    } onChange: {  // right
      Task { @MainActor in self.track() }  // right
    }  // right
  }  // right
}
