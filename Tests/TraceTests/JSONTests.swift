import Foundation
import Testing

@testable import Trace

@Suite struct JSONTests {
  @Test func `every event is one object in a fixed order`() {
    let count = #"{"object":"Counter#1","member":"count"}"#
    let label = #"{"object":"Counter#1","member":"label"}"#
    let market = #"{"object":"Market#1"}"#
    let badge = #"{"name":"Badge"}"#
    let expected = #"""
      {"event":"willSet","turn":1,"property":\#(count),"old":"0","new":"1","invalidates":[\#(badge)]}
      {"event":"didSet","turn":1,"property":\#(count),"old":"0","new":"1"}
      {"event":"equalWrite","turn":1,"property":\#(label),"old":"\"a\"","new":"\"a\""}
      {"event":"trackerFired","turn":1,"tracker":"tracker#1","property":\#(count)}
      {"event":"body","turn":1,"view":\#(badge),"run":1,"reads":[\#(count)]}
      {"event":"body","turn":1,"view":\#(badge),"run":2,"because":[\#(count),\#(market),{"fields":["title"]}]}
      {"event":"mounted","turn":1,"view":\#(badge)}
      {"event":"unmounted","turn":1,"view":{"name":"Row","instance":"7"}}
      {"event":"stale","turn":1,"views":[\#(badge)]}
      {"event":"commit","turn":1,"views":[\#(badge)]}
      {"event":"redrawLoop","turn":1,"cycle":[\#(badge),\#(count)],"rounds":100}
      {"event":"access","turn":1,"property":\#(count),"view":\#(badge)}
      {"event":"access","turn":1,"property":\#(count),"tracker":"tracker#1"}
      {"event":"created","turn":1,"object":"Counter#1"}
      {"event":"destroyed","turn":1,"object":"Counter#1"}
      {"event":"state","turn":1,"property":{"object":"Panel","member":"isOn"},"old":"false","new":"true","invalidates":[{"name":"Panel"}]}
      {"event":"body","turn":1,"view":{"name":"Panel"},"run":3,"because":[{"environment":"colorScheme"}]}
      {"event":"warning","turn":1,"text":"Modifying state during view update, this will cause undefined behavior."}
      {"event":"mistake","turn":1,"rule":"model_made_by_view","file":"a.swift","line":3,"message":"Row makes its own model.","advice":"Use '@State private var model'."}
      {"event":"note","turn":1,"text":"Type :help for help."}
      """#
    var writer = JSONWriter(level: .all)
    #expect(writer.render(turn: samples) == expected.split(separator: "\n").map(String.init))
  }

  @Test func `turns are counted`() {
    var writer = JSONWriter(level: .all)
    _ = writer.render(turn: [.note("a")])
    _ = writer.render(turn: [])
    #expect(writer.render(turn: [.note("b")]) == [#"{"event":"note","turn":3,"text":"b"}"#])
  }

  @Test func `strings are escaped and come back`() throws {
    // Every scalar of the first planes that has a rule of its own, and some that have none.
    var text = "\"\\/é観🙂\u{7F}\u{85}\u{2028}\u{2029}\u{FFFF}\r\n"
    for value in UInt8(0)..<0x20 { text.unicodeScalars.append(Unicode.Scalar(value)) }
    var writer = JSONWriter(level: .all)
    let line = try #require(writer.render(turn: [.note(text)]).first)
    #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x2028 && $0.value != 0x2029 })
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect((object?["text"] as? String).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    ("7", 7), ("-1.9", -1), ("1e3", 1000), ("1e15", 1_000_000_000_000_000), ("1e999", .max), ("-1.5e20", .min),
    ("123456789012345678901234567890", .max), ("1e-308", 0),
  ])
  func `each number of JSON is read, as the nearest integer in its direction to zero`(text: String, number: Int) {
    #expect(JSONText.value(of: Array(text.utf8))?.number == number)
  }

  @Test(arguments: ["1.2.3", "-", "e", "nan", "+1e", "inf"]) func `other words are no numbers`(text: String) {
    #expect(JSONText.value(of: Array(text.utf8)) == nil)
  }

  @Test func `nothing is folded`() {
    var writer = JSONWriter(level: .views)
    #expect(writer.render(turn: (1...50).map { .mounted(row($0)) }).count == 50)
  }
}
