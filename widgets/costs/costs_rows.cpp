// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/costs/costs_rows.h"

#include "engine/graph/graph.h"
#include "engine/hardware/moved_bytes.h"
#include "engine/partition/costed_operator.h"
#include "engine/partition/operator_cost.h"
#include "engine/partition/section_boundary.h"
#include "engine/report/hardware_words.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/keyed_rows.h"
#include "widgets/base/text.h"
#include "widgets/costs/costs_content.h"
#include "widgets/document/amount_text.h"
#include "widgets/document/graph_text.h"
#include "widgets/sentences/engine_text.h"

#include <QStandardItemModel>

#include <algorithm>
#include <optional>

namespace fusewright {

namespace {

using Kind = CostsRows::Kind;

QList<QStandardItem*> rowOf(Kind kind, std::size_t number, const QString& key, QList<QString> texts)
{
    texts.resize(CostsRows::ColumnCount);
    return keyedRow({static_cast<int>(kind), number, key}, texts, CostsRows::numberColumns());
}

QString figureText(HardwareFact fact, double value)
{
    const bool isCount = fact == HardwareFact::OnChipUnits || fact == HardwareFact::ComputeUnits;
    if (isCount)
        return countText(static_cast<std::size_t>(value));
    if (fact == HardwareFact::SectionOverhead)
        return durationText(value);
    const bool isSpeed =
        fact == HardwareFact::MemoryBandwidth || fact == HardwareFact::LinkBandwidth;
    return bytesText(Tally::of(value)) + (isSpeed ? QStringLiteral("/s") : QString());
}

QString figureName(HardwareFact fact)
{
    switch (fact) {
    case HardwareFact::MemoryBandwidth:
        return CostsRows::tr("bandwidth of memory");
    case HardwareFact::MemoryBytes:
        return CostsRows::tr("memory");
    case HardwareFact::OnChipUnits:
        return CostsRows::tr("memory units on the chip");
    case HardwareFact::OnChipBytesPerUnit:
        return CostsRows::tr("memory of each of them");
    case HardwareFact::ComputeUnits:
        return CostsRows::tr("compute units");
    case HardwareFact::LinkBandwidth:
        return CostsRows::tr("bandwidth between machines");
    case HardwareFact::SectionOverhead:
        return CostsRows::tr("overhead of a section");
    }
    return {};
}

/// A name and its figure: there is nothing to tell in the columns of sections.
QList<QStandardItem*> figureRow(std::size_t number, const QString& key, const QString& name,
                                const QString& figure)
{
    return rowOf(Kind::Figure, number, key,
                 {CostsRows::tr("%1: %2", "a figure of a machine").arg(name, figure)});
}

QString shareOf(const std::optional<double>& share)
{
    return share ? shareText(*share) : CostsRows::tr("unknown");
}

} // namespace

void CostsRows::fill(QStandardItemModel& model) const
{
    model.removeRows(0, model.rowCount());
    addFolds(model);
    addFoldsWithoutTime(model);
    addFigures(model);
}

void CostsRows::addFolds(QStandardItemModel& model) const
{
    const std::vector<FoldOnHardware>& dearest = m_content.costs.dearest;
    if (dearest.empty())
        return;
    const auto group =
        rowOf(Kind::Group, 0, QStringLiteral("folds"), {tr("Sections that take longest")});
    model.appendRow(group);
    for (std::size_t at = 0; at < std::min(mostFolds, dearest.size()); ++at)
        group.front()->appendRow(foldRow(dearest[at].fold, durationText(dearest[at].seconds)));
}

void CostsRows::addFoldsWithoutTime(QStandardItemModel& model) const
{
    const std::size_t unknown = m_content.costs.seconds.unknown;
    if (unknown == 0)
        return;
    const auto group = rowOf(Kind::Group, 0, QStringLiteral("unknown"),
                             {tr("Sections whose time is unknown (%1)").arg(countText(unknown))});
    model.appendRow(group);
    const std::vector<Fold>& folds = m_content.of.shown->folding.folds;
    std::size_t told = 0;
    for (std::uint32_t at = 0; at < folds.size() && told < mostFolds; ++at) {
        if (m_content.costs.sections[folds[at].first].seconds)
            continue;
        group.front()->appendRow(foldRow(at, tr("unknown")));
        ++told;
    }
}

QList<QStandardItem*> CostsRows::foldRow(std::uint32_t number, const QString& time) const
{
    const MadePartition& made = *m_content.of.shown;
    const Fold& fold = made.folding.folds[number];
    const HardwareCost& cost = m_content.costs.sections[fold.first];
    const Section& section = made.partition.sections[fold.first];
    QString label = toQt(m_content.labels[number]);
    if (isBackward(made, fold.first))
        label = tr("%1, backward").arg(label);
    // What an operator alone is called, many others are, too.
    if (!section.rule)
        label += QStringLiteral(" \u00b7 ") + toQt(graph().nodeName(section.nodes.front()));
    const QString needed = cost.fits == false
        ? tr("%1, too much").arg(bytesText(Tally::of(cost.bytesNeeded)))
        : bytesText(Tally::of(cost.bytesNeeded));
    const auto row = rowOf(
        Kind::Fold, number, QStringLiteral("fold %1").arg(number),
        {label, time, cost.bound ? boundText(*cost.bound) : tr("unknown"), countText(fold.count),
         shareOf(cost.shareOfPeak),
         cost.intensity ? numberText(toQt(quotientText(*cost.intensity))) : tr("unknown"), needed});
    row.front()->setToolTip(foldTip(number));
    return row;
}

/// What it is, where it begins, and what comes of it.
QString CostsRows::foldTip(std::uint32_t number) const
{
    const MadePartition& made = *m_content.of.shown;
    const Fold& fold = made.folding.folds[number];
    const std::vector<NodeId>& nodes = made.partition.sections[fold.first].nodes;
    QStringList lines{
        QStringLiteral("%1 \u00d7 %2").arg(toQt(m_content.labels[number]), countText(fold.count)),
        toQt(graph().nodeName(nodes.front())), resultTypesText(graph(), nodes.back())};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

const Graph& CostsRows::graph() const
{
    return *m_content.of.answer->graph;
}

void CostsRows::addFigures(QStandardItemModel& model) const
{
    const HardwareProfile& machine = m_content.costs.machine;
    const auto group = rowOf(Kind::Group, 0, QStringLiteral("figures"),
                             {tr("Figures of %1").arg(toQt(machine.title))});
    model.appendRow(group);
    for (std::size_t at = 0; at < machine.peaks.size(); ++at) {
        const auto& [type, peak] = machine.peaks[at];
        group.front()->appendRow(figureRow(at, QStringLiteral("peak %1").arg(at),
                                           tr("peak, %1").arg(toQt(dataTypeName(type))),
                                           tr("%1 op/s").arg(tallyText(Tally::of(peak.value)))));
    }
    for (std::size_t at = 0; at < hardwareFactCount; ++at) {
        const auto fact = static_cast<HardwareFact>(at);
        if (const auto& number = machine.sourced(fact))
            group.front()->appendRow(figureRow(machine.peaks.size() + at,
                                               QStringLiteral("fact %1").arg(at), figureName(fact),
                                               figureText(fact, number->value)));
    }
}

QString CostsRows::summary(const QString& open) const
{
    const Tally& seconds = m_content.costs.seconds;
    // What has a number without any names, as an image's mean, is no total.
    const bool isMostlyOpen = 2 * seconds.unknown > m_content.costs.sections.size();
    const bool isOpen = !open.isEmpty() && seconds.unknown > 0;
    if (isOpen && (seconds.known == 0 || isMostlyOpen))
        return tr("Times need numbers for %1: write them above, or move a slider.").arg(open);
    const HardwareProfile& machine = m_content.costs.machine;
    if (machine.peaks.empty() && !machine.sourced(HardwareFact::MemoryBandwidth))
        return tr("Nothing bounds times: this machine's peak and memory bandwidth are not public.");
    QStringList modes;
    for (std::size_t at = 0; at + 1 < m_content.facts.modes.size(); ++at) {
        const HardwareMode& mode = m_content.facts.modes[at];
        modes.append(QStringLiteral("%1 %2").arg(toQt(mode.name), durationText(mode.seconds)));
    }
    const HardwareCosts& costs = m_content.costs;
    QStringList sentences{tr("At least: %1.").arg(modes.join(QStringLiteral(" · "))),
                          boundsSentence()};
    if (costs.misfits > 0)
        sentences.append(tr("%Ln section(s) may not fit on the chip.", nullptr,
                            static_cast<int>(costs.misfits)));
    // First: the panel is narrow, and shows one line where it is low.
    if (isOpen)
        sentences.prepend(tr("No number yet: %1.").arg(open));
    return sentencesText(sentences);
}

QString CostsRows::boundsSentence() const
{
    const HardwareCosts& costs = m_content.costs;
    const QString mode = toQt(m_content.facts.shownMode);
    const std::size_t all = costs.sections.size();
    if (costs.memoryBound == all)
        return tr("In %1, all %2 sections wait for memory.").arg(mode, countText(all));
    if (costs.computeBound == all)
        return tr("In %1, all %2 sections wait for arithmetic.").arg(mode, countText(all));
    return tr("In %1, %2 sections wait for memory, %3 for arithmetic.")
        .arg(mode, countText(costs.memoryBound), countText(costs.computeBound));
}

QString CostsRows::gapSentence(std::uint32_t number) const
{
    const MadePartition& made = *m_content.of.shown;
    const std::uint32_t at = made.folding.folds[number].first;
    switch (*m_content.costs.sections[at].gap) {
    case TimeGap::Operations:
        for (const NodeId node : made.partition.sections[at].nodes) {
            const OperationRange range = operationsOf(graph(), node, UnsetExtents::Unknown);
            if (range.most || range.least != CostFormula(0))
                continue;
            if (const std::string why = whyUncounted(graph(), node); !why.empty())
                return tr("The time is unknown because the number of operations of %1 is unknown. "
                          "%2")
                    .arg(toQt(graph().nodeName(node)), engineText(why));
        }
        break;
    case TimeGap::Bytes: {
        const SectionBoundary boundary(graph(), made.partition);
        for (const MovedValue& moved : movedValues(graph(), made.partition, at, boundary)) {
            if (!moved.bytes)
                return tr("The time is unknown because the size of %1 is unknown: %2.")
                    .arg(toQt(graph().valueName(moved.value)), whatTypeSays(graph(), moved.value));
        }
        break;
    }
    case TimeGap::Peak:
        return tr(
            "The time is unknown because no peak of the machine that applies here is public.");
    case TimeGap::Bandwidth:
        return tr(
            "The time is unknown because the bandwidth of the machine's memory is not public.");
    }
    return tr("The time is unknown.");
}

QString CostsRows::foldSentence(std::uint32_t number) const
{
    const MadePartition& made = *m_content.of.shown;
    const HardwareProfile& machine = m_content.costs.machine;
    const Fold& fold = made.folding.folds[number];
    const HardwareCost& cost = m_content.costs.sections[fold.first];
    const auto peak = machine.peakOf(cost.peakType);
    const auto bandwidth = machine.number(HardwareFact::MemoryBandwidth);
    QStringList sentences;
    if (cost.seconds && peak && bandwidth)
        sentences.append(
            (fold.count == 1
                 ? tr("It takes at least %1: the longer of %2 operations / %3 op/s (%4) and %5 / "
                      "%6/s.")
                 : tr("Each of them takes at least %1: the longer of %2 operations / %3 op/s (%4) "
                      "and %5 / %6/s."))
                .arg(durationText(*cost.seconds), tallyText(Tally::of(cost.operations)),
                     tallyText(Tally::of(peak->operationsPerSecond)),
                     toQt(dataTypeName(peak->listed)), bytesText(Tally::of(cost.bytesMoved)),
                     bytesText(Tally::of(bandwidth))));
    if (cost.seconds && peak && peak->listed != cost.type && cost.type != DataType::Unknown)
        sentences.append(tr("The operators compute in %1, for which the machine lists no peak, so "
                            "that of %2 counts.")
                             .arg(toQt(dataTypeName(cost.type)), toQt(dataTypeName(peak->listed))));
    if (cost.gap)
        sentences.append(gapSentence(number));
    if (cost.bytesNeeded && machine.onChipBytes())
        sentences.append(
            tr("It needs %1 at once, weights and what is alive, of %2 on the chip that "
               "it may take (%3).")
                .arg(bytesText(Tally::of(cost.bytesNeeded)),
                     bytesText(Tally::of(*machine.onChipBytes() * cost.share)),
                     shareText(cost.share)));
    if (cost.memoryUnits && cost.computeUnits)
        sentences.append(tr("Units it needs at least: %1 for memory, %2 for compute.")
                             .arg(countText(static_cast<std::size_t>(*cost.memoryUnits)),
                                  countText(static_cast<std::size_t>(*cost.computeUnits))));
    return sentencesText(sentences);
}

std::vector<std::uint32_t> CostsRows::foldsOf(const std::vector<NodeId>& nodes) const
{
    const MadePartition& made = *m_content.of.shown;
    std::vector<bool> isIn(made.folding.folds.size(), false);
    std::vector<std::uint32_t> folds;
    for (const NodeId node : nodes) {
        if (node.index >= made.partition.sectionOf.size())
            continue;
        const std::uint32_t fold = made.folding.foldOf[made.partition.sectionOf[node.index]];
        if (!isIn[fold])
            folds.push_back(fold);
        isIn[fold] = true;
    }
    return folds;
}

QString CostsRows::selectionSentence(const std::vector<NodeId>& nodes) const
{
    const MadePartition& made = *m_content.of.shown;
    std::vector<bool> isIn(m_content.costs.sections.size(), false);
    std::size_t sections = 0;
    Tally seconds;
    for (const NodeId node : nodes) {
        if (node.index >= made.partition.sectionOf.size())
            continue;
        const std::uint32_t section = made.partition.sectionOf[node.index];
        if (isIn[section])
            continue;
        isIn[section] = true;
        ++sections;
        seconds.add(m_content.costs.sections[section].seconds);
    }
    const double whole = m_content.costs.seconds.known;
    if (seconds.known <= 0 || whole <= 0)
        return tr("The %1 selected operators are in %2 sections whose time is not known.")
            .arg(countText(nodes.size()), countText(sections));
    return tr("The %1 selected operators are in %2 sections, which take at least %3 in all: %4 of "
              "the whole.")
        .arg(countText(nodes.size()), countText(sections), durationText(seconds.known),
             shareText(seconds.known / whole));
}

QString CostsRows::sentence(Kind kind, std::size_t number) const
{
    const HardwareProfile& machine = m_content.costs.machine;
    if (kind == Kind::Fold)
        return foldSentence(static_cast<std::uint32_t>(number));
    if (kind == Kind::Figure) {
        const SourcedNumber* const figure = number < machine.peaks.size()
            ? &machine.peaks[number].second
            : &*machine.sourced(static_cast<HardwareFact>(number - machine.peaks.size()));
        return tr("Source: %1").arg(toQt(figure->source));
    }
    return tr("Bounds from public figures, not predictions: caches, waiting, and what a compiler "
              "does not reach are left out.");
}

} // namespace fusewright
