// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QLineEdit;

namespace fusewright {

/// A short question inside an editor, answered with Enter and dismissed with Esc.
class InlinePrompt : public QFrame {
    Q_OBJECT

public:
    /// Words for what is wrong with an answer; empty when it was taken.
    using Answered = std::function<QString(const QString& text)>;

    explicit InlinePrompt(QWidget& home);

    /// Below `place` of its home, or above it where there is no room.
    void ask(const QRect& place, const QString& question, const QString& text, Answered answered);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void answer();
    void dismiss();
    void placeAt(const QRect& place);

    QWidget& m_home;
    QLabel* m_question;
    QLabel* m_problem;
    QLineEdit* m_field;
    QRect m_place;
    Answered m_answered;
};

} // namespace fusewright
