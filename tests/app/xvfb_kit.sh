# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash disable=SC2154
#
# For tests that start the program on a display of its own: to be sourced. `program` and `model` are
# set by who sources it; `home` is a folder for settings and files, gone at the end.

readonly patience=60 # seconds
readonly skipped=77

for tool in Xvfb xdotool; do
    if ! command -v "$tool" >/dev/null; then
        echo "skipped: there is no $tool here"
        exit "$skipped"
    fi
done

home=$(mktemp -d)
server_pid='' program_pid='' window=''
touch "$home/output" "$home/display"

clean_up() {
    [[ -z $program_pid ]] || kill -9 "$program_pid" 2>/dev/null || true
    [[ -z $server_pid ]] || kill "$server_pid" 2>/dev/null || true
    wait
    rm -rf "$home"
}
trap clean_up EXIT

fail() {
    echo "$(basename "$0"): $*" >&2
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

press() { xdotool windowfocus --sync "$window" key --clearmodifiers "$@"; }

start_display() {
    Xvfb -displayfd 3 -screen 0 1280x800x24 -noreset -nolisten tcp 3>"$home/display" \
        >/dev/null 2>&1 &
    server_pid=$!
    wait_until "the start of Xvfb" test -s "$home/display"
    DISPLAY=:$(<"$home/display")
    export DISPLAY
}

# Starts the program with these arguments and waits for the window of the model.
start() {
    HOME=$home XDG_CONFIG_HOME=$home XDG_DATA_HOME=$home XDG_CACHE_HOME=$home LC_ALL=C.UTF-8 \
        QT_QPA_PLATFORM=xcb "$program" "$@" >>"$home/output" 2>&1 &
    program_pid=$!
    wait_until "a window with the model's name" has_window
}
