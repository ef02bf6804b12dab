import SwiftUI

struct Photo: Identifiable, Equatable { let id: Int; var title: String }
protocol PhotoService { func load(page: Int) async throws -> [Photo] }
struct FakeService: PhotoService {
    func load(page: Int) async throws -> [Photo] {
        try await Task.sleep(for: .seconds(1))
        if page > 2 { throw NSError(domain: "photos", code: page) }
        return (0..<2).map { Photo(id: page * 10 + $0, title: "P\(page).\($0)") }
    }
}
@MainActor
final class PhotosViewModel: ObservableObject {
    @Published private(set) var photos: [Photo] = []
    @Published private(set) var isLoading = false
    @Published var errorMessage: String?
    private let service: PhotoService
    private var page = 0
    init(service: PhotoService) { self.service = service }
    func loadNext() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            photos += try await service.load(page: page)
            page += 1
        } catch { errorMessage = "Failed \((error as NSError).code)" }
    }
}
struct PhotosView: View {
    @StateObject private var vm = PhotosViewModel(service: FakeService())
    var body: some View {
        List {
            ForEach(vm.photos) { Text($0.title) }
            if vm.isLoading { ProgressView() }
            Button("More") { Task { await vm.loadNext() } }
        }
        .task { await vm.loadNext() }
        .alert("Error", isPresented: Binding(get: { vm.errorMessage != nil }, set: { if !$0 { vm.errorMessage = nil } })) {
            Button("OK") {}
        } message: { Text(vm.errorMessage ?? "") }
    }
}
#Preview { PhotosView() }
