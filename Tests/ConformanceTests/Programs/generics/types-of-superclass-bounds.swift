protocol Chart { associatedtype SetType: DataSet }
protocol DataSet { associatedtype Point }
struct Bars: DataSet { typealias Point = Int }
class RangedChart: Chart { typealias SetType = Bars; var x = 3; required init() {} }
struct Cell<CD: RangedChart> {
  let data: CD
  let point: CD.SetType.Point
  init(data: CD, point: CD.SetType.Point) { self.data = data; self.point = point }
}
print(Cell(data: RangedChart(), point: 4).point)
