import Foundation
print(Duration(secondsComponent: Int64.max/2, attosecondsComponent: 0).formatted())
