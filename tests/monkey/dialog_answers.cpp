// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/dialog_answers.h"

#include "tests/monkey/chance.h"
#include "tests/monkey/hands.h"
#include "tests/monkey/stage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QThread>

namespace fusewright::test {

namespace {

constexpr int lookEveryMilliseconds = 10;

/// The ending that a dialog for writing asks for.
QString endingOf(const QFileDialog& dialog)
{
    return dialog.defaultSuffix().isEmpty() ? QString() : u'.' + dialog.defaultSuffix();
}

} // namespace

DialogAnswers::DialogAnswers(Stage& stage, Hands& hands, Chance& chance)
    : m_stage(stage), m_hands(hands), m_chance(chance)
{
    m_timer.setInterval(lookEveryMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &DialogAnswers::lookForNestedLoop);
    m_timer.start();
}

void DialogAnswers::lookForNestedLoop()
{
    const int depth = QThread::currentThread()->loopLevel();
    if (m_usualDepth < 0)
        m_usualDepth = depth;
    if (depth <= m_usualDepth)
        return;
    if (!answer().isEmpty())
        return;
    // Something is being dragged.
    if (m_chance.oneIn(2))
        m_hands.press(Qt::Key_Escape);
    else
        m_hands.letGo(m_stage.window());
}

QString DialogAnswers::answer()
{
    QWidget* const popup = QApplication::activePopupWidget();
    QWidget* const front = popup ? popup : QApplication::activeModalWidget();
    if (!front)
        return {};
    ++m_answered;
    const QString name = QLatin1String(front->metaObject()->className());
    if (auto* files = qobject_cast<QFileDialog*>(front))
        answerFileDialog(*files);
    else if (auto* dialog = qobject_cast<QDialog*>(front))
        answerDialog(*dialog);
    else if (auto* menu = qobject_cast<QMenu*>(front))
        answerMenu(*menu);
    else
        front->close();
    return name;
}

void DialogAnswers::answerFileDialog(QFileDialog& dialog)
{
    auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    if (!name || m_chance.oneIn(3)) {
        dialog.reject();
        return;
    }
    const bool saves = dialog.acceptMode() == QFileDialog::AcceptSave;
    name->setText(saves ? m_stage.files().target(m_chance, endingOf(dialog))
                        : m_stage.files().any(m_chance));
    // A folder or a missing file leaves it open.
    const QPointer<QFileDialog> still = &dialog;
    static_cast<QDialog&>(dialog).accept();
    if (still && still->isVisible())
        still->reject();
}

void DialogAnswers::answerDialog(QDialog& dialog)
{
    QList<QAbstractButton*> buttons;
    for (auto* box : dialog.findChildren<QDialogButtonBox*>())
        buttons += box->buttons();
    buttons.removeIf([](const QAbstractButton* button) { return !button->isEnabled(); });
    if (buttons.isEmpty() || m_chance.oneIn(4))
        dialog.reject();
    else
        m_chance.oneOf(buttons)->click();
}

void DialogAnswers::answerMenu(QMenu& menu)
{
    QList<QAction*> choices;
    for (QAction* action : menu.actions()) {
        if (action->isEnabled() && action->isVisible() && !action->isSeparator())
            choices.append(action);
    }
    if (choices.isEmpty() || m_chance.oneIn(3)) {
        menu.close();
        return;
    }
    menu.setActiveAction(m_chance.oneOf(choices));
    m_hands.press(Qt::Key_Return);
}

void DialogAnswers::closeAll()
{
    constexpr int most = 20;
    for (int i = 0; i < most; ++i) {
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
            dialog->reject();
        else
            break;
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace fusewright::test
