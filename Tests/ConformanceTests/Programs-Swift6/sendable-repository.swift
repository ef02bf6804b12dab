protocol Repo: Sendable { func all() async throws -> [String] }
struct Live: Repo { func all() async throws -> [String] { ["a"] } }
final class Service: Sendable { let repo: any Repo; init(repo: any Repo) { self.repo = repo } 
  func go() async throws -> Int { try await repo.all().count } }
print(try await Service(repo: Live()).go())
