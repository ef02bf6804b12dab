import SwiftUI
protocol DownloadDelegate: AnyObject { func didFinish(_ n: Int) }
class Downloader { weak var delegate: DownloadDelegate?; func go(_ n: Int) { delegate?.didFinish(n) } }
class DownloadVM: ObservableObject, DownloadDelegate {
    @Published var finished: [Int] = []
    let downloader = Downloader()
    init() { downloader.delegate = self }
    func start() { downloader.go(finished.count) }
    func didFinish(_ n: Int) { finished.append(n) }
}
struct DownloadView: View {
    @StateObject private var vm = DownloadVM()
    var body: some View {
        List(vm.finished, id: \.self) { Text("file \($0)") }
        Button("Start") { vm.start() }
    }
}
#Preview { DownloadView() }
