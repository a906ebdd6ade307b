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

    /// Text, editor and answer are about the same. Costs nothing and changes nothing.
    QString viewsAgree() const;
    /// Waits until the answer is about the text as it is.
    QString isAnswered() const;
    /// No window is left over, once nothing is in front any more.
    QString windowsAreFew();

private:
    Stage& m_stage;
    QMap<QString, int> m_usual; ///< Windows of a class that there were at first.
};

} // namespace fusewright::test
