// A case with a payload is not equal to a bare name.
enum Status { case idle, loading(Int) }
let status = Status.idle
print(status == .idle)
