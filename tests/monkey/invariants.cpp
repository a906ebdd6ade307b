// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/invariants.h"

#include "tests/monkey/stage.h"
#include "widgets/editor/code_editor.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

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
    if (!rules.path().isEmpty() && !m_stage.files().holds(rules.path()))
        return QStringLiteral("the rules are outside the folder: ") + rules.path();
    const LiveFusion& fusion = m_stage.workspace().fusion();
    if (fusion.isCurrent() && fusion.answer()->text() != rules.text().toStdString())
        return QStringLiteral("the answer counts as current, and is about another text");
    if (m_stage.window().isWindowModified() && !rules.isModified())
        return QStringLiteral("the title says that the rules are changed, and they are not");
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
    const auto& answer = workspace.fusion().answer();
    if (answer && answer->text() == m_stage.rules().text().toStdString())
        return QStringLiteral("an answer about the text is there, and does not count as current");
    return QStringLiteral("no answer about the text comes; it is %1")
        .arg(m_stage.rules().text().left(400));
}

QString Invariants::windowsAreFew()
{
    constexpr int margin = 10;
    const QStringList mayStay{QStringLiteral("QTipLabel"), QStringLiteral("QDockWidget"),
                              QStringLiteral("QDockWidgetGroupWindow"),
                              QStringLiteral("fusewright::HelpWindow")};
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
