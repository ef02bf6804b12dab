/// The page that follows a session. It is a lesson's page without a lesson; its scripts receive the turns one by one.
package enum LivePage {
  private static let scripts = [PageShell.script, PackageResources.live_js]
  /// The page connects only to its own origin, and never turns text into markup.
  private static let permits = "; connect-src 'self'; require-trusted-types-for 'script'"

  package static var html: String {
    PageShell.html(
      title: "obsh", scripts: scripts,
      data: "{\"inputs\":[],\"models\":[],\"views\":[],\"frames\":[],\"steps\":[]}",
      body: """
        <div class="page live">
        <article>
        <h1 id="title">obsh</h1>
        <p class="status" id="status" role="status">Connecting to the session …</p>
        <p class="cut" id="forgotten" hidden>Earlier inputs are no longer on this page; ':history' lists them.</p>
        <p><button type="button" id="earlier" hidden>Earlier inputs</button></p>
        <section class="session" id="conversation" aria-label="The session" aria-live="off"></section>
        <section id="ahead" aria-live="polite"></section>
        <p><button type="button" id="later" hidden>Later inputs</button></p>
        </article>
        \(LessonPage.panel(screens: "<div class=\"screens\" id=\"screens\" aria-label=\"What is mounted\"></div>\n"))
        </div>
        """, permits: permits)
  }

  /// The page's policy as a header, in which it can also forbid frames around it.
  package static var policy: String { PageShell.policy(scripts) + permits + "; frame-ancestors 'none'" }
}
