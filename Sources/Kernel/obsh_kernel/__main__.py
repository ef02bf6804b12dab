"""Started by Jupyter as `python obsh_kernel -f CONNECTION_FILE`."""

import os
import signal
import sys

# The folder of a running program is not on the path as a package.
sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

from ipykernel.kernelapp import IPKernelApp  # noqa: E402

from obsh_kernel.kernel import ObshKernel  # noqa: E402

# Jupyter interrupts with this signal, which the process that started Jupyter may have blocked.
signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])

IPKernelApp.launch_instance(kernel_class=ObshKernel)
