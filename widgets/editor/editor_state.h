// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace fusewright {

class CodeEditor;

/// Where one is in an editor: caret, place, folds, size of the text.
QByteArray editorState(CodeEditor& editor);
/// As far as the text has it. Bytes that are no state change nothing.
void restoreEditorState(CodeEditor& editor, const QByteArray& state);

} // namespace fusewright
