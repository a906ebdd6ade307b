// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/widgets/pattern/pattern_window.h"

#include "widgets/document/text_places.h"
#include "widgets/pattern/pattern_menu.h"

#include <QLineEdit>
#include <QMouseEvent>
#include <QTest>

namespace fusewright::test {

void PatternWindow::open()
{
    m_theme = std::make_unique<Theme>();
    m_rules = std::make_unique<RulesDocument>();
    m_panel = std::make_unique<PatternPanel>(
        [this](const std::vector<TextEdit>& edits) { m_rules->apply(edits); },
        [this] { return read(); }, *m_theme);
    m_panel->resize(480, 400);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void PatternWindow::close()
{
    m_menu.reset();
    m_panel.reset();
    m_rules.reset();
    m_theme.reset();
}

void PatternWindow::show(const QString& words)
{
    const auto place = static_cast<int>(m_rules->text().indexOf(words));
    QVERIFY(place >= 0);
    m_panel->showPlace(read(), positionAt(m_rules->document(), place));
    QTRY_VERIFY(m_panel->view().scene());
}

void PatternWindow::showAgain(const QString& words, std::size_t entries)
{
    show(words);
    QTRY_COMPARE(m_panel->view().scene()->pattern.entries.size(), entries);
}

/// Not with the pointer of the screen, which other tests have moved too.
void PatternWindow::moveTo(QPoint place, Qt::MouseButtons buttons)
{
    PatternView& view = m_panel->view();
    QMouseEvent move(QEvent::MouseMove, QPointF(place), QPointF(view.mapToGlobal(place)),
                     Qt::NoButton, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(&view, &move);
}

void PatternWindow::drag(const char* from, const char* to)
{
    PatternView& view = m_panel->view();
    moveTo(middleOf(from), Qt::NoButton);
    const QPoint handle = view.handleOf(at(from));
    QTest::mousePress(&view, Qt::LeftButton, {}, handle);
    moveTo((handle + middleOf(to)) / 2, Qt::LeftButton);
    moveTo(middleOf(to), Qt::LeftButton);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, middleOf(to));
}

QAction* PatternWindow::action(const char* entry, const QString& text)
{
    m_menu = m_panel->menu().menuFor(at(entry), std::nullopt);
    for (QAction* each : m_menu->actions()) {
        if (each->text().remove(QLatin1Char('&')).startsWith(text))
            return each;
    }
    return nullptr;
}

void PatternWindow::answer(const QString& text)
{
    auto* const field = m_panel->menu().prompt().findChild<QLineEdit*>();
    QVERIFY(field && field->isVisible());
    field->setText(text);
    QTest::keyClick(field, Qt::Key_Return);
}

std::vector<std::string> PatternWindow::names() const
{
    std::vector<std::string> names;
    for (const SketchedEntry& entry : m_panel->view().scene()->pattern.entries)
        names.push_back(entry.name);
    return names;
}

} // namespace fusewright::test
