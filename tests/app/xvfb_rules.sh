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
readonly patience=60 # seconds
readonly skipped=77
readonly words='kept after the end'

if ! command -v Xvfb >/dev/null || ! command -v xdotool >/dev/null; then
    echo "skipped: there is no Xvfb or no xdotool here"
    exit "$skipped"
fi

home=$(mktemp -d)
server_pid='' program_pid='' window=''
rules=$home/rules.yaml
cp "$3" "$rules"

clean_up() {
    [[ -z $program_pid ]] || kill -9 "$program_pid" 2>/dev/null || true
    [[ -z $server_pid ]] || kill "$server_pid" 2>/dev/null || true
    wait
    rm -rf "$home"
}
trap clean_up EXIT

fail() {
    echo "xvfb_rules: $*" >&2
    cat "$home/output" >&2
    exit 1
}

# Tries the command until it succeeds; `what` is what does not happen when it never does.
wait_until() {
    local what=$1 deadline=$((SECONDS + patience))
    shift
    until "$@"; do
        ((SECONDS < deadline)) || fail "$what did not happen in $patience seconds"
        sleep 0.2
    done
}

has_window() {
    kill -0 "$program_pid" 2>/dev/null || fail "the program ended before it showed a window"
    window=$(xdotool search --onlyvisible --name "$(basename "$model" .json)" 2>/dev/null | head -n 1)
    [[ -n $window ]]
}

start() {
    HOME=$home XDG_CONFIG_HOME=$home XDG_DATA_HOME=$home XDG_CACHE_HOME=$home LC_ALL=C.UTF-8 \
        QT_QPA_PLATFORM=xcb "$program" "$@" >>"$home/output" 2>&1 &
    program_pid=$!
    wait_until "a window with the model's name" has_window
}

press() { xdotool windowfocus --sync "$window" key --clearmodifiers "$@"; }

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

touch "$home/output" "$home/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -noreset -nolisten tcp 3>"$home/display" >/dev/null 2>&1 &
server_pid=$!
wait_until "the start of Xvfb" test -s "$home/display"
DISPLAY=:$(<"$home/display")
export DISPLAY

start "$model" "$rules"
wait_until "the text in the journal" types
is_in_file && fail "the file was written before it was saved"
kill -9 "$program_pid"
wait "$program_pid" 2>/dev/null || true

start
wait_until "the text in the file" takes_back_and_saves
echo "the text that was not saved came back after kill -9"
