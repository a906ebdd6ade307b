// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/rewrite/rewrite_words.h"

#include "engine/report/failure_text.h"
#include "engine/report/gain_text.h"
#include "widgets/base/text.h"
#include "widgets/sentences/engine_text.h"

#include <QStringList>

#include <algorithm>

namespace fusewright {

namespace {

using Kind = RewriteRow::Kind;
using Reason = RefusedRewrite::Reason;

constexpr std::size_t mostNames = 4;

QString namesOf(const StageResult& stage, const std::vector<NodeId>& nodes)
{
    QStringList names;
    for (std::size_t at = 0; at < std::min(nodes.size(), mostNames); ++at)
        names.append(toQt(stage.nameOf(nodes[at])));
    if (nodes.size() > mostNames)
        names.append(QStringLiteral("… +%1").arg(nodes.size() - mostNames));
    return names.isEmpty() ? QStringLiteral("—") : names.join(QStringLiteral(", "));
}

} // namespace

QString RewriteWords::reasonText(Reason reason)
{
    switch (reason) {
    case Reason::ConditionFalse:
        return tr("condition is false");
    case Reason::ConditionUnknown:
        return tr("condition is unknown");
    case Reason::Escapes:
        return tr("a result inside is used outside");
    case Reason::Cycle:
        return tr("would close a cycle");
    case Reason::Invalid:
        return tr("replacement makes no sense here");
    case Reason::NotSettled:
        return tr("rewritten too often");
    case Reason::Overlaps:
        return tr("another match has some of its operators");
    case Reason::Raises:
        return tr("a check went wrong");
    }
    return {};
}

QString RewriteWords::conditionalText(std::size_t matches)
{
    return tr("%Ln match(es) are conditional: the model does not say enough.", nullptr,
              static_cast<int>(matches));
}

QString RewriteWords::preparationText(Preparation preparation)
{
    switch (preparation) {
    case Preparation::None:
        return {};
    case Preparation::Quantization:
        return tr("values have the encodings that operators around them gave and read.");
    case Preparation::DepthLast:
        return tr("images have their channels last, as the rules see them.");
    case Preparation::Parameters:
        return tr("parameters of operators are operands behind their inputs, as the rules have "
                  "them.");
    }
    return {};
}

QString RewriteWords::funnelText(const StageResult& stage)
{
    QStringList all;
    for (const MatchFunnel& funnel : stage.funnels) {
        if (funnel.found == 0)
            continue;
        QStringList steps{tr("%1 found").arg(countText(funnel.found))};
        std::size_t left = funnel.found;
        const auto lose = [&](std::size_t now, const QString& text) {
            if (now < left)
                steps.append(text.arg(countText(left - now)));
            left = std::min(left, now);
        };
        lose(funnel.contained, tr("%1 used outside"));
        lose(funnel.withoutCycle, tr("%1 in a cycle"));
        lose(funnel.apart, tr("%1 overlapping"));
        lose(funnel.accepted, tr("%1 refused by filters"));
        all.append(steps.join(QStringLiteral(", ")));
    }
    return all.join(QStringLiteral("; "));
}

QString RewriteWords::stopText(const StageResult& stage)
{
    for (const MatchFunnel& funnel : stage.funnels) {
        if (!funnel.stops.empty())
            return engineText(funnel.stops);
    }
    return {};
}

QString RewriteWords::stepText(const RewriteRow& row) const
{
    const StageResult& stage = rewriting().run.stages[row.stage];
    const RewriteStep& step = stage.steps[row.at];
    return QStringLiteral("%1 → %2").arg(namesOf(stage, step.removed), namesOf(stage, step.added));
}

QString RewriteWords::nameOf(const RewriteRow& row) const
{
    switch (row.kind) {
    case Kind::Stage:
        return toQt(rewriting().rules.stages[row.stage].name);
    case Kind::Options:
        return tr("%Ln option(s)", nullptr, static_cast<int>(row.at));
    case Kind::Option:
        return toQt(rewriting().rules.options[row.at].name);
    case Kind::Rule:
        return toQt(rewriting().rules.rules[row.rule].name);
    case Kind::Step:
        return stepText(row);
    case Kind::Refused:
    case Kind::Unknown:
        return reasonText(m_rows.groupOf(row).reason);
    case Kind::Near:
        return missText(row);
    case Kind::Fix:
        return engineText(m_rows.fixOf(row).title);
    case Kind::Unmatched:
        return tr("%Ln rule(s) without a match", nullptr, static_cast<int>(row.at));
    case Kind::More:
        return tr("and %Ln more", nullptr, static_cast<int>(row.at));
    }
    return {};
}

/// In the words of the matches of rules that make sections.
QString RewriteWords::missText(const RewriteRow& row) const
{
    const RewriteMiss& miss = m_rows.missOf(row);
    const Rule& rule = rewriting().rules.rules[row.rule];
    const RulePattern& pattern = rule.patterns[miss.pattern];
    QString entry = toQt(pattern.pattern.entry(miss.group.entry).name);
    if (rule.patterns.size() > 1)
        entry = toQt(pattern.name) + QLatin1Char('/') + entry;
    if (!miss.absent.empty())
        return tr("no place: the model has no %1").arg(engineTerm(miss.absent));
    return tr("almost at %1 of %Ln place(s): %2: %3", nullptr, static_cast<int>(miss.tried))
        .arg(countText(miss.group.places.size()), entry,
             engineText(failureText(pattern.pattern, miss.group.entry, miss.group.reason,
                                    miss.group.found)));
}

QString RewriteWords::sideOf(const RewriteRow& row) const
{
    if (row.kind == Kind::Refused || row.kind == Kind::Unknown) {
        const RefusedGroup& group = m_rows.groupOf(row);
        const QString saw =
            group.saw.empty() ? QString() : QStringLiteral(": %1").arg(engineTerm(group.saw));
        return engineText(group.what) + saw;
    }
    if (row.kind == Kind::Stage) {
        const StageResult& stage = rewriting().run.stages[row.stage];
        const QString stops = stopText(stage);
        return stops.isEmpty() ? funnelText(stage) : tr("stops: %1").arg(stops);
    }
    if (row.kind == Kind::Options)
        return chosenText();
    if (row.kind == Kind::Fix)
        return engineText(gainText(m_rows.fixOf(row)));
    if (row.kind != Kind::Step)
        return {};
    QStringList answers;
    for (const std::string& answer : rewriting().run.stages[row.stage].steps[row.at].restsOn)
        answers.append(toQt(answer));
    return answers.isEmpty() ? QString() : tr("if %1").arg(answers.join(QStringLiteral(", ")));
}

/// The options that are not as usual.
QString RewriteWords::chosenText() const
{
    QStringList chosen;
    for (const RuleOption& option : rewriting().rules.options) {
        const auto found = rewriting().choices.rules.options.find(option.name);
        if (found != rewriting().choices.rules.options.end() && found->second != option.otherwise)
            chosen.append(toQt(option.name) + QLatin1Char('=') + toQt(found->second));
    }
    return chosen.join(QStringLiteral(", "));
}

QString RewriteWords::stageSentence(std::uint32_t at) const
{
    const StageResult& stage = rewriting().run.stages[at];
    const StagePlan& plan = rewriting().rules.stages[at];
    const QString name = toQt(plan.name);
    if (!plan.offBecause.empty())
        return tr("%1 did not run: %2").arg(name, engineText(plan.offBecause));
    if (plan.prepares != Preparation::None)
        return stage.after == stage.before ? tr("%1 changes nothing.").arg(name)
                                           : saidOf(name, preparationText(plan.prepares));
    const QString counts =
        tr("%1: %Ln rewrite(s), ", nullptr, static_cast<int>(stage.steps.size())).arg(name)
        + tr("%1 operators before, %2 after.")
              .arg(countText(stage.before->nodeCount()), countText(stage.after->nodeCount()));
    if (const QString found = funnelText(stage), stops = stopText(stage);
        !found.isEmpty() || !stops.isEmpty()) {
        QStringList sentences{counts};
        if (!found.isEmpty())
            sentences.append(found + QLatin1Char('.'));
        if (!stops.isEmpty())
            sentences.append(tr("It stops: %1").arg(stops));
        return sentences.join(QLatin1Char('\n'));
    }
    if (stage.circle.empty())
        return stage.isCutShort ? sentencesText({counts, tr("It was stopped by its limit.")})
                                : counts;
    return sentencesText(
        {counts, tr("It does not settle: %1.").arg(toQt(circleText(rewriting().rules, stage)))});
}

QString RewriteWords::ruleSentence(std::uint32_t rule) const
{
    const RewriteCounts& counts = m_rows.counts[rule];
    QString text = tr("%1: %Ln match(es), ", nullptr, static_cast<int>(counts.matches()))
                       .arg(toQt(rewriting().rules.rules[rule].name))
        + tr("%1 rewritten, %2 refused.")
              .arg(countText(counts.rewrites), countText(counts.refusedCount()));
    if (counts.conditional > 0)
        text = sentencesText({text, conditionalText(counts.conditional)});
    return text;
}

QString RewriteWords::groupSentence(const RewriteRow& row) const
{
    const RefusedGroup& group = m_rows.groupOf(row);
    return tr("%Ln match(es) of %1: %2. %3", nullptr, static_cast<int>(group.count))
        .arg(toQt(rewriting().rules.rules[row.rule].name), reasonText(group.reason), sideOf(row));
}

QString RewriteWords::optionSentence(const RewriteRow& row) const
{
    const RuleOption& option = rewriting().rules.options[row.at];
    const auto& chosen = rewriting().choices.rules.options;
    const bool hasValue = !option.otherwise.empty() || chosen.contains(option.name);
    QString summary = engineText(option.summary);
    QStringList words;
    for (const std::string& word : option.words)
        words.append(toQt(word));
    if (!words.isEmpty())
        summary = sentencesText({summary, tr("Values: %1.").arg(words.join(QStringLiteral(", ")))});
    return hasValue
        ? summary
        : sentencesText(
            {summary, tr("It has no value yet, and conditions that read it are unknown.")});
}

QString RewriteWords::sentenceOf(const RewriteRow& row) const
{
    switch (row.kind) {
    case Kind::Stage:
        return stageSentence(row.stage);
    case Kind::Options:
        return tr("Values that rules read by their names. Open the row to choose them.");
    case Kind::Option:
        return optionSentence(row);
    case Kind::Rule:
        return ruleSentence(row.rule);
    case Kind::Refused:
    case Kind::Unknown:
        return groupSentence(row);
    case Kind::Step: {
        const QString side = sideOf(row);
        return side.isEmpty() ? stepText(row) : QStringLiteral("%1, %2").arg(stepText(row), side);
    }
    case Kind::Near:
        return missText(row);
    case Kind::Fix:
        return tr("%1: %2. Press Enter or double-click to change the rule.")
            .arg(engineText(m_rows.fixOf(row).title), engineText(gainText(m_rows.fixOf(row))));
    case Kind::Unmatched:
        return tr("Choose one to see where it almost matches.");
    case Kind::More:
        break;
    }
    return {};
}

QString RewriteWords::summary() const
{
    std::size_t rewrites = 0;
    std::size_t conditional = 0;
    for (const RewriteCounts& counts : m_rows.counts) {
        rewrites += counts.rewrites;
        conditional += counts.conditional;
    }
    const QString text = tr("%Ln rewrite(s)", nullptr, static_cast<int>(rewrites));
    return conditional == 0 ? text
                            : text + QStringLiteral(" · ")
            + tr("%Ln conditional", nullptr, static_cast<int>(conditional));
}

} // namespace fusewright
