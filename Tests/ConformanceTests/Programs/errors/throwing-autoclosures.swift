// Errors in autoclosures, which the functions that evaluate them handle.
struct Failure: Error {}
func parse<Number: LosslessStringConvertible>(_ text: String) throws -> Number {
  guard let value = Number(text) else { throw Failure() }
  return value
}
func integer(_ text: String) throws -> Int { try parse(text) }

func show(_ value: @autoclosure () throws -> Int) {
  do { print(try value()) } catch { print(error) }
}
func compare<Value: Equatable>(_ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value) {
  do { print(try one() == other()) } catch { print("failed", error) }
}
func either<Value>(_ one: @autoclosure () throws -> Value, or other: Value) -> Value { (try? one()) ?? other }
func passedOn(_ value: @autoclosure () throws -> Int) rethrows -> Int { try value() }

struct Suite {
  func expect<Value: Equatable>(_ value: @autoclosure () throws -> Value, is other: Value) {
    print((try? value()) == other)
  }
  func run() {
    show(try integer("1"))
    show(try integer("x") + 1)
    compare(try integer("2"), 2)
    compare(try parse("2.5"), 2.5)
    compare(2.5, try parse("x"))
    compare(try [integer("2"), parse("3")], [2, 3])
    expect(try parse("true"), is: true)
    print(either(try integer("x"), or: 7), either((try parse("x")), or: 1.5))
    let count = passedOn(3)
    print(count)
  }
}
Suite().run()
let closures = [{ show(try integer("4")) }, { compare(try parse("5"), 5) }]
for closure in closures { try closure() }
func mayThrow() throws { print(try passedOn(try integer("x"))) }
do { try mayThrow() } catch { print("thrown", error) }
