// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/refused_parts.h"
#include "widgets/editor/line_tracker.h"
#include "widgets/editor/text_layer.h"

#include <QObject>
#include <QString>

#include <vector>

namespace fusewright {

class CodeEditor;

/// Parts of conditions that kept matches from being rewritten, underlined with dashes; the pointer
/// over them tells what they saw. They move with the text until there are new ones.
class RefusalMarks : public QObject, public TextLayer {
    Q_OBJECT

public:
    explicit RefusalMarks(CodeEditor& editor);

    void setParts(std::vector<RefusedPart> parts);
    const std::vector<RefusedPart>& parts() const { return m_parts; }
    /// Rich text about the parts that a place of the text is in; empty for none.
    QString textAt(int place) const;

    void paintAbove(QPainter& painter, const VisibleLine& line) override;

private:
    static QString partHtml(const RefusedPart& part);

    CodeEditor& m_editor;
    std::vector<RefusedPart> m_parts;
    std::vector<LineSpan> m_spans; ///< By part.
};

} // namespace fusewright
