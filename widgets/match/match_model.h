// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/match/match_facts.h"
#include "widgets/match/near_misses.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace fusewright {

class Theme;

/// What a row of the tree of rules is about.
struct MatchItem {
    enum class Kind {
        Rule,
        Fold,     ///< Identical sections.
        Section,  ///< One of them, or one without a like.
        Refusals, ///< Matches that became no section for one reason.
        Refused,
        Misses, ///< Places where the rule almost holds, for one reason.
        Miss,
        Fix,     ///< A change of the rules that would help.
        Looking, ///< For near misses.
        More,    ///< What there is no room for.
    };

    Kind kind = Kind::Rule;
    std::uint32_t rule = 0;
    std::uint32_t group = 0; ///< Among the rule's groups, refusals or misses.
    std::uint32_t at = 0;    ///< A section, a refused match, a place's or a fix's number, a count.
    NodeId place;            ///< Of a miss.
};

/// The rules, below them what they make and what they miss. Holds no item for a row: a row's
/// number is all there is.
class MatchModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Rule, Sections, Places, Operators, Priority, Heuristic, ColumnCount };
    /// Of these only so many stand below one row; the last row says how many more there are.
    static constexpr std::uint32_t mostRows = 2000;

    explicit MatchModel(const Theme& theme, QObject* parent = nullptr);

    /// A null answer empties the model.
    void show(std::shared_ptr<const FusionAnswer> answer, MatchFacts facts, std::string wanted);
    /// What was found out about a rule, if it is shown.
    void setMisses(std::uint32_t rule, const std::vector<NearMiss>& misses);
    /// The same once it is known what would help; a reset of the model.
    void setFixes(std::uint32_t rule, const std::vector<NearMiss>& misses,
                  const std::vector<FixProposal>& taken);

    const std::shared_ptr<const FusionAnswer>& answer() const { return m_answer; }
    const MatchFacts& facts() const { return m_facts; }
    MatchItem itemAt(const QModelIndex& index) const;
    /// Invalid for a rule that is not shown.
    QModelIndex indexOfRule(std::uint32_t rule) const;
    /// The row of a section or, where there is none, of its group.
    QModelIndex indexOfSection(std::uint32_t section) const;
    const NearMiss& missAt(const MatchItem& item) const { return m_misses[item.rule][item.group]; }
    const FixProposal& fixAt(const MatchItem& item) const;
    /// The operators a row is about, and the one to look at.
    std::vector<NodeId> nodesOf(const MatchItem& item) const;
    NodeId currentOf(const MatchItem& item) const;
    /// All that is known about a row, in sentences.
    QString sentenceOf(const MatchItem& item) const;
    /// Is the same for the same thing in another answer.
    QString keyOf(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// Below a rule.
    struct Row {
        MatchItem::Kind kind = MatchItem::Kind::Fold;
        std::uint32_t group = 0;
        std::uint32_t at = 0; ///< Of a fix: among those of its group.
    };
    using Rows = std::vector<Row>;

    void makeRows(std::uint32_t rule);
    /// For fixes that belong to no near miss.
    static constexpr std::uint32_t noGroup = 0xffffffff;

    std::vector<NearMiss> wantedOf(std::uint32_t rule, std::vector<NearMiss> misses) const;
    Rows missRows(const std::vector<NearMiss>& misses) const;
    std::size_t childCount(std::uint32_t rule, const Row& row) const;
    MatchItem childOf(std::uint32_t rule, const Row& row, std::uint32_t at) const;
    QString textOf(const MatchItem& item, int column) const;
    QString ruleText(std::uint32_t rule, int column) const;
    QString sideOf(const MatchItem& item, int column) const;
    QString toolTipOf(const MatchItem& item, int column) const;
    QVariant iconOf(const MatchItem& item, int column) const;
    bool isDimmed(const MatchItem& item) const;

    const Theme& m_theme;
    std::shared_ptr<const FusionAnswer> m_answer;
    MatchFacts m_facts;
    std::string m_wanted;
    std::vector<Rows> m_rows;                      ///< By rule; at most `mostRows` and one.
    std::vector<std::vector<NearMiss>> m_misses;   ///< By rule; only what was looked for.
    std::vector<std::vector<FixProposal>> m_taken; ///< By rule: fixes for refused matches.
};

} // namespace fusewright
