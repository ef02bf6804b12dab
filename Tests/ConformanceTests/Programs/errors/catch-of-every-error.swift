// A closure that catches every error does not throw, however the clause is written.
struct Failure: Error {}
func fail() throws { throw Failure() }

let named = Task { do { try fail() } catch let error { print(error) } }
let cast = Task { do { try fail() } catch let error as Error { print(error) } }
let existential = Task { do { try fail() } catch let error as any Error { print(error) } }
let wildcard = Task { do { try fail() } catch _ { print("caught") } }
let grouped = Task { do { try fail() } catch (let error) { print(error) } }
let last = Task { do { try fail() } catch is Failure { print("failure") } catch { print("other") } }
let tasks: [Task<Void, Never>] = [named, cast, existential, wildcard, grouped, last]
for task in tasks { await task.value }
func checked() { do { try fail() } catch let error as Error { print("checked", error) } }
checked()
