// The editor's state, shared by the setup of libedit (editor.c), its input (input.c), and the movements through its
// text and the history (recall.c, search.c).

#ifndef CEDITLINE_EDITOR_H
#define CEDITLINE_EDITOR_H

#if !__has_include(<histedit.h>)
#error "libedit is missing: apt-get install libedit-dev"
#endif

#include <histedit.h>
#include <stdbool.h>
#include <termios.h>

#include "ceditline.h"

#pragma clang assume_nonnull begin

/// A search through the history, while it is on.
typedef struct {
  bool is_on, is_found;
  /// The key that began it, and continues to older entries.
  wchar_t again_key;
  wchar_t pattern[256];
  /// Shown in place of the prompt.
  wchar_t prompt[300];
  /// The text to return to.
  wchar_t *_Nullable text_before;
  int recalled_before;
} search_state;

/// The terminal's treatment of rows that are too long after it has become narrower.
typedef enum { rows_unknown, rows_wrapped, rows_cut } long_rows;

/// The progress of reading one line.
typedef enum {
  /// Keys are being read, and edit the line.
  progress_editing,
  /// SIGINT has arrived; the interrupt key is being passed to libedit so that the screen can show it.
  progress_interrupting,
  /// The line is discarded.
  progress_interrupted,
  /// The terminal has no more input, or a signal ends the process.
  progress_ended,
  /// Another part of the program needs to run; the line is being cleared.
  progress_waking,
  /// The line has been cleared, and its text saved.
  progress_woken,
} progress;

/// A text to which Undo returns.
typedef struct {
  wchar_t *text;
  size_t count, cursor;
  /// True if this state has one character more than the previous one.
  bool is_typed;
} undo_state;

enum { undo_states = 200 };

/// The states of the text, the newest last: that is the current text.
typedef struct {
  undo_state states[undo_states];
  size_t count;
} undo_history;

/// A paste that is not drawn, and the mark that represents it in the text.
typedef struct {
  wchar_t *text;
  size_t count;
  wchar_t mark[64];
} long_paste;

enum { most_long_pastes = 8 };

typedef struct {
  long_paste all[most_long_pastes];
  size_t count;
  /// The line with the pastes in it.
  wchar_t *_Nullable whole;
} long_pastes;

/// A position on the screen, relative to the beginning of the prompt.
typedef struct {
  int row, column;
} cell;

struct ceditline {
  EditLine *el;
  ceditline_entry_function _Nullable entry;
  void *_Nullable entry_context;
  /// The position of libedit's own commands (vi's / and n) in the history: the nth newest entry.
  int libedit_entry;
  const wchar_t *prompt;
  /// The terminal's modes as the reader found them.
  struct termios found;
  /// True if the terminal takes control sequences; the ones for bracketed paste matter.
  bool pastes;
  /// True if vi's key map is in use.
  bool is_vi;
  /// The columns of the terminal when the text was last drawn.
  int columns;
  long_rows long_rows;
  /// True while a paste is being read: the terminal must not be asked anything else.
  bool is_in_paste;
  /// True if the terminal has not answered the question for the cursor's position, and whether the answer may still
  /// come.
  bool is_silent, awaits_report;
  /// True if the next byte begins a key.
  bool is_between_keys;
  /// Text typed before the editor stepped aside, for the next prompt.
  wchar_t *_Nullable kept;
  int kept_behind_cursor;
  /// The number of leading blanks in the line that the editor inserted.
  size_t given_blanks;

  /// The distance in the history between the shown entry and the line that was begun.
  int recalled;
  /// The line that was begun, once it has been left.
  wchar_t *_Nullable begun;
  /// The length of the prefix that the recalled entries share with the text.
  size_t prefix_length;

  search_state search;
  undo_history undo;
  long_pastes long_pastes;

  ceditline_key_function _Nullable on_key;
  void *_Nullable key_context;

  ceditline_style_function _Nullable style;
  void *_Nullable style_context;
  /// True if some of the text is in colour.
  bool is_painted;

  progress progress;
  int interrupts_offered;
  /// The descriptor from which keys are read.
  int keyboard;
  /// Bytes read from the terminal and not used yet. Only a paste reads more than it needs.
  unsigned char ahead[4096];
  size_t ahead_next, ahead_end;
  /// A key's sequence that libedit is to read byte by byte.
  char sequence[32];
  size_t sequence_next, sequence_end;
  /// Sequences that .editrc binds, each with its zero.
  char bound[1024];
  size_t bound_end;
};

/// The key that represents SIGINT. ISIG is on, so it does not come from the keyboard itself.
enum { interrupt_key = 3 };

/// The key that represents a step of a search: a C1 control character, which no keyboard sends as UTF-8.
enum { search_key = 0x9E };

/// The editor that owns a libedit handle.
ceditline *editor_of(EditLine *el);

/// Terminal modes and bracketed paste: off, as they were found, or on, as editing needs them.
void editor_step_aside(ceditline *editor);
void editor_step_back(ceditline *editor);

/// Draws the prompt and the text again from the cursor's row.
void editor_redraw(ceditline *editor);

/// Draws the prompt and the text again in a window of another size, over their remains there.
void editor_resize(ceditline *editor);

/// libedit calls this for each character.
int input_read(EditLine *el, wchar_t *character);

/// Starts a line. Input after the end of a paste is still to be read.
void input_start_line(ceditline *editor);

/// True if input is already waiting.
bool input_is_waiting(ceditline *editor);

/// Waits for a key that answers a question. Returns false if the line ends instead.
bool input_answer(ceditline *editor, wchar_t *key);

/// Asks the terminal for the cursor's column, counted from 0. Returns false if it does not answer.
bool input_cursor_column(ceditline *editor, int *column);

/// Bound to the interrupt key: shows ^C after the text, and then reading stops.
unsigned char input_interrupt(EditLine *el, wint_t key);

/// Bound to the sequence that begins a bracketed paste: inserts it as a whole, so that its newlines and tabs are
/// text.
unsigned char input_paste(EditLine *el, wint_t key);

/// Bound to Ctrl-D: deletes the character under the cursor; ends the input if the line is empty.
unsigned char input_delete_or_end(EditLine *el, wint_t key);

/// The position of a character of the text on a terminal with this number of columns.
cell editor_cell(ceditline *editor, const wchar_t *until, int columns);

/// Advances by a character of this width.
void editor_advance(cell *place, int width, int columns);

/// Draws the text in color, over what libedit has drawn. The last time, the cursor no longer matters.
void paint_text(ceditline *editor, bool is_last);

/// Forgets the states of the previous line.
void undo_start_line(ceditline *editor);

/// Records the text before a key changes it.
void undo_note(ceditline *editor);

/// Bound to Ctrl-_: restores the previous text.
unsigned char undo_step(EditLine *el, wint_t key);

/// Forgets the long pastes of the previous line.
void paste_start_line(ceditline *editor);

/// Stores a paste, whose ownership it takes, and returns the mark that represents it in the text. Null if there are
/// too many.
const wchar_t *_Nullable paste_keep(ceditline *editor, wchar_t *text, size_t count);

/// A line with the pastes in place of their marks. Valid until the next line.
const wchar_t *paste_expand(ceditline *editor, const wchar_t *line, size_t *count);

/// Starts a line, at the newest end of the history.
void recall_start_line(ceditline *editor);

/// The nth newest entry of the history; null beyond the oldest. Valid until the next call.
const wchar_t *_Nullable recall_entry(ceditline *editor, int n);

/// The history as libedit requests it, in place of its own.
int recall_for_libedit(void *context, HistEventW *event, int operation, ...);

/// A copy of the text being edited, to be freed by the caller; null if there is no memory.
wchar_t *_Nullable recall_copy(EditLine *el);

/// Saves the text for the return from the history. Returns false if there is no memory.
bool recall_keep_begun(ceditline *editor);

/// Replaces the text with the entry that is `recalled` steps away, and moves the cursor to its end.
void recall_show(ceditline *editor, int recalled, const wchar_t *replacement);

/// Moves the cursor within the text.
unsigned char recall_move_to(EditLine *el, const wchar_t *place);

/// Bound to the arrows: move to the line above or below, and from the first or last line through the history.
unsigned char recall_up(EditLine *el, wint_t key);
unsigned char recall_down(EditLine *el, wint_t key);

/// Bound to Page Up and Page Down: move through the history, from any line.
unsigned char recall_older(EditLine *el, wint_t key);
unsigned char recall_newer(EditLine *el, wint_t key);

/// Bound to Home and End: move to the ends of the cursor's line.
unsigned char recall_line_start(EditLine *el, wint_t key);
unsigned char recall_line_end(EditLine *el, wint_t key);

/// Bound to Ctrl-R: from then on, characters go to `search_take`.
unsigned char search_begin(EditLine *el, wint_t key);

/// Adds a character to the search. Returns false if it ends the search instead, and is to be handled as usual.
bool search_take(ceditline *editor, wchar_t character);

/// Bound to a key of its own, with which a search has the screen drawn.
unsigned char search_redraw(EditLine *el, wint_t key);

#pragma clang assume_nonnull end

#endif
