// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <vector>

class QStandardItem;
class QStandardItemModel;

namespace fusewright {

struct FusionAnswer;
struct Rule;

/// The rows of the training panel, and its sentences. The answer has a backward graph.
class TrainingRows {
    Q_DECLARE_TR_FUNCTIONS(TrainingRows)

public:
    enum class Kind { Group, Rule, Rest, Value, Warning };
    /// So many of the largest values are told.
    static constexpr std::size_t mostValues = 100;
    /// Of the first item of a rule: which one it is, as `ruleChoice` has it.
    static constexpr int ChoiceRole = Qt::UserRole + 100;

    explicit TrainingRows(const FusionAnswer& answer) : m_answer(answer) { }

    void fill(QStandardItemModel& model) const;
    QString summary() const;
    QString sentence(Kind kind, std::size_t number) const;
    /// Those that a row is about, ascending.
    std::vector<NodeId> nodes(Kind kind, std::size_t number) const;

private:
    QString ruleTitle(const Rule& rule) const;
    void addRules(QStandardItemModel& model) const;
    void addValues(QStandardItemModel& model) const;
    void addWarnings(QStandardItemModel& model) const;
    QString nodeText(NodeId node) const;

    const FusionAnswer& m_answer;
};

} // namespace fusewright
