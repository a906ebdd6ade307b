// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/invariants.h"

#include "app/gui/panels/window_panels.h"
#include "engine/rules/rules_text.h"
#include "tests/monkey/stage.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/editor_tabs.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/editor/rules_tab_bar.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <set>

namespace fusewright::test {

namespace {

constexpr int answerMilliseconds = 60'000;

QString classOf(const QWidget& widget)
{
    return QLatin1String(widget.metaObject()->className());
}

} // namespace

QString Invariants::viewsAgree() const
{
    RulesDocument& rules = m_stage.rules();
    if (m_stage.editor().document() != &rules.document())
        return QStringLiteral("the editor shows another document");
    for (const RulesTab* tab : m_stage.tabs().all()) {
        const QString& path = tab->rules().path();
        if (!path.isEmpty() && !m_stage.files().holds(path))
            return QStringLiteral("the rules are outside the folder: ") + path;
    }
    if (m_stage.workspace().fusion().isCurrent() && !isAboutTheTexts())
        return QStringLiteral("the answer counts as current, and is about other texts");
    if (m_stage.window().isWindowModified() && !m_stage.tabs().isAnyModified())
        return QStringLiteral("the title says that the rules are changed, and they are not");
    return tabsAgree();
}

/// Whether the answer is about what stands in the ticked tabs, from left to right. Texts that
/// rewrite are in its rewriting.
bool Invariants::isAboutTheTexts() const
{
    const auto& answer = m_stage.workspace().fusion().answer();
    if (!answer)
        return false;
    auto text = answer->texts.begin();
    std::size_t others = 0;
    for (const RulesTab* tab : m_stage.tabs().ticked()) {
        const bool isNext = text != answer->texts.end()
            && tab->rules().text().toStdString() == (*text)->source().text();
        if (isNext)
            ++text;
        else
            ++others;
    }
    return text == answer->texts.end() && (others == 0 || answer->rewriting);
}

/// Each text has an editor and a name of its own, in one order.
QString Invariants::tabsAgree() const
{
    EditorTabs& editors = m_stage.window().panels().editors();
    const std::vector<RulesTab*> tabs = m_stage.tabs().all();
    if (editors.bar().count() != static_cast<int>(tabs.size()))
        return QStringLiteral("there are %1 tabs of %2 texts")
            .arg(editors.bar().count())
            .arg(tabs.size());
    std::set<QString> names;
    std::set<QString> paths;
    for (std::size_t at = 0; at < tabs.size(); ++at) {
        if (!names.insert(tabs[at]->name()).second)
            return QStringLiteral("two texts are called ") + tabs[at]->name();
        const QString& path = tabs[at]->rules().path();
        if (!path.isEmpty() && !paths.insert(path).second)
            return QStringLiteral("two tabs have one file: ") + path;
        if (editors.bar().tabData(static_cast<int>(at)).toInt() != tabs[at]->id())
            return QStringLiteral("the tabs stand in another order than the texts");
        if (editors.editorOf(*tabs[at]).code().document() != &tabs[at]->rules().document())
            return QStringLiteral("an editor shows the text of another tab");
    }
    return {};
}

QString Invariants::isAnswered() const
{
    Workspace& workspace = m_stage.workspace();
    const bool came = QTest::qWaitFor(
        [&] { return !workspace.model().opening().isRunning() && workspace.fusion().isCurrent(); },
        answerMilliseconds);
    if (came)
        return {};
    if (workspace.model().opening().isRunning())
        return QStringLiteral("opening does not come to an end: ")
            + workspace.model().openingPath();
    if (isAboutTheTexts())
        return QStringLiteral("an answer about the text is there, and does not count as current");
    return QStringLiteral("no answer about the text comes; it is %1")
        .arg(m_stage.rules().text().left(400));
}

QString Invariants::windowsAreFew()
{
    constexpr int margin = 10;
    const QStringList mayStay{QStringLiteral("QTipLabel"), QStringLiteral("QDockWidget"),
                              QStringLiteral("QDockWidgetGroupWindow"),
                              QStringLiteral("fusewright::HelpWindow"),
                              QStringLiteral("fusewright::CompareDialog")};
    for (const QWidget* widget : QApplication::topLevelWidgets()) {
        const bool belongs = widget == &m_stage.window() || mayStay.contains(classOf(*widget));
        if (widget->isVisible() && !belongs)
            return QStringLiteral("a window was left open: ") + classOf(*widget);
    }
    QMap<QString, int> windows;
    for (const QString& name : windowClasses())
        ++windows[name];
    if (m_usual.isEmpty())
        m_usual = windows;
    for (auto it = windows.cbegin(); it != windows.cend(); ++it) {
        if (it.value() > m_usual.value(it.key()) + margin)
            return QStringLiteral("windows accumulate: %1 of %2").arg(it.value()).arg(it.key());
    }
    return {};
}

} // namespace fusewright::test
