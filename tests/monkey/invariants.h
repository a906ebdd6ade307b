// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMap>
#include <QString>

namespace fusewright::test {

class Stage;

/// What has to be true whatever was done before. Each check gives what is wrong, empty when
/// nothing is.
class Invariants {
public:
    explicit Invariants(Stage& stage) : m_stage(stage) { }

    /// Texts, editors and answer are about the same. Costs little and changes nothing.
    QString viewsAgree() const;
    /// Waits until the answer is about the texts as they are.
    QString isAnswered() const;
    /// No window is left over, once nothing is in front any more.
    QString windowsAreFew();

private:
    bool isAboutTheTexts() const;
    QString tabsAgree() const;

    Stage& m_stage;
    QMap<QString, int> m_usual; ///< Windows of a class that there were at first.
};

} // namespace fusewright::test
