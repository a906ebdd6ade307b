# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""What Python itself makes of the snippets here, a line each, for the tests of engine/python/eval.

Run in this folder with the Python that is to be the measure: python3 expect.py
"""
import traceback


def outcome(source):
    names = {"__name__": "__main__"}
    try:
        exec(compile(source, "<snippet>", "exec"), names)
    except BaseException as error:
        lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == "<snippet>"]
        return f"{type(error).__name__}: {error} @{lines[-1] if lines else 0}"
    return repr(names.get("result"))


def write(name, sources):
    with open(name, "w", encoding="utf-8") as file:
        for source in sources:
            file.write(outcome(source).replace("\n", "\\n") + "\n")


with open("expressions.txt", encoding="utf-8") as file:
    write("expressions.expected", ["result = (" + line.rstrip("\n") + ")" for line in file])
with open("programs.txt", encoding="utf-8") as file:
    write("programs.expected", file.read().split("---\n"))
