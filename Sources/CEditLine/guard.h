// The terminal's modes, which are restored whatever ends the process.

#ifndef CEDITLINE_GUARD_H
#define CEDITLINE_GUARD_H

#include <stdbool.h>
#include <termios.h>

/// The state of the terminal.
typedef enum {
  /// As it was found: nothing has to be restored.
  guard_as_found,
  /// As it was found, but input is neither echoed nor collected into lines: a program is running.
  guard_quiet,
  /// In the modes that editing needs.
  guard_editing,
} guard_state;

/// Installs handlers for the signals that end or stop the process, once, for the rest of its life: each restores the
/// terminal and then lets the signal take its usual effect.
void guard_install(void);

/// Declares the current state of the terminal and, unless it is as it was found, the state in which it was found.
void guard_set(guard_state state, const struct termios *found, bool pastes);

/// The state of the terminal, as far as it is known.
guard_state guard_get(void);

/// The modes for `guard_quiet`.
struct termios guard_quiet_modes(const struct termios *found);

#endif
