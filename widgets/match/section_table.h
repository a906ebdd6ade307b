// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/job_slot.h"
#include "widgets/match/section_rows.h"
#include "widgets/match/section_totals.h"

#include <QFrame>

#include <memory>
#include <vector>

class QCheckBox;
class QModelIndex;
class QStackedLayout;

namespace fusewright {

class EmptyPage;
class QuietTable;
class SectionModel;
class Theme;
struct FusionAnswer;

/// All sections of a partition with what they cost: sorted, folded, summed up, picked.
class SectionTable : public QFrame {
    Q_OBJECT

public:
    explicit SectionTable(const Theme& theme, QWidget* parent = nullptr);

    /// What the rules make of the model; may be null.
    void setAnswer(const std::shared_ptr<const FusionAnswer>& answer);
    /// Sections of any mode.
    void setPartition(ShownPartition shown);
    /// Selects the section that has an operator, without saying so.
    void showNode(NodeId node);
    /// The selected sections, or all, with their columns.
    QString copyText() const;

public slots:
    void copy() const;

signals:
    /// The operators of a section and of those that are folded with it, and the first one.
    void nodesPicked(const std::vector<fusewright::NodeId>& nodes, fusewright::NodeId current);
    /// Wants to be seen in the text: the rule that made the section.
    void ruleActivated(quint32 rule);
    void shown();

private:
    struct Listing {
        std::vector<std::uint32_t> rows;
        std::shared_ptr<const UnfusedCosts> unfused;
    };

    void createView();
    void createTotals();
    void createMenu(const Theme& theme);
    void list();
    void take(const ShownPartition& shown, const SectionOrdering& ordering, Listing listing);
    void sortBy(int column);
    void fitColumns();
    void pick(const QModelIndex& index);
    void activate(const QModelIndex& index);
    void alignTotals();

    SectionModel* m_model;
    SectionTotals* m_totals;
    QuietTable* m_view;
    QuietTable* m_sums;
    QCheckBox* m_folded;
    EmptyPage* m_empty;
    QWidget* m_content;
    QStackedLayout* m_pages;
    ShownPartition m_shown;
    SectionOrdering m_ordering;
    std::shared_ptr<const Graph> m_unfusedGraph;
    std::shared_ptr<const UnfusedCosts> m_unfused; ///< Of that graph.
    JobSlot m_job{JobPriority::Shown};             ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
