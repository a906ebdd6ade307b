// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/rules_session.h"
#include "widgets/base/theme.h"
#include "widgets/document/rules_document.h"
#include "widgets/pattern/pattern_panel.h"
#include "widgets/pattern/pattern_view.h"

#include <QMenu>
#include <QTextDocument>

#include <memory>
#include <string>
#include <vector>

namespace fusewright::test {

inline const auto chain = QStringLiteral("r:\n"
                                         "  pattern:\n"
                                         "    a:\n"
                                         "      op_type: linear # first\n"
                                         "      child: b\n"
                                         "    b:\n"
                                         "      op_type: [relu, gelu]\n"
                                         "      required: false\n"
                                         "    c:\n"
                                         "      op_type: add\n");

/// The picture of a rule on screen, with the text that it is of.
class PatternWindow {
protected:
    void open();
    void close();
    using Document = std::shared_ptr<const RulesText>;

    Document read() const { return readRulesText(m_name, m_rules->text().toStdString()); }
    void setText(const QString& text) { m_rules->document().setPlainText(text); }
    /// Shows the place where the text reads so, and waits for the picture.
    void show(const QString& words);
    void showAgain(const QString& words, std::size_t entries);
    std::uint32_t at(const char* name) const { return *m_panel->view().scene()->find(name); }
    QPoint middleOf(const char* name) const { return m_panel->view().rectOf(at(name)).center(); }
    void moveTo(QPoint place, Qt::MouseButtons buttons);
    void drag(const char* from, const char* to);
    QAction* action(const char* entry, const QString& text);
    void answer(const QString& text);
    std::vector<std::string> names() const;
    std::string current() const
    {
        const auto& view = m_panel->view();
        return view.current() ? view.scene()->pattern.entries[*view.current()].name : "";
    }

    std::string m_name = "rules.yaml";
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<RulesDocument> m_rules;
    std::unique_ptr<PatternPanel> m_panel;
    std::unique_ptr<QMenu> m_menu;
};

} // namespace fusewright::test
