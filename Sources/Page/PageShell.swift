/// What every page has around its text: a policy that lets nothing but its own script and its own style sheet act, and
/// nothing leave the page.
enum PageShell {
  /// - Parameters:
  ///   - data: JSON for the script, as `LessonData.inScript` makes it.
  ///   - body: Markup.
  static func html(title: String, script: [UInt8], data: String, body: String) -> String {
    let style = PackageResources.lesson_css
    let policy =
      "default-src 'none'; script-src 'sha256-\(SHA256.base64(script))'; style-src 'sha256-\(SHA256.base64(style))'; "
      + "base-uri 'none'; form-action 'none'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(HTMLText.escaped(title))</title>
      <style>\(String(decoding: style, as: UTF8.self))</style>
      </head>
      <body>
      \(body)
      <script type="application/json" id="data">\(data)</script>
      <script>\(String(decoding: script, as: UTF8.self))</script>
      </body>
      </html>

      """
  }
}
