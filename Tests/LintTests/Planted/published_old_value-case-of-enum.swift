import Combine

enum Header1 { case none, reply(Info) }
struct Info { let header: String }

final class HeaderModel {
  @Published var header = Header1.none
  var shown = ""
  private var bag: Set<AnyCancellable> = []
  func bind() {
    $header.sink { [weak self] new in
      switch new {
      case .none: return
      case .reply(let info):
        self?.shown = "\(String(describing: self?.header))"  // wrong
        self?.shown = info.header  // right
      }
    }
    .store(in: &bag)
  }
}
