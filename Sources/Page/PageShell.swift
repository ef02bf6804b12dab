/// The frame of every page: a policy that allows only the page's own script and style sheet, and lets no data leave
/// the page.
enum PageShell {
  /// The script of every page: the graph, and the turns.
  static let script = PackageResources.graph_js + PackageResources.lesson_js

  /// - Parameters:
  ///   - scripts: The scripts of the page, in the order in which they run.
  ///   - data: JSON for the script, as `LessonData.inScript` returns it.
  ///   - body: Markup.
  ///   - permits: Further directives of the page's policy.
  static func html(title: String, scripts: [[UInt8]], data: String, body: String, permits: String = "") -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy(scripts))\(permits)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>\(HTMLText.escaped(title))</title>
    <style>\(String(decoding: PackageResources.lesson_css, as: UTF8.self))</style>
    </head>
    <body>
    \(body)
    <script type="application/json" id="data">\(data)</script>
    \(scripts.map { "<script>\(String(decoding: $0, as: UTF8.self))</script>\n" }.joined())\
    </body>
    </html>

    """
  }

  /// The permissions of a page: to run its own scripts, and to use its own style sheet.
  static func policy(_ scripts: [[UInt8]]) -> String {
    let hashes = scripts.map { "'sha256-\(SHA256.base64($0))'" }.joined(separator: " ")
    return
      "default-src 'none'; script-src \(hashes); style-src 'sha256-\(SHA256.base64(PackageResources.lesson_css))'; "
      + "base-uri 'none'; form-action 'none'"
  }
}
