// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/editor/text_layer.h"

#include <QObject>

#include <array>

namespace fusewright {

class CodeEditor;

/// The bracket at the caret and the one that belongs to it, or that none does.
class BracketLayer : public QObject, public TextLayer {
public:
    explicit BracketLayer(CodeEditor& editor);
    void paintBelow(QPainter& painter, const VisibleLine& line) override;

    /// Places in the text; -1 for none.
    int bracket() const { return m_bracket; }
    int partner() const { return m_partner; }

private:
    void find();

    CodeEditor& m_editor;
    int m_bracket = -1;
    int m_partner = -1;
};

} // namespace fusewright
