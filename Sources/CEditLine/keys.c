#include "keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const wchar_t *key, *command;
} binding;

/// Keys that send sequences, in each form that terminals use.
static const struct {
  const char *sequence;
  const wchar_t *command;
} sequences[] = {
    {"[H", L"obsh-line-start"},
    {"OH", L"obsh-line-start"},
    {"[1~", L"obsh-line-start"},
    {"[7~", L"obsh-line-start"},
    {"[F", L"obsh-line-end"},
    {"OF", L"obsh-line-end"},
    {"[4~", L"obsh-line-end"},
    {"[8~", L"obsh-line-end"},
    {"[3~", L"obsh-delete"},
    {"[C", L"obsh-right"},
    {"OC", L"obsh-right"},
    {"[D", L"obsh-left"},
    {"OD", L"obsh-left"},
    // words: Ctrl and Alt with the arrows, Ctrl-Delete
    {"[1;5C", L"em-next-word"},
    {"[1;3C", L"em-next-word"},
    {"Oc", L"em-next-word"},
    {"[1;5D", L"ed-prev-word"},
    {"[1;3D", L"ed-prev-word"},
    {"Od", L"ed-prev-word"},
    {"[3;5~", L"em-delete-next-word"},
    // history
    {"[A", L"obsh-up"},
    {"OA", L"obsh-up"},
    {"[B", L"obsh-down"},
    {"OB", L"obsh-down"},
    {"[5~", L"obsh-older"},
    {"[6~", L"obsh-newer"},
    // Alt-Enter, and Shift-Enter if the terminal distinguishes it from Enter
    {"\r", L"obsh-newline"},
    {"\n", L"obsh-newline"},
    {"[13;2u", L"obsh-newline"},
    {"[27;2;13~", L"obsh-newline"},
};

enum { paste_key = 0x80, first_sequence_key = 0x81 };

/// True if a sequence stands for the same command as the one before it: the two share a key.
static bool is_variant(size_t i) { return i > 0 && wcscmp(sequences[i].command, sequences[i - 1].command) == 0; }

/// Single keys of both key maps.
static const binding expected_keys[] = {
    {L"^P", L"obsh-up"},   {L"^N", L"obsh-down"}, {L"^R", L"obsh-search"}, {L"^D", L"obsh-delete-or-end"},
    {L"\\t", L"obsh-tab"}, {L"}", L"obsh-close"}, {L")", L"obsh-close"},   {L"]", L"obsh-close"},
};

static const binding emacs_keys[] = {
    {L"^A", L"obsh-line-start"},
    {L"^E", L"obsh-line-end"},
    {L"^W", L"ed-delete-prev-word"},
    {L"^B", L"obsh-left"},
    {L"^F", L"obsh-right"},
    {L"^?", L"obsh-backspace"},
    {L"^H", L"obsh-backspace"},
    {L"^_", L"obsh-undo"},
    {L"^X^U", L"obsh-undo"},
};

/// In vi's map of commands.
static const binding vi_command_keys[] = {
    {L"k", L"obsh-up"},
    {L"j", L"obsh-down"},
    {L"^R", L"obsh-search"},
};

static unsigned char press(EditLine *el, ceditline_key key, wint_t character) {
  ceditline *editor = editor_of(el);
  if (editor->on_key == NULL) {
    return CC_ERROR;
  }
  return editor->on_key(editor, key, (wchar_t)character, editor->key_context) == ceditline_effect_redraw ? CC_REFRESH
                                                                                                         : CC_ERROR;
}

static unsigned char press_tab(EditLine *el, wint_t character) { return press(el, ceditline_key_tab, character); }
static unsigned char press_close(EditLine *el, wint_t character) { return press(el, ceditline_key_close, character); }
static unsigned char press_newline(EditLine *el, wint_t character) {
  return press(el, ceditline_key_newline, character);
}

static unsigned char press_left(EditLine *el, wint_t character) { return press(el, ceditline_key_left, character); }
static unsigned char press_right(EditLine *el, wint_t character) { return press(el, ceditline_key_right, character); }
static unsigned char press_backspace(EditLine *el, wint_t character) {
  return press(el, ceditline_key_delete_before, character);
}
static unsigned char press_delete(EditLine *el, wint_t character) {
  return press(el, ceditline_key_delete_after, character);
}

/// The commands that the shell adds to libedit's.
static const struct {
  const wchar_t *name, *help;
  unsigned char (*function)(EditLine *, wint_t);
} commands[] = {
    {L"obsh-interrupt", L"Drop the input", input_interrupt},
    {L"obsh-paste", L"Insert a bracketed paste", input_paste},
    {L"obsh-delete-or-end", L"Delete a character, or end the shell", input_delete_or_end},
    {L"obsh-tab", L"Complete, or indent", press_tab},
    {L"obsh-newline", L"Insert a line", press_newline},
    {L"obsh-close", L"Insert a closing bracket where its line belongs", press_close},
    {L"obsh-left", L"Previous character", press_left},
    {L"obsh-right", L"Next character", press_right},
    {L"obsh-backspace", L"Delete the previous character", press_backspace},
    {L"obsh-delete", L"Delete the character under the cursor", press_delete},
    {L"obsh-undo", L"The text as it was before", undo_step},
    {L"obsh-up", L"Line above, or previous history entry that begins as the text does", recall_up},
    {L"obsh-down", L"Line below, or next history entry that begins as the text does", recall_down},
    {L"obsh-older", L"Previous history entry that begins as the text does", recall_older},
    {L"obsh-newer", L"Next history entry that begins as the text does", recall_newer},
    {L"obsh-search", L"History entry that contains what is typed", search_begin},
    {L"obsh-search-step", L"Show a step of the search", search_redraw},
    {L"obsh-line-start", L"Start of the line within the text", recall_line_start},
    {L"obsh-line-end", L"End of the line within the text", recall_line_end},
};

static void bind(EditLine *el, const wchar_t *key, const wchar_t *command) {
  el_wset(el, EL_BIND, key, command, NULL);
}

static void bind_command_mode(EditLine *el, const wchar_t *key, const wchar_t *command) {
  el_wset(el, EL_BIND, L"-a", key, command, NULL);
}

/// `\201`, as bind reads it.
static void bind_code(EditLine *el, wchar_t code, const wchar_t *command) {
  wchar_t key[8];
  swprintf(key, sizeof key / sizeof *key, L"\\%03o", (unsigned)code);
  bind(el, key, command);
  bind_command_mode(el, key, command);
}

static bool is_vi(EditLine *el) {
  const wchar_t *name = NULL;
  return el_wget(el, EL_EDITOR, &name) == 0 && name != NULL && wcscmp(name, L"vi") == 0;
}

static void bind_sequence(EditLine *el, const char *sequence, const wchar_t *command) {
  wchar_t key[16];
  swprintf(key, sizeof key / sizeof *key, L"\\e%s", sequence);
  bind(el, key, command);
}

/// Binds the keys that users expect, in the key map that was just selected with libedit's defaults.
static void bind_expected(ceditline *editor) {
  EditLine *el = editor->el;
  editor->is_vi = is_vi(el);
  for (size_t i = 0; i < sizeof expected_keys / sizeof *expected_keys; i++) {
    bind(el, expected_keys[i].key, expected_keys[i].command);
  }
  if (editor->is_vi) {
    for (size_t i = 0; i < sizeof vi_command_keys / sizeof *vi_command_keys; i++) {
      bind_command_mode(el, vi_command_keys[i].key, vi_command_keys[i].command);
    }
    return;
  }
  for (size_t i = 0; i < sizeof emacs_keys / sizeof *emacs_keys; i++) {
    bind(el, emacs_keys[i].key, emacs_keys[i].command);
  }
  for (size_t i = 0; i < sizeof sequences / sizeof *sequences; i++) {
    bind_sequence(el, sequences[i].sequence, sequences[i].command);
  }
}

/// vi's map of commands keeps the cursor on a character, which only its own movements know.
static const wchar_t *in_vi(const wchar_t *command) {
  static const binding own[] = {
      {L"obsh-left", L"ed-prev-char"}, {L"obsh-right", L"ed-next-char"}, {L"obsh-delete", L"ed-delete-next-char"}};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
    if (wcscmp(own[i].key, command) == 0) {
      return own[i].command;
    }
  }
  return command;
}

/// The shell could not work without these, so .editrc cannot change them.
static void bind_needed(ceditline *editor) {
  EditLine *el = editor->el;
  bind_code(el, search_key, L"obsh-search-step");
  bind(el, L"^C", L"obsh-interrupt");
  bind_command_mode(el, L"^C", L"obsh-interrupt");
  if (!editor->is_vi) {
    bind_sequence(el, "[200~", L"obsh-paste");
    return;
  }
  bind_code(el, paste_key, L"obsh-paste");
  wchar_t code = first_sequence_key;
  for (size_t i = 0; i < sizeof sequences / sizeof *sequences; i++) {
    if (!is_variant(i)) {
      bind_code(el, code++, in_vi(sequences[i].command));
    }
  }
}

wchar_t keys_of_sequence(const char *sequence) {
  if (strcmp(sequence, "[200~") == 0) {
    return paste_key;
  }
  wchar_t code = first_sequence_key - 1;
  for (size_t i = 0; i < sizeof sequences / sizeof *sequences; i++) {
    if (!is_variant(i)) {
      code++;
    }
    if (strcmp(sequences[i].sequence, sequence) == 0) {
      return code;
    }
  }
  return 0;
}

bool keys_knows_sequence(const ceditline *editor, const char *sequence) {
  if (strcmp(sequence, "[200~") == 0) {
    return true;
  }
  for (size_t i = 0; i < sizeof sequences / sizeof *sequences; i++) {
    if (strcmp(sequences[i].sequence, sequence) == 0) {
      return true;
    }
  }
  for (const char *bound = editor->bound; bound < editor->bound + editor->bound_end; bound += strlen(bound) + 1) {
    if (strcmp(bound, sequence) == 0) {
      return true;
    }
  }
  return false;
}

// MARK: - .editrc

/// Records a key in .editrc that is a sequence: `"\\e[Z"` or `"^[[Z"`.
static void note_bound(ceditline *editor, const wchar_t *key) {
  bool is_sequence = wcsncmp(key, L"\\e", 2) == 0 || wcsncmp(key, L"^[", 2) == 0;
  size_t count = is_sequence ? wcslen(key) - 2 : 0;
  if (count == 0 || editor->bound_end + count + 1 > sizeof editor->bound) {
    return;
  }
  for (size_t i = 0; i <= count; i++) {
    editor->bound[editor->bound_end++] = key[2 + i] < 0x80 ? (char)key[2 + i] : '?';
  }
}

/// Executes a line. `bind -v` and `bind -e` select a key map without the expected keys: they are bound again, so that
/// later lines still override them.
static void run_line(ceditline *editor, TokenizerW *tokenizer, const wchar_t *line) {
  int count = 0;
  const wchar_t **words = NULL;
  tok_wreset(tokenizer);
  if (tok_wstr(tokenizer, line, &count, &words) != 0 || count == 0 || words[0][0] == L'#') {
    return;
  }
  bool chooses_map =
      count > 1 && (wcscmp(words[count - 1], L"-v") == 0 || wcscmp(words[count - 1], L"-e") == 0);
  if (el_wparse(editor->el, count, words) == 0 && chooses_map) {
    bind_expected(editor);
  }
  if (count > 2) {
    note_bound(editor, words[count - 2]);
  }
}

/// Runs the user's .editrc as `el_source` does, but leaves the key map alone.
static void run_editrc(ceditline *editor) {
  char path[4096];
  const char *name = getenv("EDITRC");
  const char *home = getenv("HOME");
  if (name == NULL && home == NULL) {
    return;
  }
  int length = name != NULL ? snprintf(path, sizeof path, "%s", name) : snprintf(path, sizeof path, "%s/.editrc", home);
  FILE *file = length > 0 && length < (int)sizeof path ? fopen(path, "re") : NULL;
  TokenizerW *tokenizer = file == NULL ? NULL : tok_winit(NULL);
  char line[1024];
  wchar_t wide[1024];
  while (tokenizer != NULL && fgets(line, sizeof line, file) != NULL) {
    line[strcspn(line, "\n")] = 0;
    if (mbstowcs(wide, line, sizeof wide / sizeof *wide) != (size_t)-1) {
      run_line(editor, tokenizer, wide);
    }
  }
  if (tokenizer != NULL) {
    tok_wend(tokenizer);
  }
  if (file != NULL) {
    fclose(file);
  }
}

void keys_bind(ceditline *editor) {
  // All commands are registered first: for an unknown name, libedit's `bind` can corrupt the heap.
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    el_wset(editor->el, EL_ADDFN, commands[i].name, commands[i].help, commands[i].function);
  }
  bind_expected(editor);
  run_editrc(editor);
  editor->is_vi = is_vi(editor->el);
  bind_needed(editor);
}
