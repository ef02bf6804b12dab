struct Point: Sendable { var x = 0, y = 0 }
struct Line: Sendable { var a: Point, b: Point; var tags: [String: [Int]]; var end: Point? }
enum Shape: Sendable { case line(Line), none; case many([Shape]) ; indirect case nested(Shape) }
print(Shape.none)
