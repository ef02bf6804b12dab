import Foundation

let us = Locale(identifier: "en_US")
let time = Duration.seconds(3_725)
print(time.formatted(.time(pattern: .hourMinuteSecond).locale(us)), time.formatted(.time(pattern: .minuteSecond).locale(us)), time.formatted(.time(pattern: .hourMinute).locale(us)))
print(Duration.milliseconds(61_250).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2)).locale(us)))
print(Duration.seconds(5).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2)).locale(us)))
print(time.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide).locale(us)))
print(time.formatted(.units(allowed: [.hours, .minutes], width: .abbreviated).locale(us)), time.formatted(.units(allowed: [.minutes], width: .narrow).locale(us)))
print(Duration.seconds(90).formatted(.units(allowed: [.minutes, .seconds], width: .condensedAbbreviated).locale(us)))
print(Duration.milliseconds(1500).formatted(.units(allowed: [.seconds, .milliseconds], width: .wide).locale(us)))
print(Duration.seconds(0).formatted(.units(allowed: [.seconds], width: .wide).locale(us)))
