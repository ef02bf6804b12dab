// wcwidth is an extension of POSIX.
#define _GNU_SOURCE

#include "editor.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "guard.h"
#include "keys.h"
#include "signals.h"

// MARK: - What the terminal can do

bool ceditline_has_terminal(void) { return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO); }

static bool is_dumb(void) {
  const char *name = getenv("TERM");
  return name == NULL || *name == 0 || strcmp(name, "dumb") == 0;
}

/// True if the terminal takes ECMA-48 sequences. It then ignores those that it does not know.
static bool takes_control_sequences(EditLine *el) {
  char name[] = "cd";
  char *clear_below = NULL;
  return el_wget(el, EL_GETTC, name, &clear_below) == 0 && clear_below != NULL && strncmp(clear_below, "\033[", 2) == 0;
}

static bool is_switched_on(EditLine *el) {
  int is_on = 0;
  return el_wget(el, EL_EDITMODE, &is_on) == 0 && is_on != 0;
}

/// libedit silently drops characters that the locale cannot represent.
static void choose_utf8(void) {
  if (setlocale(LC_CTYPE, "") == NULL || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
    setlocale(LC_CTYPE, "C.UTF-8");
  }
}

// MARK: - Making and freeing

ceditline *editor_of(EditLine *el) {
  void *editor = NULL;
  el_wget(el, EL_CLIENTDATA, &editor);
  return editor;
}

static wchar_t *current_prompt(EditLine *el) {
  ceditline *editor = editor_of(el);
  // libedit only reads the prompt, although its declaration does not say so.
  return editor->search.is_on ? editor->search.prompt : (wchar_t *)editor->prompt;
}

static void set_modes(const struct termios *modes) {
  while (tcsetattr(STDIN_FILENO, TCSADRAIN, modes) == -1 && errno == EINTR) {
  }
}

/// Opens libedit if it knows the terminal; otherwise it would write a complaint to its error stream.
static EditLine *open_libedit(const char *program) {
  FILE *nowhere = fopen("/dev/null", "r+");
  if (nowhere == NULL) {
    return NULL;
  }
  EditLine *el = el_init_fd(program, stdin, stdout, nowhere, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
  if (el != NULL && el_wset(el, EL_TERMINAL, NULL) != 0) {
    el_end(el);
    el = NULL;
  }
  if (el != NULL) {
    el_wset(el, EL_SETFP, 2, stderr);
  }
  fclose(nowhere);
  return el;
}

ceditline *ceditline_create(const char *program) {
  struct termios found;
  if (is_dumb() || tcgetattr(STDIN_FILENO, &found) == -1) {
    return NULL;
  }
  choose_utf8();
  ceditline *editor = calloc(1, sizeof *editor);
  EditLine *el = open_libedit(program);
  if (editor == NULL || el == NULL) {
    free(editor);
    el_end(el);
    set_modes(&found);
    return NULL;
  }
  *editor = (ceditline){.el = el, .prompt = L"", .found = found};
  editor->keyboard = signals_open(STDIN_FILENO);

  el_wset(el, EL_CLIENTDATA, editor);
  el_wset(el, EL_HIST, recall_for_libedit, editor);
  el_wset(el, EL_SIGNAL, 0);
  el_wset(el, EL_PROMPT_ESC, current_prompt, L'\1');
  el_wset(el, EL_GETCFN, input_read);
  el_wset(el, EL_EDITOR, L"emacs");
  keys_bind(editor);
  // When libedit leaves its editing mode, further typing must not be echoed; see `guard_quiet`.
  const wchar_t *quiet[] = {L"setty", L"-x", L"-echo", L"-icanon", NULL};
  el_wparse(el, sizeof quiet / sizeof *quiet - 1, quiet);
  editor->pastes = takes_control_sequences(el);
  bool can_edit = is_switched_on(el);
  set_modes(&found);
  if (!can_edit) {
    ceditline_destroy(editor);
    return NULL;
  }
  guard_install();
  return editor;
}

void ceditline_destroy(ceditline *editor) {
  if (guard_get() != guard_as_found) {
    set_modes(&editor->found);
    guard_set(guard_as_found, NULL, false);
  }
  // el_end resets the terminal and so drops typed-ahead input, which belongs to the program that runs next. Here it
  // resets another file instead.
  FILE *nowhere = fopen("/dev/null", "r+");
  if (nowhere != NULL) {
    el_wset(editor->el, EL_SETFP, 0, nowhere);
  }
  free(editor->kept);
  el_end(editor->el);
  if (nowhere != NULL) {
    fclose(nowhere);
  }
  signals_close(editor->keyboard, STDIN_FILENO);
  free(editor->begun);
  free(editor->search.text_before);
  undo_start_line(editor);
  paste_start_line(editor);
  free(editor);
}

// MARK: - Reading

static void stop_editing(ceditline *editor, const struct termios *modes) {
  if (editor->pastes) {
    fputs("\033[?2004l", stdout);
  }
  fflush(stdout);
  el_wset(editor->el, EL_PREP_TERM, 0);
  // libedit's cooked mode is not the one that the reader found.
  set_modes(modes);
}

void editor_step_aside(ceditline *editor) {
  stop_editing(editor, &editor->found);
  guard_set(guard_as_found, NULL, false);
}

void editor_step_back(ceditline *editor) {
  guard_set(guard_editing, &editor->found, editor->pastes);
  el_wset(editor->el, EL_PREP_TERM, 1);
  if (editor->pastes) {
    fputs("\033[?2004h", stdout);
  }
  el_resize(editor->el);
  editor_redraw(editor);
}

void editor_redraw(ceditline *editor) {
  fputs(editor->pastes ? "\r\033[J" : "\r", stdout);
  el_wset(editor->el, EL_REFRESH);
}

void editor_advance(cell *place, int width, int columns) {
  if (place->column + width > columns) {
    *place = (cell){place->row + 1, 0};
  }
  place->column += width;
  if (place->column >= columns) {
    *place = (cell){place->row + 1, 0};
  }
}

cell editor_cell(ceditline *editor, const wchar_t *until, int columns) {
  const LineInfoW *text = el_wline(editor->el);
  cell place = {0, 0};
  bool is_escape = false;
  for (const wchar_t *character = current_prompt(editor->el); *character != 0; character++) {
    is_escape = *character == L'\1' ? !is_escape : is_escape;
    if (!is_escape && *character != L'\1') {
      editor_advance(&place, 1, columns);
    }
  }
  for (const wchar_t *character = text->buffer; character < until; character++) {
    if (*character == L'\n') {
      place = (cell){place.row + 1, 0};
    } else if (*character == L'\t') {
      editor_advance(&place, 8 - place.column % 8, columns);
    } else {
      int width = wcwidth(*character);
      editor_advance(&place, width > 0 ? width : 0, columns);
    }
  }
  return place;
}

/// The position of the cursor on a terminal with this number of columns.
static cell cursor_cell(ceditline *editor, int columns) {
  return editor_cell(editor, el_wline(editor->el)->cursor, columns);
}

/// The number of rows from the cursor up to the prompt, after the window has been resized.
///
/// Some terminals rewrap long rows and some cut them off; the cursor's column tells which. While it does not, the
/// lower of the two counts is used, because it never reaches above the prompt.
static int rows_above_cursor(ceditline *editor, int columns) {
  cell before = cursor_cell(editor, editor->columns > 0 ? editor->columns : columns);
  cell after = cursor_cell(editor, columns);
  int column_if_cut = before.column < columns ? before.column : columns - 1;
  int column;
  if (before.row != after.row && after.column != column_if_cut && input_cursor_column(editor, &column)) {
    editor->long_rows = column == after.column      ? rows_wrapped
                        : column == column_if_cut ? rows_cut
                                                    : editor->long_rows;
  }
  switch (editor->long_rows) {
  case rows_wrapped:
    return after.row;
  case rows_cut:
    return before.row;
  case rows_unknown:
    return before.row < after.row ? before.row : after.row;
  }
}

void editor_resize(ceditline *editor) {
  int lines, columns;
  ceditline_size(&lines, &columns);
  int up = editor->pastes ? rows_above_cursor(editor, columns) : 0;
  if (up > 0) {
    printf("\033[%dA", up);
  }
  editor->columns = columns;
  el_resize(editor->el);
  editor_redraw(editor);
}

bool ceditline_begin(ceditline *editor) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH, 0};
  // With `guard_quiet`, the terminal is not in the state in which it was found.
  while (guard_get() != guard_quiet && tcgetattr(STDIN_FILENO, &editor->found) == -1) {
    if (errno != EINTR) {
      return false;
    }
  }
  if (!signals_catch(signals)) {
    return false;
  }
  guard_set(guard_editing, &editor->found, editor->pastes);
  if (editor->pastes) {
    fputs("\033[?2004h", stdout);
  }
  return true;
}

void ceditline_end(ceditline *editor, bool quietly) {
  if (quietly) {
    struct termios quiet = guard_quiet_modes(&editor->found);
    stop_editing(editor, &quiet);
    guard_set(guard_quiet, &editor->found, false);
  } else {
    editor_step_aside(editor);
  }
  signals_release();
}

void ceditline_give_back(ceditline *editor) {
  if (guard_get() == guard_quiet) {
    set_modes(&editor->found);
    guard_set(guard_as_found, NULL, false);
  }
}

ceditline_ending ceditline_read_line(
    ceditline *editor, const wchar_t *prompt, const wchar_t *begun, const wchar_t **text, size_t *count) {
  input_start_line(editor);
  recall_start_line(editor);
  editor->prompt = prompt;
  int lines;
  ceditline_size(&lines, &editor->columns);
  // libedit would show the prompt first, and echo what is typed in between as well as draw it.
  el_wset(editor->el, EL_PREP_TERM, 1);
  // Input that is already waiting was not typed at this prompt: it is a paste, from a terminal that does not mark
  // pastes. It has its own blanks.
  editor->given_blanks = 0;
  if (*begun != 0 && !input_is_waiting(editor)) {
    editor->given_blanks = wcslen(begun);
    el_wpush(editor->el, begun);
  }
  int length = 0;
  const wchar_t *line = el_wgets(editor->el, &length);
  editor->prompt = L"";
  if (editor->progress == progress_editing && line != NULL && length > 0) {
    *count = (size_t)length - (line[length - 1] == L'\n' ? 1 : 0);
    *text = paste_expand(editor, line, count);
    return ceditline_ending_line;
  }
  if (editor->progress == progress_woken) {
    // The cursor has been left in the row of the prompt.
    fputs(editor->pastes ? "\r\033[J" : "\n", stdout);
    fflush(stdout);
    *text = L"";
    *count = 0;
    return ceditline_ending_woken;
  }
  // libedit leaves the cursor after the text, or after the ^C or ^D that it shows there.
  fputs("\n", stdout);
  fflush(stdout);
  *text = L"";
  *count = 0;
  switch (editor->progress) {
  case progress_interrupting:
  case progress_interrupted:
    return ceditline_ending_interrupted;
  case progress_ended:
  case progress_waking:
  case progress_woken:
    return ceditline_ending_gone;
  case progress_editing:
    return ceditline_ending_end_of_file;
  }
}

void ceditline_on_history(ceditline *editor, ceditline_entry_function function, void *context) {
  editor->entry = function;
  editor->entry_context = context;
}

// MARK: - Keys that the caller handles

void ceditline_on_key(ceditline *editor, ceditline_key_function function, void *context) {
  editor->on_key = function;
  editor->key_context = context;
}

void ceditline_on_style(ceditline *editor, ceditline_style_function function, void *context) {
  editor->style = function;
  editor->style_context = context;
}

const wchar_t *ceditline_text(ceditline *editor, size_t *cursor, size_t *count) {
  const LineInfoW *line = el_wline(editor->el);
  *cursor = (size_t)(line->cursor - line->buffer);
  *count = (size_t)(line->lastchar - line->buffer);
  return line->buffer;
}

void ceditline_insert(ceditline *editor, const wchar_t *text) { el_winsertstr(editor->el, text); }

void ceditline_delete(ceditline *editor, size_t count) { el_wdeletestr(editor->el, (int)count); }

void ceditline_move(ceditline *editor, ptrdiff_t count) { el_cursor(editor->el, (int)count); }

void ceditline_list_begin(ceditline *editor) {
  // The list begins below the last row of the text, which follows what is already on the screen.
  const LineInfoW *text = el_wline(editor->el);
  for (const wchar_t *character = text->cursor; character < text->lastchar; character++) {
    printf("%lc", (wint_t)*character);
  }
  fputs(editor->pastes ? "\033[J\n" : "\n", stdout);
}

void ceditline_list_put(ceditline *editor, const char *lines) {
  (void)editor;
  fputs(lines, stdout);
}

void ceditline_list_end(ceditline *editor) { el_wset(editor->el, EL_REFRESH); }

wchar_t ceditline_ask(ceditline *editor, const char *question) {
  fputs(question, stdout);
  fflush(stdout);
  wchar_t key = 0;
  if (!input_answer(editor, &key)) {
    key = 0;
  }
  fputs(editor->pastes ? "\r\033[K" : "\n", stdout);
  return key;
}

int ceditline_width(const wchar_t *text) {
  int columns = 0;
  for (; *text != 0; text++) {
    int width = wcwidth(*text);
    // A character unknown to the locale is also shown as one character.
    columns += width < 0 ? 1 : width;
  }
  return columns;
}

void ceditline_size(int *rows, int *columns) {
  struct winsize size;
  bool is_known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0;
  *rows = is_known ? size.ws_row : 24;
  *columns = is_known ? size.ws_col : 80;
}
