// Everything the line editor asks of libedit and of signals, in calls that Swift can make: libedit's own are
// variadic, and a signal handler may not run Swift code. The header of libedit stays behind this one.

#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <wchar.h>

#pragma clang assume_nonnull begin

// MARK: - Editing on a terminal

/// A line editor on the process's standard input and output. One per process, used from one thread.
typedef struct ceditline ceditline;

/// How the reading of one line ended.
typedef enum __attribute__((enum_extensibility(closed))) ceditline_ending {
  /// Enter: there is a line, perhaps an empty one, perhaps one with newlines inside (pasted or recalled).
  ceditline_ending_line,
  /// SIGINT: what was typed is dropped.
  ceditline_ending_interrupted,
  /// Ctrl-D on an empty line.
  ceditline_ending_end_of_file,
  /// The terminal went away, or a signal came that ends the process.
  ceditline_ending_gone,
} ceditline_ending;

/// What the screen needs after a key was handled.
typedef enum __attribute__((enum_extensibility(closed))) ceditline_effect {
  ceditline_effect_redraw,
  ceditline_effect_beep,
} ceditline_effect;

/// What a key does. Called during `ceditline_read_line`, on its thread; may call the functions below that say so.
typedef ceditline_effect (*ceditline_key_function)(ceditline *editor, void *_Nullable context);

/// Whether standard input and standard output both are a terminal.
bool ceditline_has_terminal(void);

/// Makes an editor, reads the user's .editrc as `program`, and leaves the terminal as it was.
/// Returns null where the terminal cannot be edited on: TERM unset, "dumb" or unknown, or `edit off` in .editrc.
ceditline *_Nullable ceditline_create(const char *program);

/// Frees the editor. Not to be called between `ceditline_begin` and `ceditline_end`.
void ceditline_destroy(ceditline *editor);

/// Takes the terminal: remembers its modes, catches the signals that matter to a reader, switches bracketed paste on.
/// Returns false if the terminal is gone.
bool ceditline_begin(ceditline *editor);

/// Gives the terminal back as `ceditline_begin` found it, then delivers the signals that arrived meanwhile to whoever
/// handled them before: by default a SIGTERM or SIGHUP ends the process here.
void ceditline_end(ceditline *editor);

/// Reads one line. `prompt` holds escape sequences between two \1, never at its very end.
/// On `line`, `*text` is the line without its newline, valid until the next call, `*count` characters long.
ceditline_ending ceditline_read_line(
    ceditline *editor, const wchar_t *prompt, const wchar_t *_Nullable *_Nonnull text, size_t *count);

/// The nth newest entry of the history that Up, Down and Ctrl-R go through, counted from 1; null beyond the oldest.
/// Valid until the next call.
typedef const wchar_t *_Nullable (*ceditline_entry_function)(void *_Nullable context, int n);

/// Has `function` asked for the history. Without one there is none.
void ceditline_on_history(ceditline *editor, ceditline_entry_function function, void *_Nullable context);

/// Calls `function` when Tab is pressed.
void ceditline_on_tab(ceditline *editor, ceditline_key_function function, void *_Nullable context);

/// The text being edited, `*count` characters of it, the cursor before the one at `*cursor`. For key functions.
const wchar_t *ceditline_text(ceditline *editor, size_t *cursor, size_t *count);

/// Inserts text at the cursor. For key functions.
void ceditline_insert(ceditline *editor, const wchar_t *text);

// MARK: - Reading without editing

/// The descriptor that `ceditline_plain_read` takes to read what `descriptor` would; for `ceditline_plain_close`.
int ceditline_plain_open(int descriptor);
void ceditline_plain_close(int opened, int descriptor);

/// Starts to catch SIGINT for `ceditline_plain_read`.
void ceditline_plain_begin(void);

/// Stops catching it; one that arrived and was not reported goes to whoever handled it before.
void ceditline_plain_end(void);

/// Writes to the standard output at once.
void ceditline_plain_show(const char *text);

/// Reads what there is, at most `capacity` bytes: their count, 0 at the end of the input or when it fails, and -1 when
/// SIGINT arrived first.
ssize_t ceditline_plain_read(int descriptor, void *buffer, size_t capacity);

// MARK: - Ctrl-C while a program runs

/// From here on SIGINT is counted and no longer ends the process. Calls nest.
void ceditline_interrupt_watch(void);

/// Ends what the matching `ceditline_interrupt_watch` began.
void ceditline_interrupt_unwatch(void);

/// How many SIGINT have been counted since the last clear. The handler adds to it at any moment: poll it.
const int32_t *ceditline_interrupt_flag(void);

/// Sets the count to 0.
void ceditline_interrupt_clear(void);

#pragma clang assume_nonnull end

#endif
