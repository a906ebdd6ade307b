# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0

# moc reads all headers that a file includes, half a second for each file that includes Qt, and makes the same of it
# without: the words that it looks for are its own.

# fusewright_moc(TARGET): runs moc over a target's files, without the folders of headers.
function(fusewright_moc target)
    get_target_property(moc Qt6::moc IMPORTED_LOCATION)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/quick_moc @ONLY NEWLINE_STYLE UNIX CONTENT [[#!/bin/sh
for word do
    shift
    case $word in
    -I*) ;;
    *) set -- "$@" "$word" ;;
    esac
done
exec "@moc@" "$@"
]])
    file(CHMOD ${PROJECT_BINARY_DIR}/quick_moc PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
         GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
    set_target_properties(${target} PROPERTIES AUTOMOC ON AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/quick_moc)
endfunction()
