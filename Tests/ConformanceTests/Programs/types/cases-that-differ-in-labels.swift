enum APIError: Error {
  case server(error: Int); case server(message: String); case plain; case unsuccessful(error: Int, code: Int);
  case unsuccessful(error: Int)
}
func show(_ e: APIError) { print(e) }
show(.server(error: 3)); show(.server(message: "x")); show(APIError.server(message: "y")); show(.plain);
show(.unsuccessful(error: 1)); show(.unsuccessful(error: 1, code: 2))
let f = APIError.server(message:)
show(f("z"))
print(APIError.server(message: "d"))
