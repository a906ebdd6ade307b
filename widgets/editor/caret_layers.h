// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/editor/text_layer.h"

#include <QObject>
#include <QString>

#include <vector>

namespace fusewright {

class CodeEditor;

/// The line that the caret is in.
class CaretLineLayer : public TextLayer {
public:
    explicit CaretLineLayer(const CodeEditor& editor) : m_editor(editor) { }
    void paintBelow(QPainter& painter, const VisibleLine& line) override;

private:
    const CodeEditor& m_editor;
};

/// A thin line below the start of each line that a line hangs on, also through blank lines.
class IndentGuideLayer : public TextLayer {
public:
    explicit IndentGuideLayer(const CodeEditor& editor) : m_editor(editor) { }
    void paintBelow(QPainter& painter, const VisibleLine& line) override;

private:
    void follow(const QTextBlock& line, int depth);

    const CodeEditor& m_editor;
    std::vector<int> m_columns; ///< Of what the line that was painted last hangs on, and its own.
    QTextBlock m_last;
};

/// What a folded line hides, as a mark behind it.
class FoldedLayer : public TextLayer {
public:
    explicit FoldedLayer(const CodeEditor& editor) : m_editor(editor) { }
    void paintAbove(QPainter& painter, const VisibleLine& line) override;

private:
    const CodeEditor& m_editor;
};

/// The places that read like the word at the caret, or like what is selected.
class SameWordLayer : public QObject, public TextLayer {
public:
    explicit SameWordLayer(CodeEditor& editor);
    void paintBelow(QPainter& painter, const VisibleLine& line) override;
    const QString& word() const { return m_word; }

private:
    void find();

    CodeEditor& m_editor;
    QString m_word;
    bool m_isWhole = false;
};

} // namespace fusewright
