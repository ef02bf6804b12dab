// All that the line editor needs of libedit and of signals, as functions that Swift can call: libedit's own are
// variadic, and a signal handler must not run Swift code. The header of libedit stays hidden behind this one.

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

/// The reason why the reading of one line ended.
typedef enum __attribute__((enum_extensibility(closed))) ceditline_ending {
  /// Enter: there is a line, possibly empty, possibly with newlines inside (pasted or recalled).
  ceditline_ending_line,
  /// SIGINT: the typed text is discarded.
  ceditline_ending_interrupted,
  /// Ctrl-D on an empty line.
  ceditline_ending_end_of_file,
  /// The terminal is gone, or a signal has arrived that ends the process.
  ceditline_ending_gone,
  /// Another part of the program needs to run. The prompt has been removed; the typed text will appear at the next
  /// one.
  ceditline_ending_woken,
} ceditline_ending;

/// The effect of a key on the screen.
typedef enum __attribute__((enum_extensibility(closed))) ceditline_effect {
  ceditline_effect_redraw,
  ceditline_effect_beep,
} ceditline_effect;

/// Keys whose effect only the caller knows.
typedef enum __attribute__((enum_extensibility(closed))) ceditline_key {
  ceditline_key_tab,
  /// Alt-Enter: a newline that is part of the text.
  ceditline_key_newline,
  /// A closing bracket, which has not been inserted.
  ceditline_key_close,
  /// The arrows, Backspace and Delete: by characters as users perceive them.
  ceditline_key_left,
  ceditline_key_right,
  ceditline_key_delete_before,
  ceditline_key_delete_after,
} ceditline_key;

/// Handles a key for which `character` was typed. Called during `ceditline_read_line`, on its thread; it may call the
/// functions below that are documented for key functions.
typedef ceditline_effect (*ceditline_key_function)(
    ceditline *editor, ceditline_key key, wchar_t character, void *_Nullable context);

/// True if standard input and standard output are both a terminal.
bool ceditline_has_terminal(void);

/// Creates an editor, reads the user's .editrc as `program`, and leaves the terminal unchanged. Returns null if the
/// terminal does not support editing: TERM unset, "dumb" or unknown, or `edit off` in .editrc.
ceditline *_Nullable ceditline_create(const char *program);

/// Frees the editor. Must not be called between `ceditline_begin` and `ceditline_end`.
void ceditline_destroy(ceditline *editor);

/// Takes control of the terminal: saves its modes, catches the signals that matter to a reader, turns bracketed paste
/// on. Returns false if the terminal is gone.
bool ceditline_begin(ceditline *editor);

/// Restores the terminal as `ceditline_begin` found it, then delivers the signals that have arrived in the meantime
/// to their previous handlers: by default a SIGTERM or SIGHUP ends the process here.
/// If `quietly`, input is not echoed from now on, and waits for the next `ceditline_begin`; everything else is as
/// found, and is restored completely when the process ends or stops.
void ceditline_end(ceditline *editor, bool quietly);

/// Ends the quiet state: the terminal is as it was found.
void ceditline_give_back(ceditline *editor);

/// Reads one line. `prompt` contains escape sequences between two \1, never at its very end; `begun` are blanks with
/// which the line begins, as if they had been typed, unless typed text is already there. For `line`, `*text` is the
/// line without its newline, valid until the next call, `*count` characters long.
ceditline_ending ceditline_read_line(
    ceditline *editor, const wchar_t *prompt, const wchar_t *begun, const wchar_t *_Nullable *_Nonnull text,
    size_t *count);

/// Makes the wait for a key end as soon as one of the descriptors is readable, until its input has been read; -1 for
/// none.
void ceditline_wake_by(int first, int second);

/// The nth newest entry of the history for Up, Down and Ctrl-R, counted from 1; null beyond the oldest. Valid until
/// the next call.
typedef const wchar_t *_Nullable (*ceditline_entry_function)(void *_Nullable context, int n);

/// Sets the function that provides the history. Without one there is no history.
void ceditline_on_history(ceditline *editor, ceditline_entry_function function, void *_Nullable context);

/// Calls `function` when one of those keys is pressed.
void ceditline_on_key(ceditline *editor, ceditline_key_function function, void *_Nullable context);

/// The style of a character of the text.
enum {
  ceditline_style_plain,
  ceditline_style_keyword,
  ceditline_style_string,
  ceditline_style_number,
  ceditline_style_comment,
  ceditline_style_type,
  ceditline_style_attribute,
  /// A bracket that matches the one at the cursor.
  ceditline_style_match,
};

/// A style for each of the characters, valid until the next call; null for none. The cursor is `SIZE_MAX` once the
/// line has been entered.
typedef const uint8_t *_Nullable (*ceditline_style_function)(
    void *_Nullable context, const wchar_t *text, size_t count, size_t cursor);

/// Sets the function that provides the style of the text. Without one the text is plain.
void ceditline_on_style(ceditline *editor, ceditline_style_function function, void *_Nullable context);

/// The text being edited, `*count` characters long; the cursor is before the character at `*cursor`. For key
/// functions.
const wchar_t *ceditline_text(ceditline *editor, size_t *cursor, size_t *count);

/// Inserts text at the cursor. For key functions.
void ceditline_insert(ceditline *editor, const wchar_t *text);

/// Deletes `count` characters before the cursor. For key functions.
void ceditline_delete(ceditline *editor, size_t count);

/// Moves the cursor. For key functions.
void ceditline_move(ceditline *editor, ptrdiff_t count);

/// Begins a list below the text, shows its lines, each with its newline, and ends it: then the text is drawn again
/// below it. For key functions.
void ceditline_list_begin(ceditline *editor);
void ceditline_list_put(ceditline *editor, const char *lines);
void ceditline_list_end(ceditline *editor);

/// Asks a question below a list, waits for a key, and removes the question. Returns the key, or 0 for Ctrl-C. For key
/// functions.
wchar_t ceditline_ask(ceditline *editor, const char *question);

/// The number of columns of a text according to the C library, which libedit uses.
int ceditline_width(const wchar_t *text);

/// The rows and columns of the terminal.
void ceditline_size(int *rows, int *columns);

// MARK: - Reading without editing

/// A descriptor with which `ceditline_plain_read` reads the same input as from `descriptor`; to be closed by
/// `ceditline_plain_close`.
int ceditline_plain_open(int descriptor);
void ceditline_plain_close(int opened, int descriptor);

/// Starts catching SIGINT for `ceditline_plain_read`.
void ceditline_plain_begin(void);

/// Stops catching it; a signal that has arrived and was not reported goes to its previous handler.
void ceditline_plain_end(void);

/// Writes to the standard output immediately.
void ceditline_plain_show(const char *text);

/// Reads the available input, at most `capacity` bytes: returns their count, 0 at the end of the input or after an
/// error, and -1 if SIGINT arrived first. If `is_free`, -2 if the reader was woken first.
ssize_t ceditline_plain_read(int descriptor, void *buffer, size_t capacity, bool is_free);

// MARK: - Ctrl-C while a program runs

/// From here on SIGINT is counted and does not end the process. Calls nest.
void ceditline_interrupt_watch(void);

/// Ends the effect of the matching `ceditline_interrupt_watch`.
void ceditline_interrupt_unwatch(void);

/// The number of SIGINTs counted since the last clear. The handler adds to it at any moment: poll it.
const int32_t *ceditline_interrupt_flag(void);

/// Sets the count to 0.
void ceditline_interrupt_clear(void);

#pragma clang assume_nonnull end

#endif
