// The terminal's modes, given back by whatever ends the process.

#ifndef CEDITLINE_GUARD_H
#define CEDITLINE_GUARD_H

#include <stdbool.h>
#include <termios.h>

/// The state of the terminal.
typedef enum {
  /// As it was found: nothing is to be done.
  guard_as_found,
  /// As found, but what is typed is neither shown nor gathered into lines: a program runs.
  guard_quiet,
  /// As editing needs it.
  guard_editing,
} guard_state;

/// Installs handlers for what ends or stops the process, once, for the rest of its life: each gives the terminal back
/// and then lets the signal do what it would have done.
void guard_install(void);

/// Says what the terminal is now like, and, unless it is as it was found, how it was found.
void guard_set(guard_state state, const struct termios *found, bool pastes);

/// The state of the terminal, as far as it is known.
guard_state guard_get(void);

/// The modes for `guard_quiet`.
struct termios guard_quiet_modes(const struct termios *found);

#endif
