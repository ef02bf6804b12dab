import SwiftUI
import Combine
protocol Feed: ObservableObject { var title: String { get set } }
final class News: Feed { @Published var title = "a" }
struct Page: View { let feed: any Feed; var body: some View { Text(feed.title) } }  // wrong
struct Page<F: Feed>: View { @ObservedObject var feed: F; var body: some View { Text(feed.title) } }  // right
let news = News()
:mount Page(feed: news)
news.title = "b"
