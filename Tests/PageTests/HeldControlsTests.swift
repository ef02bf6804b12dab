import Foundation
import Testing

/// Controls on the page of a session that cannot be used for a while, and the end of the page.
extension LiveBrowserTests {
  private static let isHeld = "document.getElementById('screens').inert"
  private static let status = "document.getElementById('status').textContent"

  @Test func `at a past turn and at a pause the controls are held, and the status names the reason`() throws {
    let shell = try LiveShell()
    let browser = try opened(shell)
    try shell.enter(Self.app, "counter.count = 5")
    try wait(browser, "document.querySelector('#screens input') !== null && !\(Self.isHeld)")
    try browser.evaluate("document.querySelector('#screens input').value = 'half'")
    shell.send(":at 3\n")
    try wait(browser, "\(Self.isHeld) && \(Self.status).includes('The shell shows turn 3, which is past.')")
    // A page that is opened now says the same.
    let second = try opened(shell)
    try wait(second, "\(Self.isHeld) && \(Self.status).includes('The shell shows turn 3, which is past.')")
    shell.send(":at now\n")
    for one in [browser, second] {
      try wait(one, "!\(Self.isHeld) && \(Self.status) === 'This page follows the session.'")
    }
    // Text that the user has begun to type stays.
    #expect(try browser.evaluate("document.querySelector('#screens input').value") as? String == "half")
    shell.send(":break Panel\ncounter.count = 6\n")
    try wait(browser, "\(Self.isHeld) && \(Self.status).startsWith('The turn is paused.')")
    shell.send(":continue\n")
    try wait(browser, "!\(Self.isHeld) && \(Self.status) === 'This page follows the session.'")
    #expect(browser.complaints == [])
    #expect(shell.end() == 0)
  }

  @Test func `while an input is open, the page says that a tap waits, and holds the controls until it is taken`() throws
  {
    let shell = try LiveShell()
    let browser = try opened(shell)
    try shell.enter(Self.app)
    let button = "document.querySelector('[data-label=Add]')"
    try wait(browser, "\(button) !== null && !\(button).disabled")
    shell.send("func f() {\n")
    // A session that is ready takes a tap at once, so each tap before the line is read is answered.
    try wait(browser, "(\(button)?.click(), \(Self.isHeld) && \(Self.status).startsWith('The session is busy.'))")
    shell.send("}\n")
    try shell.expect("> :tap \"Add\"\n")
    try wait(browser, "!\(Self.isHeld) && \(Self.status) === 'This page follows the session.'")
    #expect(browser.complaints == [])
    #expect(shell.end() == 0)
  }

  @Test func `the page can be ended, and begun again at another address`() throws {
    let shell = try LiveShell()
    let browser = try opened(shell)
    try shell.enter(Self.app)
    #expect(try shell.enter(":show off").contains("the page has ended\n"))
    try wait(browser, "\(Self.status).startsWith(\"':show off' has ended this page.\")")
    var isReachable = true
    for _ in 0..<200 where isReachable {
      usleep(10_000)
      isReachable = (try? shell.connect()).map { close($0) } != nil
    }
    #expect(!isReachable)
    #expect(
      try shell.enter(":show off").contains("error: the session is not shown on a page; ':show' begins it\n"))
    // The session goes on, and a new page is told all of it.
    let shown = try shell.enter("counter.count = 5", ":show")
    let address = try #require(shown.split(separator: "\n").last { $0.contains("http://") }?.split(separator: " ").last)
    #expect(address != shell.address)
    try browser.open(try #require(URL(string: String(address))))
    try wait(browser, "document.querySelectorAll('#graph .pin.written').length >= 0")
    try wait(browser, "document.getElementById('conversation').innerText.includes('counter.count = 5')")
    try shell.enter("counter.count = 6")
    try wait(browser, "document.getElementById('conversation').innerText.includes('5 → 6')")
    #expect(shell.end() == 0)
  }
}
