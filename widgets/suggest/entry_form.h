// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_language.h"
#include "engine/suggest/rule_draft.h"

#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace fusewright {

class Theme;

/// What can be chosen for one entry of a draft.
class EntryForm : public QWidget {
    Q_OBJECT

public:
    explicit EntryForm(const Theme& theme, QWidget* parent = nullptr);

    /// Only sections have operators that are optional, or that must be there and stay outside.
    void showFor(RuleProduct product);
    /// `alternatives` are other operators that may be allowed.
    void show(const DraftEntry& entry, const std::vector<std::string>& alternatives);
    const DraftEntry& entry() const { return m_entry; }

    QLineEdit& name() { return *m_name; }
    QCheckBox& included() { return *m_included; }
    QCheckBox& required() { return *m_required; }
    QPushButton& drop() { return *m_drop; }
    const std::vector<QCheckBox*>& alternatives() const { return m_alternatives; }

signals:
    void changed();
    void dropRequested();

private:
    void showAlternatives(const std::vector<std::string>& names);
    void take();

    DraftEntry m_entry;
    std::vector<std::string> m_names; ///< Of the alternatives.
    QLineEdit* m_name;
    QCheckBox* m_included;
    QCheckBox* m_required;
    QLabel* m_also;
    QVBoxLayout* m_alternativeRows;
    std::vector<QCheckBox*> m_alternatives;
    QPushButton* m_drop;
};

} // namespace fusewright
