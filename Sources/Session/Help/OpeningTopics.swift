extension HelpTopic {
  /// The topics about opened code.
  static let opened = [opening, standIns]

  private static let opening = HelpTopic(
    "opening", "the code of an app, as it is",
    words: """
      ':open .', or 'obsh open .' outside the shell, checks all Swift files below a
      folder together and lists what can be mounted. No code runs until you ask:

        :mount ContentView   mounts a view or a preview; ':mount --all' tries all
        :provide Store()     gives the views mounted later a model, by its type
        :source ContentView  shows a declaration with its file and line
        :opaque              lists the names that obsh lacks
        :mistakes            lists the mistakes found in the code
        :reload              reads changed files again, as 'obsh open --watch' does

      A name that obsh lacks is opaque: the code that uses it type-checks, and stops
      only where it needs the value. ':help stand-ins' explains how to give it one. A
      declaration with an error is sealed: it stops when it is reached, and the rest
      works.
      """,
    example: """
      > @Observable class Store { var count = 1 }
      > struct Page: View {
      .   @Environment(Store.self) var store
      .   var body: some View { Text("count \\(store.count)") }
      . }
      > :provide Store()
      > :mount Page()
        body     Page  #1  reads Store#1.count
      > :render
      * Page  #1
          Text  "count 1"
      """)

  private static let standIns = HelpTopic(
    "stand-ins", "your own code for what obsh lacks",
    words: """
      'obsh open . --with Fakes.swift' adds your file to the module. Its declarations
      take the place of opaque names, and of the app's declarations with the same
      names. Some recipes:

      An API client: declare a type with the functions that the app calls.

        struct APIClient { func items() async throws -> [Item] { [.sample] } }

      A request of URLSession: answer its URL. A request without an answer fails, as
      it would offline.

        :answer https://acme.test/items [{"id": 1}]

      The keychain, UserDefaults and the stores of SwiftData are empty at first, and
      kept in memory. Fill them in a statement before you mount the view.

        UserDefaults.standard.set("ann", forKey: "user")
        context.insert(Item(name: "Milk"))

      A view or modifier of another package: declare it, with what it shows.

        struct WebImage: View { let url: URL?; var body: some View { Text("image") } }
      """,
    example: """
      > :answer https://acme.test/counts [1, 2]
      > let address = URL(string: "https://acme.test/counts")!
      address: URL = https://acme.test/counts
      > let (data, _) = try await URLSession.shared.data(from: address)
      data: Data = 6 bytes
      > try JSONDecoder().decode([Int].self, from: data)
      [Int] = [1, 2]
      """)
}
