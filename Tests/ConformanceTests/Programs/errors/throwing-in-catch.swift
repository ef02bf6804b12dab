// Errors thrown by a `guard` in a `catch` clause.

struct Problem: Error { var number: Int }

func attempt(_ work: () throws -> Void) {
  do {
    try work()
    print("fine")
  } catch {
    print("threw", error)
  }
}

attempt {
  do { throw Problem(number: 1) } catch let problem as Problem {
    guard problem.number == 2 else { throw problem }
    print("not reached")
  }
}
attempt {
  do { throw Problem(number: 1) } catch let problem as Problem {
    guard problem.number == 2 else {
      print("other")
      throw Problem(number: 5)
    }
    print("not reached")
  }
}
func check(_ number: Int) throws {
  do {
    defer { print("deferred") }
    throw Problem(number: number)
  } catch let problem as Problem {
    guard case 2...3 = problem.number else { throw problem }
    print("accepted", problem.number)
  }
  print("after")
}
attempt { try check(1) }
attempt { try check(2) }
func later(_ number: Int) async throws {
  do { try check(number) } catch let problem as Problem {
    guard problem.number == 0 else { throw problem }
  }
}
do { try await later(1) } catch { print("threw", error) }
do { try await later(0) } catch { print("threw", error) }
