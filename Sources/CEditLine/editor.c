#include "editor.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "signals.h"

// MARK: - Key bindings

typedef struct {
  const wchar_t *key, *command;
} binding;

/// What people expect and libedit leaves out. The user's .editrc comes after these and wins.
static const binding expected_bindings[] = {
    // Home, End, Delete, in each of the forms that terminals send
    {L"\\e[H", L"obsh-line-start"},
    {L"\\eOH", L"obsh-line-start"},
    {L"\\e[1~", L"obsh-line-start"},
    {L"\\e[7~", L"obsh-line-start"},
    {L"\\e[F", L"obsh-line-end"},
    {L"\\eOF", L"obsh-line-end"},
    {L"\\e[4~", L"obsh-line-end"},
    {L"\\e[8~", L"obsh-line-end"},
    {L"^A", L"obsh-line-start"},
    {L"^E", L"obsh-line-end"},
    {L"\\e[3~", L"ed-delete-next-char"},
    // words: Ctrl and Alt with the arrows, Ctrl-Delete, Ctrl-W
    {L"\\e[1;5C", L"em-next-word"},
    {L"\\e[1;3C", L"em-next-word"},
    {L"\\eOc", L"em-next-word"},
    {L"\\e[1;5D", L"ed-prev-word"},
    {L"\\e[1;3D", L"ed-prev-word"},
    {L"\\eOd", L"ed-prev-word"},
    {L"\\e[3;5~", L"em-delete-next-word"},
    {L"^W", L"ed-delete-prev-word"},
    // history
    {L"\\e[A", L"obsh-up"},
    {L"\\eOA", L"obsh-up"},
    {L"^P", L"obsh-up"},
    {L"\\e[B", L"obsh-down"},
    {L"\\eOB", L"obsh-down"},
    {L"^N", L"obsh-down"},
    {L"\\e[5~", L"obsh-prefix-up"},
    {L"\\e[6~", L"obsh-prefix-down"},
    {L"^R", L"obsh-search"},
    {L"\\t", L"obsh-tab"},
    // of an unbound sequence the last characters would be typed into the line
    {L"\\e[2~", L"ed-ignore"},
    {L"\\e[Z", L"ed-ignore"},
    {L"\\eOP", L"ed-ignore"},
    {L"\\eOQ", L"ed-ignore"},
    {L"\\eOR", L"ed-ignore"},
    {L"\\eOS", L"ed-ignore"},
    {L"\\e[15~", L"ed-ignore"},
    {L"\\e[17~", L"ed-ignore"},
    {L"\\e[18~", L"ed-ignore"},
    {L"\\e[19~", L"ed-ignore"},
    {L"\\e[20~", L"ed-ignore"},
    {L"\\e[21~", L"ed-ignore"},
    {L"\\e[23~", L"ed-ignore"},
    {L"\\e[24~", L"ed-ignore"},
};

static void bind_key(EditLine *el, const wchar_t *key, const wchar_t *command) {
  el_wset(el, EL_BIND, key, command, NULL);
}

static unsigned char press_tab(EditLine *el, wint_t key) {
  (void)key;
  ceditline *editor = editor_of(el);
  if (editor->on_tab == NULL) {
    return CC_ERROR;
  }
  return editor->on_tab(editor, editor->tab_context) == ceditline_effect_redraw ? CC_REFRESH : CC_ERROR;
}

/// What the shell adds to libedit's commands.
static const struct {
  const wchar_t *name, *help;
  unsigned char (*function)(EditLine *, wint_t);
} commands[] = {
    {L"obsh-interrupt", L"Drop the input", input_interrupt},
    {L"obsh-paste", L"Insert a bracketed paste", input_paste},
    {L"obsh-tab", L"Indent", press_tab},
    {L"obsh-up", L"Line above, or previous history entry", recall_up},
    {L"obsh-down", L"Line below, or next history entry", recall_down},
    {L"obsh-prefix-up", L"Previous history entry that begins as the text does", recall_prefix_up},
    {L"obsh-prefix-down", L"Next history entry that begins as the text does", recall_prefix_down},
    {L"obsh-search", L"History entry that contains what is typed", search_begin},
    {L"obsh-search-step", L"Show a step of the search", search_redraw},
    {L"obsh-line-start", L"Start of the line within the text", recall_line_start},
    {L"obsh-line-end", L"End of the line within the text", recall_line_end},
};

/// Binds every key. All commands are registered before .editrc is read: for a name it does not know, libedit's `bind`
/// can corrupt the heap.
static void bind_keys(EditLine *el) {
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    el_wset(el, EL_ADDFN, commands[i].name, commands[i].help, commands[i].function);
  }
  for (size_t i = 0; i < sizeof expected_bindings / sizeof *expected_bindings; i++) {
    bind_key(el, expected_bindings[i].key, expected_bindings[i].command);
  }
  el_source(el, NULL);
  // Without these the shell could not work, so .editrc does not get to change them.
  bind_key(el, L"\\236", L"obsh-search-step");
  bind_key(el, L"^C", L"obsh-interrupt");
  el_wset(el, EL_BIND, L"-a", L"^C", L"obsh-interrupt", NULL);
}

// MARK: - What the terminal can do

bool ceditline_has_terminal(void) { return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO); }

static bool is_dumb(void) {
  const char *name = getenv("TERM");
  return name == NULL || *name == 0 || strcmp(name, "dumb") == 0;
}

/// Whether the terminal takes ECMA-48 sequences: then it at least ignores those it does not know.
static bool takes_control_sequences(EditLine *el) {
  char name[] = "cd";
  char *clear_below = NULL;
  return el_wget(el, EL_GETTC, name, &clear_below) == 0 && clear_below != NULL && strncmp(clear_below, "\033[", 2) == 0;
}

static bool is_emacs(EditLine *el) {
  const wchar_t *name = NULL;
  return el_wget(el, EL_EDITOR, &name) == 0 && name != NULL && wcscmp(name, L"emacs") == 0;
}

static bool is_switched_on(EditLine *el) {
  int is_on = 0;
  return el_wget(el, EL_EDITMODE, &is_on) == 0 && is_on != 0;
}

/// libedit drops what the locale cannot express, silently.
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
  // libedit only reads it, and says so nowhere.
  return editor->search.is_on ? editor->search.prompt : (wchar_t *)editor->prompt;
}

static void set_modes(const struct termios *modes) {
  while (tcsetattr(STDIN_FILENO, TCSADRAIN, modes) == -1 && errno == EINTR) {
  }
}

/// Opens libedit if it knows the terminal, of which it otherwise complains on its error stream.
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
  bind_keys(el);

  // In vi's key map the mark's escape character already is a command.
  editor->pastes = takes_control_sequences(el) && is_emacs(el);
  if (editor->pastes) {
    bind_key(el, L"\\e[200~", L"obsh-paste");
  }
  bool can_edit = is_switched_on(el);
  set_modes(&found);
  if (!can_edit) {
    ceditline_destroy(editor);
    return NULL;
  }
  return editor;
}

void ceditline_destroy(ceditline *editor) {
  // el_end resets the terminal and thereby drops what is typed ahead, which belongs to whatever runs next.
  // It gets another place to reset.
  FILE *nowhere = fopen("/dev/null", "r+");
  if (nowhere != NULL) {
    el_wset(editor->el, EL_SETFP, 0, nowhere);
  }
  el_end(editor->el);
  if (nowhere != NULL) {
    fclose(nowhere);
  }
  signals_close(editor->keyboard, STDIN_FILENO);
  free(editor->begun);
  free(editor->search.text_before);
  free(editor);
}

// MARK: - Reading

void editor_step_aside(ceditline *editor) {
  if (editor->pastes) {
    fputs("\033[?2004l", stdout);
  }
  fflush(stdout);
  el_wset(editor->el, EL_PREP_TERM, 0);
  // libedit's idea of cooked is not the one that was found.
  set_modes(&editor->found);
}

void editor_step_back(ceditline *editor) {
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

bool ceditline_begin(ceditline *editor) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH, 0};
  while (tcgetattr(STDIN_FILENO, &editor->found) == -1) {
    if (errno != EINTR) {
      return false;
    }
  }
  if (!signals_catch(signals)) {
    return false;
  }
  if (editor->pastes) {
    fputs("\033[?2004h", stdout);
  }
  return true;
}

void ceditline_end(ceditline *editor) {
  editor_step_aside(editor);
  signals_release();
}

ceditline_ending ceditline_read_line(ceditline *editor, const wchar_t *prompt, const wchar_t **text, size_t *count) {
  input_start_line(editor);
  recall_start_line(editor);
  editor->prompt = prompt;
  // libedit would show the prompt first, and what is typed in between would be echoed as well as drawn.
  el_wset(editor->el, EL_PREP_TERM, 1);
  int length = 0;
  const wchar_t *line = el_wgets(editor->el, &length);
  editor->prompt = L"";
  if (editor->progress == progress_editing && line != NULL && length > 0) {
    *text = line;
    *count = (size_t)length - (line[length - 1] == L'\n' ? 1 : 0);
    return ceditline_ending_line;
  }
  // libedit leaves the cursor behind the text, or behind the ^C or ^D that it shows there.
  fputs("\n", stdout);
  fflush(stdout);
  *text = L"";
  *count = 0;
  switch (editor->progress) {
  case progress_interrupting:
  case progress_interrupted:
    return ceditline_ending_interrupted;
  case progress_ended:
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

void ceditline_on_tab(ceditline *editor, ceditline_key_function function, void *context) {
  editor->on_tab = function;
  editor->tab_context = context;
}

const wchar_t *ceditline_text(ceditline *editor, size_t *cursor, size_t *count) {
  const LineInfoW *line = el_wline(editor->el);
  *cursor = (size_t)(line->cursor - line->buffer);
  *count = (size_t)(line->lastchar - line->buffer);
  return line->buffer;
}

void ceditline_insert(ceditline *editor, const wchar_t *text) { el_winsertstr(editor->el, text); }
