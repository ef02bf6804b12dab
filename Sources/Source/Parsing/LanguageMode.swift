/// The strictness of Swift about values that tasks and threads share.
package enum LanguageMode: Int, Sendable { case swift5 = 5, swift6 = 6 }
