// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/pattern/pattern.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <span>

namespace fusewright {

class PageWriter;
struct FusionAnswer;
struct MadePartition;
struct SectionCosts;
struct SectionFormula;

/// What pages say about sections, rules and costs, and the links to them.
class FusionPart {
    Q_DECLARE_TR_FUNCTIONS(fusewright::FusionPart)

public:
    FusionPart(const FusionAnswer& fusion, PageWriter& page) : m_fusion(fusion), m_page(page) { }

    /// The part of a node's page: its section, and which rule and entry put it there.
    void writeSectionOf(NodeId node, bool isBesideAnother = false);
    /// The same of what another mode makes. It has no page of its own.
    void writeSectionIn(const QString& mode, const MadePartition& made, NodeId node);
    /// Facts: the rule of a section, and the entry that took an operator of it.
    void writeRule(std::uint32_t section, NodeId node = {});
    void writeMatchLink(std::uint32_t section);
    /// Facts: whether a section meets its heuristic, and whether it has its like.
    void writeVerdictAndFold(std::uint32_t section);
    void writeCosts(std::uint32_t section);
    /// A part with operators and links to them, the first hundred.
    void writeOperators(const QString& title, std::span<const NodeId> nodes);
    /// A part with values, their types and links to them, the first hundred.
    void writeValues(const QString& title, std::span<const ValueId> values);

    QString nodeLink(NodeId node) const;
    QString valueLink(ValueId value) const;
    QString sectionLink(std::uint32_t section) const;
    QString foldLink(std::uint32_t fold) const;
    QString ruleLink(std::uint32_t rule) const;
    QString entryLink(std::uint32_t rule, std::uint32_t pattern, EntryId entry) const;
    /// What made a section.
    QString label(std::uint32_t section) const;

private:
    void writeCosts(const MadePartition& made, std::uint32_t section);
    void writeEntries(std::uint32_t match, NodeId node);
    void writeVerdict(std::uint32_t match);

    const FusionAnswer& m_fusion;
    PageWriter& m_page;
};

/// What a cost page has in common with others: the facts of it, as formulas where there are.
void writeCostFacts(PageWriter& page, const SectionCosts& costs,
                    const SectionFormula* formula = nullptr);

/// Things are counted from one where people read them.
QString ordinalText(std::uint32_t index);

} // namespace fusewright
