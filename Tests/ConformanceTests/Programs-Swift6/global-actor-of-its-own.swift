@globalActor actor DB { static let shared = DB() }
@DB class Table { var rows: [Int] = []; func add(_ n: Int) { rows.append(n) } }
@DB func fill() -> Int { let t = Table(); t.add(3); return t.rows.count }
print(await fill())
