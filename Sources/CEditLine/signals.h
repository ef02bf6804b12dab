// Signals as events: a handler that only writes to a pipe, and a wait for the input or the pipe.

#ifndef CEDITLINE_SIGNALS_H
#define CEDITLINE_SIGNALS_H

#include <stdbool.h>

/// Catches each of `signals` (a list that ends with 0) except those that were ignored when the process was started.
/// Returns false, and catches nothing, if no pipe is available.
bool signals_catch(const int *signals);

/// Restores every handler, then raises the signals that arrived and were not taken, and those that were put back.
void signals_release(void);

/// A descriptor to read from in place of `descriptor`; for a terminal, one that never blocks. Ctrl-C empties a
/// terminal's queue, so that the input announced by `signals_wait` may be gone when it is read, and a read would hang
/// with the signal undelivered. It is a new descriptor, because the mode of the old one is shared with other
/// processes.
int signals_open(int descriptor);

/// Closes what `signals_open` returned for `descriptor`.
void signals_close(int opened, int descriptor);

enum {
  /// No signal has this number.
  signals_woken = 1000,
};

/// Waits until `descriptor` has input, or an end to report: returns 0. If a signal came first: its number. If
/// `is_free` and the reader has been woken: `signals_woken`.
int signals_wait(int descriptor, bool is_free);

/// True if `descriptor` becomes readable within this number of milliseconds.
bool signals_is_readable(int descriptor, int milliseconds);

/// Makes `signals_release` raise a signal that `signals_wait` has returned.
void signals_put_back(int number);

/// Raises a signal for its previous handler, and catches it again.
void signals_pass_on(int number);

#endif
