// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace fusewright {

class ChoiceBox;
class RulesTabs;

/// Asks in which language a new text will be written. Not there once something is, and for files:
/// their text says it.
class LanguageChoice : public QWidget {
    Q_OBJECT

public:
    explicit LanguageChoice(RulesTabs& tabs, QWidget* parent = nullptr);

private:
    void follow();

    RulesTabs& m_tabs;
    ChoiceBox* m_choice;
};

} // namespace fusewright
