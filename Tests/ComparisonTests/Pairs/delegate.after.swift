import SwiftUI
protocol DownloadDelegate: AnyObject { func didFinish(_ n: Int) }
class Downloader { weak var delegate: DownloadDelegate?; func go(_ n: Int) { delegate?.didFinish(n) } }
@Observable class DownloadVM: DownloadDelegate {
    var finished: [Int] = []
    @ObservationIgnored let downloader = Downloader()
    init() { downloader.delegate = self }
    func start() { downloader.go(finished.count) }
    func didFinish(_ n: Int) { finished.append(n) }
}
struct DownloadView: View {
    @State private var vm = DownloadVM()
    var body: some View {
        List(vm.finished, id: \.self) { Text("file \($0)") }
        Button("Start") { vm.start() }
    }
}
#Preview { DownloadView() }
