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

/// The reason why the reading of one line ended.
typedef enum __attribute__((enum_extensibility(closed))) ceditline_ending {
  /// Enter: there is a line, perhaps an empty one, perhaps one with newlines inside (pasted or recalled).
  ceditline_ending_line,
  /// SIGINT: what was typed is dropped.
  ceditline_ending_interrupted,
  /// Ctrl-D on an empty line.
  ceditline_ending_end_of_file,
  /// The terminal went away, or a signal came that ends the process.
  ceditline_ending_gone,
  /// Somebody else has something to do. The prompt has been taken away; what was typed will stand at the next one.
  ceditline_ending_woken,
} ceditline_ending;

/// The effect of a key on the screen.
typedef enum __attribute__((enum_extensibility(closed))) ceditline_effect {
  ceditline_effect_redraw,
  ceditline_effect_beep,
} ceditline_effect;

/// Keys of which only the caller knows what they do.
typedef enum __attribute__((enum_extensibility(closed))) ceditline_key {
  ceditline_key_tab,
  /// Alt-Enter: a newline that is part of the text.
  ceditline_key_newline,
  /// A closing bracket, which has not been inserted.
  ceditline_key_close,
  /// The arrows, Backspace and Delete: by characters as people see them.
  ceditline_key_left,
  ceditline_key_right,
  ceditline_key_delete_before,
  ceditline_key_delete_after,
} ceditline_key;

/// Handles a key, for which `character` was typed. Called during `ceditline_read_line`, on its thread; may call the
/// functions below that say so.
typedef ceditline_effect (*ceditline_key_function)(
    ceditline *editor, ceditline_key key, wchar_t character, void *_Nullable context);

/// True if standard input and standard output are both a terminal.
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
/// `quietly`, what is typed from now on is not shown, and waits for the next `ceditline_begin`; all else is as found,
/// and is so entirely when the process ends or stops.
void ceditline_end(ceditline *editor, bool quietly);

/// Ends that quiet: the terminal is as it was found.
void ceditline_give_back(ceditline *editor);

/// Reads one line. `prompt` holds escape sequences between two \1, never at its very end; `begun` are blanks that the
/// line begins with, as if they had been typed, unless what is typed is here already.
/// On `line`, `*text` is the line without its newline, valid until the next call, `*count` characters long.
ceditline_ending ceditline_read_line(
    ceditline *editor, const wchar_t *prompt, const wchar_t *begun, const wchar_t *_Nullable *_Nonnull text,
    size_t *count);

/// Has the wait for a key end once there is something to read from `descriptor`, until that has been read; -1 for none.
void ceditline_wake_by(int descriptor);

/// The nth newest entry of the history that Up, Down and Ctrl-R go through, counted from 1; null beyond the oldest.
/// Valid until the next call.
typedef const wchar_t *_Nullable (*ceditline_entry_function)(void *_Nullable context, int n);

/// Has `function` asked for the history. Without one there is none.
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

/// A style for each of the characters, valid until the next call; null for none. The cursor is `SIZE_MAX` once the line
/// has been entered.
typedef const uint8_t *_Nullable (*ceditline_style_function)(
    void *_Nullable context, const wchar_t *text, size_t count, size_t cursor);

/// Has `function` asked how the text looks. Without one it is plain.
void ceditline_on_style(ceditline *editor, ceditline_style_function function, void *_Nullable context);

/// The text being edited, `*count` characters of it, the cursor before the one at `*cursor`. For key functions.
const wchar_t *ceditline_text(ceditline *editor, size_t *cursor, size_t *count);

/// Inserts text at the cursor. For key functions.
void ceditline_insert(ceditline *editor, const wchar_t *text);

/// Deletes as many characters before the cursor. For key functions.
void ceditline_delete(ceditline *editor, size_t count);

/// Moves the cursor. For key functions.
void ceditline_move(ceditline *editor, ptrdiff_t count);

/// Begins a list below the text, shows lines of it, each with its newline, and ends it: the text is drawn again behind
/// it. For key functions.
void ceditline_list_begin(ceditline *editor);
void ceditline_list_put(ceditline *editor, const char *lines);
void ceditline_list_end(ceditline *editor);

/// Asks a question below a list, waits for a key, and takes the question away: the key, or 0 for Ctrl-C. For key
/// functions.
wchar_t ceditline_ask(ceditline *editor, const char *question);

/// The number of columns of a text according to the C library, which libedit uses.
int ceditline_width(const wchar_t *text);

/// The rows and columns of the terminal.
void ceditline_size(int *rows, int *columns);

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
/// SIGINT arrived first. Where `is_free`, -2 when the reader was woken first.
ssize_t ceditline_plain_read(int descriptor, void *buffer, size_t capacity, bool is_free);

// MARK: - Ctrl-C while a program runs

/// From here on SIGINT is counted and no longer ends the process. Calls nest.
void ceditline_interrupt_watch(void);

/// Ends what the matching `ceditline_interrupt_watch` began.
void ceditline_interrupt_unwatch(void);

/// The number of SIGINTs counted since the last clear. The handler adds to it at any moment: poll it.
const int32_t *ceditline_interrupt_flag(void);

/// Sets the count to 0.
void ceditline_interrupt_clear(void);

#pragma clang assume_nonnull end

#endif
