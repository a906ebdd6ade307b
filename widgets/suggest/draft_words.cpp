// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/suggest/draft_words.h"

#include "engine/rules/rule.h"
#include "engine/suggest/draft_answer.h"
#include "engine/suggest/suggestions.h"
#include "widgets/base/text.h"
#include "widgets/document/amount_text.h"
#include "widgets/sentences/engine_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace fusewright {

namespace {

/// Only for its translations.
class DraftWords {
    Q_DECLARE_TR_FUNCTIONS(fusewright::DraftWords)
};

QString sectionsText(std::size_t count)
{
    return DraftWords::tr("%Ln section(s)", nullptr, static_cast<int>(count));
}

/// What a check that decided asked for, and what it came to.
QString askedText(const DraftEffect& effect)
{
    const QString what = engineText(effect.what);
    return effect.saw.empty() ? what : what + QStringLiteral(" (") + engineTerm(effect.saw) + u')';
}

QString nameOf(const RuleSet& rules, std::uint32_t rule)
{
    return toQt(rules.rules[rule].name);
}

/// Empty where none is known.
QString savedBytesText(const Suggestion& suggestion)
{
    constexpr std::size_t mostTerms = 2;
    if (suggestion.savedFormula && !suggestion.savedFormula->isNumber())
        return bytesText(*suggestion.savedFormula, mostTerms);
    return suggestion.savedBytes.known > 0 ? bytesText(suggestion.savedBytes) : QString();
}

} // namespace

QString savingText(const Suggestion& suggestion)
{
    const QString sections = sectionsText(suggestion.savedSections);
    const QString bytes = savedBytesText(suggestion);
    if (bytes.isEmpty())
        return DraftWords::tr("Saves %1; the bytes saved are unknown.").arg(sections);
    return DraftWords::tr("Saves %1 and %2 across boundaries.").arg(sections, bytes);
}

QString operatorsText(const RuleDraft& draft)
{
    QStringList names;
    int times = 1;
    const auto close = [&] {
        if (times > 1)
            names.back() += QStringLiteral(" \u00d7 %1").arg(times);
        times = 1;
    };
    QString last;
    for (const DraftEntry& entry : draft.entries) {
        const QString name =
            entry.operators.empty() ? DraftWords::tr("any") : toQt(entry.operators.front());
        if (name == last) {
            ++times;
            continue;
        }
        close();
        names.append(name);
        last = name;
    }
    close();
    return names.join(QStringLiteral(", "));
}

QString shortSavingText(const Suggestion& suggestion, bool inBytes)
{
    const QString bytes = inBytes ? savedBytesText(suggestion) : QString();
    return bytes.isEmpty() ? sectionsText(suggestion.savedSections) : bytes;
}

QString faultText(const DraftAnswer& answer)
{
    if (answer.draft.entries.empty())
        return DraftWords::tr("No operators are selected.");
    if (!answer.isConnected())
        return DraftWords::tr("The operators form %Ln separate pieces, but a pattern must be "
                              "connected: each operator feeds or is fed by another.",
                              nullptr, static_cast<int>(answer.pieces.size()));
    if (answer.isNameTaken)
        return DraftWords::tr("A rule with this name already exists.");
    const auto error = std::ranges::find(answer.findings, Severity::Error, &Diagnostic::severity);
    return error == answer.findings.end() ? QString() : engineText(error->message);
}

QString countsText(const DraftAnswer& answer)
{
    const DraftEffect& effect = *answer.effect;
    const QString places = DraftWords::tr("%Ln place(s)", nullptr, static_cast<int>(effect.places));
    const QString sections = sectionsText(effect.sections.size());
    if (effect.overlapping > 0)
        return DraftWords::tr("Matches at %1 and makes %2: of places that overlap, one counts.")
            .arg(places, sections);
    return DraftWords::tr("Matches at %1 and makes %2.").arg(places, sections);
}

QString fateText(const DraftAnswer& answer, const RuleSet& rules)
{
    const DraftEffect& effect = *answer.effect;
    const QString by = effect.inTheWay ? nameOf(rules, *effect.inTheWay) : QString();
    switch (effect.fate) {
    case SelectionFate::Section:
        return {};
    case SelectionFate::OtherMatch:
        if (answer.offer)
            return DraftWords::tr("At this place the rule takes other operators that come first in "
                                  "the graph. Select more operators to tell them apart.");
        return DraftWords::tr("At this place the rule takes other operators that come first in "
                              "the graph. Add context entries to tell them apart.");
    case SelectionFate::Overlap:
        return DraftWords::tr("At another place the rule takes some of these operators first. Add "
                              "context entries to tell the places apart.");
    case SelectionFate::Taken:
        if (answer.offer)
            return DraftWords::tr("The rule %1 is tried first and takes some of the operators.")
                .arg(by);
        return DraftWords::tr("The rule %1 takes some of the operators. Raise the priority to "
                              "get them.")
            .arg(by);
    case SelectionFate::NotConvex:
        return DraftWords::tr("Not convex: a path leaves the operators and re-enters them.");
    case SelectionFate::SectionCycle:
        return DraftWords::tr("A path leaves the operators and re-enters them through another "
                              "section: a cycle.");
    case SelectionFate::GivenUp:
        return DraftWords::tr("The search at this place was abandoned: the pattern is too "
                              "general.");
    case SelectionFate::Refused:
        return DraftWords::tr("At this place the match is refused: %1.").arg(askedText(effect));
    case SelectionFate::Conditional:
        return DraftWords::tr("At this place the match is conditional: %1.").arg(askedText(effect));
    }
    return {};
}

QString changesText(const DraftAnswer& answer, const RuleSet& rules)
{
    QStringList lines;
    for (const SectionCountChange& change : answer.effect->changes)
        lines.append(DraftWords::tr("%1 makes %2 instead of %3.")
                         .arg(nameOf(rules, change.rule), sectionsText(change.after),
                              countText(change.before)));
    return lines.join(QLatin1Char('\n'));
}

} // namespace fusewright
