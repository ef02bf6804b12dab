"""Runs a notebook with nbclient, and says what of its outputs differs from those that it held before.

Usage: notebook_run.py NOTEBOOK; its last line is "same N cells, M pictures" where nothing differs. Without a notebook it
asks a kernel for completions and the like.
"""

import copy
import queue
import sys
import time

import nbformat
from jupyter_client.manager import start_new_kernel
from nbclient import NotebookClient


def text(cell):
    return "".join(one.text for one in cell.outputs if one.output_type == "stream")


def pictures(cell):
    return sum("image/svg+xml" in one.get("data", {}) for one in cell.outputs)


def main(path):
    before = nbformat.read(path, as_version=4)
    nbformat.validate(before)
    after = NotebookClient(copy.deepcopy(before), kernel_name="obsh", timeout=120).execute()
    nbformat.validate(after)
    nbformat.write(after, path)
    cells = [pair for pair in zip(before.cells, after.cells) if pair[0].cell_type == "code"]
    for old, new in cells:
        if text(old) != text(new):
            print(f"differs: {old.source}\n- {text(old)!r}\n+ {text(new)!r}")
    same = sum(text(old) == text(new) for old, new in cells)
    if same == len(cells):
        print(f"same {same} cells, {sum(pictures(new) for _, new in cells)} pictures")


def questions():
    manager, client = start_new_kernel(kernel_name="obsh")
    try:
        client.execute_interactive("@Observable class Counter { var count = 0 }", silent=True, timeout=60)
        client.execute_interactive("let counter = Counter()", silent=True, timeout=60)
        print("complete", client.complete("counter.co", 10, reply=True, timeout=60)["content"]["matches"])
        print("inspect", client.inspect("counter", 3, reply=True, timeout=60)["content"]["data"]["text/plain"])
        client.is_complete("func f() {")
        print("whole", client.get_shell_msg(timeout=60)["content"]["status"])
        client.execute("while true {}")
        reply = None
        # One that comes before the cell has begun interrupts nothing.
        for _ in range(300):
            manager.interrupt_kernel()
            try:
                reply = client.get_shell_msg(timeout=0.2)
                break
            except queue.Empty:
                pass
        print("interrupted", reply and reply["content"].get("ename"))
        # For a moment after an error, ipykernel aborts what follows.
        for _ in range(50):
            again = client.execute_interactive("1", timeout=60, output_hook=lambda message: None)
            if again["content"]["status"] != "aborted":
                break
            time.sleep(0.1)
        print("after", again["content"]["status"])
    finally:
        client.stop_channels()
        manager.shutdown_kernel()


if __name__ == "__main__":
    main(sys.argv[1]) if len(sys.argv) > 1 else questions()
