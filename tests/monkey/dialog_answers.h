// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QTimer>

class QDialog;
class QFileDialog;
class QMenu;

namespace fusewright::test {

class Chance;
class FileZoo;
class Hands;
class Stage;

/// Answers what asks: files from the zoo, any button, Escape. What asks in an event loop of its
/// own is answered by a timer.
class DialogAnswers : public QObject {
    Q_OBJECT

public:
    DialogAnswers(Stage& stage, Hands& hands, Chance& chance);

    /// Answers the dialog or menu in front. Gives what it was, nothing when there is none.
    QString answer();
    /// Closes whatever is in front without an answer.
    void closeAll();
    int answered() const { return m_answered; }

private:
    void lookForNestedLoop();
    void answerFileDialog(QFileDialog& dialog);
    void answerDialog(QDialog& dialog);
    void answerMenu(QMenu& menu);

    Stage& m_stage;
    Hands& m_hands;
    Chance& m_chance;
    QTimer m_timer;
    int m_usualDepth = -1; ///< Of event loops.
    int m_answered = 0;
};

} // namespace fusewright::test
