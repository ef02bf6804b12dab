// differs: screen
import SwiftUI

protocol LocationTrackerDelegate: AnyObject {
    func tracker(_ tracker: LocationTracker, didMoveTo place: String)
}

final class LocationTracker {
    weak var delegate: LocationTrackerDelegate?
    private var index = 0
    private let places = ["Home", "Park", "Station"]
    func step() {
        index = (index + 1) % places.count
        delegate?.tracker(self, didMoveTo: places[index])
    }
}

@Observable final class MapModel: NSObject, LocationTrackerDelegate {
    var place = "Home"
    var visits = 0
    private let tracker = LocationTracker()

    override init() {
        super.init()
    }
    func move() { tracker.step() }
    func tracker(_ tracker: LocationTracker, didMoveTo place: String) {
        self.place = place
        visits += 1
    }
}

struct MapScreen: View {
    @State private var model = MapModel()
    var body: some View {
        Text("At \(model.place)")
        Text("\(model.visits) visits")
        Button("Move") { model.move() }
    }
}

#Preview { MapScreen() }
