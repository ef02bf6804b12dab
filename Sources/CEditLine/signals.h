// Signals as events: a handler that does nothing but write to a pipe, and a wait for the input or the pipe.

#ifndef CEDITLINE_SIGNALS_H
#define CEDITLINE_SIGNALS_H

#include <stdbool.h>

/// Catches each of `signals` (a list that 0 ends) except those the process was started to ignore.
/// Returns false, and catches nothing, if there is no pipe to be had.
bool signals_catch(const int *signals);

/// Restores every handler, then raises the signals that arrived and were not taken, and those put back.
void signals_release(void);

/// A descriptor to read from in place of `descriptor`: of a terminal one that never blocks. Ctrl-C empties a terminal's
/// queue, so that what `signals_wait` announced may be gone when it is read, and a read would hang with the signal
/// known to nobody. That descriptor is a new one, as the mode of the old is shared with other processes.
int signals_open(int descriptor);

/// Closes what `signals_open` returned for `descriptor`.
void signals_close(int opened, int descriptor);

enum {
  /// No signal has this number.
  signals_woken = 1000,
};

/// Waits until `descriptor` has something to read, or an end to report: 0. Or a signal came first: its number. Or, where
/// `is_free`, the reader has been woken: `signals_woken`.
int signals_wait(int descriptor, bool is_free);

/// True if `descriptor` becomes readable within this number of milliseconds.
bool signals_is_readable(int descriptor, int milliseconds);

/// Has `signals_release` raise a signal that `signals_wait` returned.
void signals_put_back(int number);

/// Raises a signal for whoever handled it before it was caught, and catches it again.
void signals_pass_on(int number);

#endif
