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
readonly patience=60 # seconds
readonly skipped=77

if ! command -v Xvfb >/dev/null; then
    echo "skipped: there is no Xvfb here"
    exit "$skipped"
fi

home=$(mktemp -d)
server_pid='' program_pid=''

clean_up() {
    [[ -z $program_pid ]] || kill "$program_pid" 2>/dev/null || true
    [[ -z $server_pid ]] || kill "$server_pid" 2>/dev/null || true
    wait
    rm -rf "$home"
}
trap clean_up EXIT

fail() {
    echo "xvfb_run: $*" >&2
    cat "$home/output" >&2
    exit 1
}

# Tries the command until it succeeds; `what` is what does not happen when it never does.
wait_until() {
    local what=$1 deadline=$((SECONDS + patience))
    shift
    until "$@"; do
        ((SECONDS < deadline)) || fail "$what did not happen in $patience seconds"
        sleep 0.1
    done
}

is_alive() { kill -0 "$program_pid" 2>/dev/null; }

has_window() {
    is_alive || fail "the program ended before it showed a window"
    window=$(xdotool search --onlyvisible --name "$(basename "$model" .json)" 2>/dev/null | head -n 1)
    [[ -n $window ]]
}

quits() {
    is_alive || return 0
    xdotool windowfocus "$window" key --clearmodifiers ctrl+q >/dev/null 2>&1 || true
    return 1
}

touch "$home/output" "$home/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -noreset -nolisten tcp 3>"$home/display" >/dev/null 2>&1 &
server_pid=$!
wait_until "the start of Xvfb" test -s "$home/display"
DISPLAY=:$(<"$home/display")
export DISPLAY

HOME=$home XDG_CONFIG_HOME=$home XDG_DATA_HOME=$home XDG_CACHE_HOME=$home LC_ALL=C.UTF-8 \
    QT_QPA_PLATFORM=xcb "$program" "$model" "$rules" >"$home/output" 2>&1 &
program_pid=$!
wait_until "a window with the model's name" has_window
wait_until "the end after Ctrl+Q" quits

status=0
wait "$program_pid" || status=$?
program_pid=''
[[ $status == 0 ]] || fail "the program ended with status $status"
echo "the window came, and Ctrl+Q ended the program with status 0"
