#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
#
# usage: xvfb_rules.sh PROGRAM MODEL RULES
#
# Types into the rules on a display of its own, kills the program, starts it again, takes the text
# back and saves it. Fails when the text is not in the file then.
set -euo pipefail

readonly program=$1 model=$2
readonly words='kept after the end'
source "$(dirname "$0")/xvfb_kit.sh"

rules=$home/rules.yaml
cp "$3" "$rules"

# A window that has just come may not take keys yet, so they are typed until the journal has them.
types() {
    is_in_journal && return 0
    press ctrl+1 ctrl+Home
    xdotool type "# $words"
    press Return
    sleep 2
    is_in_journal
}

is_in_journal() { grep -qs "$words" "$home"/fusewright/journal/*.journal; }
is_in_file() { grep -qs "$words" "$rules"; }

takes_back_and_saves() {
    is_in_file && return 0
    press space
    sleep 0.5
    press ctrl+s
    return 1
}

start_display
start "$model" "$rules"
wait_until "the text in the journal" types
is_in_file && fail "the file was written before it was saved"
kill -9 "$program_pid"
wait "$program_pid" 2>/dev/null || true

start
wait_until "the text in the file" takes_back_and_saves
echo "the text that was not saved came back after kill -9"
