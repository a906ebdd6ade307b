// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_outline.h"
#include "engine/support/diagnostic.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

class Theme;
struct FusionAnswer;

/// The rules of a text: name, priority, and how many sections each makes.
class OutlineModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Priority, Sections, ColumnCount };

    explicit OutlineModel(const Theme& theme, QObject* parent = nullptr);

    void setRules(std::vector<OutlineRule> rules);
    /// `file` is the text's place in the answer; nothing while it does not count there.
    void setAnswer(std::shared_ptr<const FusionAnswer> answer, std::optional<std::uint32_t> file,
                   std::vector<Diagnostic> problems);
    const OutlineRule& ruleAt(int row) const { return m_rules[static_cast<std::size_t>(row)]; }
    /// The row of the rule that a line is in; -1 for none.
    int rowOfLine(std::size_t line) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// What the answer has for a rule.
    std::optional<std::uint32_t> answeredRule(const OutlineRule& rule) const;
    bool isBroken(const OutlineRule& rule) const;
    QString textOf(const OutlineRule& rule, int column) const;
    QString toolTipOf(const OutlineRule& rule) const;

    const Theme& m_theme;
    std::vector<OutlineRule> m_rules;
    std::shared_ptr<const FusionAnswer> m_answer;
    std::optional<std::uint32_t> m_file;
    std::vector<Diagnostic> m_problems; ///< Of the text.
};

} // namespace fusewright
