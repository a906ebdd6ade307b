// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <cstdint>
#include <vector>

class QStandardItem;
class QStandardItemModel;

namespace fusewright {

class Graph;
struct CostsContent;

/// The rows of the panel of costs, and its sentences.
class CostsRows {
    Q_DECLARE_TR_FUNCTIONS(CostsRows)

public:
    enum class Kind { Group, Fold, Figure };
    enum Column { Name, Time, Bound, Times, Share, Intensity, Needed, ColumnCount };
    static constexpr std::size_t mostFolds = 200;
    static QList<int> numberColumns() { return {Times, Time, Share, Intensity, Needed}; }

    explicit CostsRows(const CostsContent& content) : m_content(content) { }

    void fill(QStandardItemModel& model) const;
    /// The modes beside each other, what the sections on screen are, and the names of extents
    /// without a number where times wait for them.
    QString summary(const QString& open) const;
    /// Of a fold: from what its time comes. Of a figure of the machine: who says so.
    QString sentence(Kind kind, std::size_t number) const;
    /// Of operators in several folds: what all their sections take.
    QString selectionSentence(const std::vector<NodeId>& nodes) const;
    /// Those that operators are in, each once.
    std::vector<std::uint32_t> foldsOf(const std::vector<NodeId>& nodes) const;

private:
    void addFolds(QStandardItemModel& model) const;
    void addFoldsWithoutTime(QStandardItemModel& model) const;
    QList<QStandardItem*> foldRow(std::uint32_t number, const QString& time) const;
    QString foldTip(std::uint32_t number) const;
    void addFigures(QStandardItemModel& model) const;
    QString boundsSentence() const;
    QString foldSentence(std::uint32_t fold) const;
    /// Why its time is not known.
    QString gapSentence(std::uint32_t fold) const;
    const Graph& graph() const;

    const CostsContent& m_content;
};

} // namespace fusewright
