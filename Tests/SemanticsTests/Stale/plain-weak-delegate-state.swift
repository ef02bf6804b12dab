import SwiftUI
final class Delegate { var status = "off" }  // wrong
@Observable final class Delegate { var status = "off" }  // right
@Observable final class Manager { @ObservationIgnored weak var delegate: Delegate?; var status: String { delegate?.status ?? "-" } }
struct Page: View { let manager: Manager; var body: some View { Text(manager.status) } }
let delegate = Delegate()
let manager = Manager()
manager.delegate = delegate
:mount Page(manager: manager)
delegate.status = "on"
