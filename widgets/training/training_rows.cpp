// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/training/training_rows.h"

#include "engine/graph/graph.h"
#include "engine/session/training_session.h"
#include "widgets/base/keyed_rows.h"
#include "widgets/base/text.h"
#include "widgets/document/amount_text.h"
#include "widgets/document/rule_title.h"
#include "widgets/training/training_panel.h"

#include <QStandardItemModel>

#include <algorithm>
#include <numeric>

namespace fusewright {

namespace {

using Kind = TrainingRows::Kind;

QList<QStandardItem*> rowOf(Kind kind, std::size_t number, const QString& key, QList<QString> texts)
{
    texts.resize(TrainingPanel::ColumnCount);
    return keyedRow({static_cast<int>(kind), number, key}, texts, TrainingPanel::numberColumns());
}

QStandardItem* addGroup(QStandardItemModel& model, const QString& key, const QString& title)
{
    const auto row = rowOf(Kind::Group, 0, key, {title});
    model.appendRow(row);
    return row.front();
}

/// The largest first.
std::vector<std::size_t> largestFirst(const std::vector<SavedValue>& saved)
{
    std::vector<std::size_t> order(saved.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::size_t at) { return saved[at].bytes.value_or(0); });
    return order;
}

} // namespace

void TrainingRows::fill(QStandardItemModel& model) const
{
    model.removeRows(0, model.rowCount());
    addRules(model);
    addValues(model);
    addWarnings(model);
}

void TrainingRows::addRules(QStandardItemModel& model) const
{
    const TrainingAnswer& training = *m_answer.training;
    QStandardItem* const group = addGroup(model, QStringLiteral("rules"), tr("By rule"));
    Tally rest = training.backward.savedWhole;
    std::vector<std::size_t> order;
    for (std::size_t rule = 0; rule < training.savings.size(); ++rule) {
        const Tally& kept = training.savings[rule].savedBytes;
        rest.known -= kept.known;
        rest.unknown -= kept.unknown;
        const bool hasSections =
            std::ranges::find(m_answer.made.partition.sections, rule, &Section::rule)
            != m_answer.made.partition.sections.end();
        if (hasSections)
            order.push_back(rule);
    }
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t rule) {
        return training.savings[rule].savedBytes.known;
    });
    for (const std::size_t rule : order) {
        const RuleSavings& savings = training.savings[rule];
        const Rule& own = m_answer.rules.rules[rule];
        const QString choice = toQt(ruleChoice(m_answer.rules, own));
        const auto row = rowOf(Kind::Rule, rule, QStringLiteral("rule ") + choice,
                               {ruleTitle(own), bytesText(savings.savedBytes),
                                bytesText(savings.recomputed.bytesSaved),
                                tallyText(savings.recomputed.operationsAdded)});
        const bool isTicked =
            std::ranges::any_of(training.recomputed, [&](const std::string& chosen) {
                return isChosenAs(m_answer.rules, own, chosen);
            });
        row.front()->setData(choice, ChoiceRole);
        row.front()->setCheckable(true);
        row.front()->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
        row.front()->setToolTip(
            tr("Ticked: the sections of this rule run again for the backward pass, instead of "
               "keeping what they make."));
        group->appendRow(row);
    }
    group->appendRow(
        rowOf(Kind::Rest, 0, QStringLiteral("rest"),
              {order.empty() ? tr("all operators") : tr("what no rule fuses"), bytesText(rest)}));
}

/// With its file where another rule has the same name.
QString TrainingRows::ruleTitle(const Rule& rule) const
{
    const bool isOne = std::ranges::count(m_answer.rules.rules, rule.name, &Rule::name) == 1;
    const QString file = toQt(m_answer.rules.pathOf(rule)).section(QLatin1Char('/'), -1);
    return isOne ? toQt(rule.name) : QStringLiteral("%1 (%2)").arg(toQt(rule.name), file);
}

void TrainingRows::addValues(QStandardItemModel& model) const
{
    const BackwardGraph& joint = *m_answer.training->joint;
    QStandardItem* const group =
        addGroup(model, QStringLiteral("values"), tr("Largest saved values"));
    const std::vector<std::size_t> order = largestFirst(joint.saved);
    for (std::size_t at = 0; at < std::min(order.size(), mostValues); ++at) {
        const SavedValue& saved = joint.saved[order[at]];
        const QString name = toQt(joint.graph.valueName(saved.value));
        group->appendRow(rowOf(Kind::Value, order[at], QStringLiteral("value ") + name,
                               {name, bytesText(Tally::of(saved.bytes))}));
    }
    if (order.size() > mostValues)
        group->appendRow(rowOf(Kind::Group, 0, QStringLiteral("more"),
                               {tr("and %1 more").arg(countText(order.size() - mostValues))}));
}

void TrainingRows::addWarnings(QStandardItemModel& model) const
{
    const auto& warnings = m_answer.training->joint->warnings;
    if (warnings.empty())
        return;
    QStandardItem* const group =
        addGroup(model, QStringLiteral("warnings"), tr("Without a known derivative"));
    for (std::size_t at = 0; at < warnings.size(); ++at)
        group->appendRow(rowOf(
            Kind::Warning, at, QStringLiteral("op ") + toQt(warnings[at].op),
            {QStringLiteral("%1 × %2").arg(toQt(warnings[at].op), countText(warnings[at].count))}));
}

QString TrainingRows::summary() const
{
    const TrainingAnswer& training = *m_answer.training;
    const Tally& saved = training.backward.savedWhole;
    const QString operators = countText(training.joint->forwardCount);
    const QString backward = countText(training.joint->backwardCount());
    QStringList sentences{
        saved.known > 0 || saved.unknown == 0
            ? tr("%1 forward and %2 backward operators; %3 are saved for the backward pass.")
                  .arg(operators, backward, bytesText(saved))
            : tr("%1 forward and %2 backward operators. How many bytes are saved for the backward "
                 "pass is unknown: extents have no number, or shapes are missing.")
                  .arg(operators, backward)};
    if (training.backward.recomputed)
        sentences.append(tr("Recomputing the ticked rules frees %1, for %2 more operations.")
                             .arg(bytesText(training.backward.recomputed->bytesSaved),
                                  tallyText(training.backward.recomputed->operationsAdded)));
    if (!training.backward.cuts.empty())
        sentences.append(tr("%Ln backward section(s) are cut: they could not run in one piece.",
                            nullptr, static_cast<int>(training.backward.cuts.size())));
    return sentencesText(sentences);
}

QString TrainingRows::nodeText(NodeId node) const
{
    return node.isValid() ? toQt(m_answer.graph->nodeName(node)) : QString();
}

QString TrainingRows::sentence(Kind kind, std::size_t number) const
{
    const TrainingAnswer& training = *m_answer.training;
    switch (kind) {
    case Kind::Rule: {
        const RuleSavings& savings = training.savings[number];
        return tr("%1 saves %2 for the backward pass. Recomputing its sections would free %3, for "
                  "%4 more operations.")
            .arg(toQt(m_answer.rules.rules[number].name), bytesText(savings.savedBytes),
                 bytesText(savings.recomputed.bytesSaved),
                 tallyText(savings.recomputed.operationsAdded));
    }
    case Kind::Rest:
        return tr("Made by operators that no rule fuses, or inputs of the model. Parameters are "
                  "there anyway and do not count.");
    case Kind::Value: {
        const SavedValue& saved = training.joint->saved[number];
        const NodeId maker = m_answer.graph->producer(saved.value);
        const QString readers =
            tr("It is read by %Ln backward operator(s), first by %1.", nullptr,
               static_cast<int>(saved.readers.size()))
                .arg(saved.readers.empty() ? QString() : nodeText(saved.readers.front()));
        return maker.isValid() ? sentencesText({tr("Made by %1.").arg(nodeText(maker)), readers})
                               : sentencesText({tr("An input of the model."), readers});
    }
    case Kind::Warning: {
        const BackwardWarning& warning = training.joint->warnings[number];
        return tr("%1 has no known derivative. Its gradients come from one operator, %1_backward, "
                  "which takes all that it takes. \"Training\" in the help says how to add one.")
            .arg(toQt(warning.op));
    }
    case Kind::Group:
        break;
    }
    return {};
}

std::vector<NodeId> TrainingRows::nodes(Kind kind, std::size_t number) const
{
    const TrainingAnswer& training = *m_answer.training;
    std::vector<NodeId> nodes;
    if (kind == Kind::Rule) {
        for (const Section& section : m_answer.made.partition.sections) {
            if (section.rule == number)
                nodes.insert(nodes.end(), section.nodes.begin(), section.nodes.end());
        }
    } else if (kind == Kind::Value) {
        const SavedValue& saved = training.joint->saved[number];
        nodes = saved.readers;
        if (const NodeId maker = m_answer.graph->producer(saved.value); maker.isValid())
            nodes.push_back(maker);
    } else if (kind == Kind::Warning) {
        for (const NodeId node : training.forward->nodes()) {
            if (training.forward->canonicalName(node) == training.joint->warnings[number].op)
                nodes.push_back(node);
        }
    }
    std::ranges::sort(nodes);
    return nodes;
}

} // namespace fusewright
