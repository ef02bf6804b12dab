import Graph
import Transcripts

/// A transcript that has been played: its text, and the effects of each input.
package struct PlayedLesson {
  package enum Part {
    /// Markdown between the sessions.
    case prose(String)
    case session(PlayedBlock)
  }

  package let parts: [Part]
  package let turns: [PlayedTurn]
  /// The inputs in order, as shown beside turns.
  package let inputs: [String]
}

/// A block of a transcript.
package struct PlayedBlock {
  let options: Transcript.Options
  let exchanges: [PlayedExchange]
  /// The lines of a block that does not run.
  let skippedLines: [String]
}

/// An input with its actual output.
package struct PlayedExchange {
  /// The index of the input among all inputs of the lesson.
  let number: Int
  let input: String
  let output: [String]
  /// True if the output is the one in the file.
  let isAsWritten: Bool
  /// For a prediction: the views whose bodies ran, and the names of all views.
  let ran: [String]
  let known: [String]
}

package struct PlayedTurn {
  /// The index of its input among all inputs.
  let input: Int
  let snapshot: TurnSnapshot
  /// The number of turns of the input that are left out just before this one.
  var omittedBefore = 0
}
