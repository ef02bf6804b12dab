// A closure of several statements takes its result from the context, also where the collection around it decides the
// element.

struct Rejected: Error, Hashable {}

let kept: Set<Result<Int, Rejected>> = [.success(1)]
let listed: [Result<Int, Rejected>] = [.success(2), .failure(Rejected())]

var all: Set<Result<Int, Rejected>> = Set(
  kept.map { one in
    switch one {
    case .success(var number):
      number += 1
      return .success(number)
    case .failure(let error): return .failure(error)
    }
  })
print(all)

let copied: [Result<Int, Rejected>] = Array(
  listed.map {
    if case .success(let number) = $0 { return .success(number * 2) }
    return .failure(Rejected())
  })
print(copied)

all = Set(
  listed.map {
    print($0)
    return .success(3)
  })
print(all)

let doubles: Set<Double> = Set(
  listed.map { _ in
    print("double")
    return 2
  })
print(doubles)

let optionals: [Int?] = .init(
  listed.map {
    guard case .success(let number) = $0 else { return nil }
    return number
  })
print(optionals)

let slice: ArraySlice<Result<Int, Rejected>> = ArraySlice(
  listed.map { _ in
    print("slice")
    return .failure(.init())
  })
print(slice.count)
