#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
#
# usage: xvfb_run.sh PROGRAM MODEL RULES
#
# Starts the program with a model on a display of its own, waits for its window, and quits it with
# Ctrl+Q. Fails when the window does not come, or when the program does not end with status 0.
set -euo pipefail

readonly program=$1 model=$2 rules=$3
source "$(dirname "$0")/xvfb_kit.sh"

# A window that has just come may not take keys yet.
quits() {
    is_alive || return 0
    press ctrl+q >/dev/null 2>&1 || true
    return 1
}

start_display
start "$model" "$rules"
wait_until "the end after Ctrl+Q" quits

status=0
wait "$program_pid" || status=$?
program_pid=''
[[ $status == 0 ]] || fail "the program ended with status $status"
echo "the window came, and Ctrl+Q ended the program with status 0"
