// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/suggest/draft_words.h"

#include "engine/rules/rule.h"
#include "engine/suggest/draft_answer.h"
#include "engine/suggest/suggestions.h"
#include "widgets/base/text.h"
#include "widgets/document/amount_text.h"

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

QString nameOf(const RuleSet& rules, std::uint32_t rule)
{
    return toQt(rules.rules[rule].name);
}

} // namespace

QString savingText(const Suggestion& suggestion)
{
    const QString sections = sectionsText(suggestion.savedSections);
    if (suggestion.savedBytes.known <= 0)
        return DraftWords::tr("Saves %1; what that saves in bytes is not known.").arg(sections);
    return DraftWords::tr("Saves %1 and %2 that cross boundaries.")
        .arg(sections, bytesText(suggestion.savedBytes));
}

QString shortSavingText(const Suggestion& suggestion)
{
    return suggestion.savedBytes.known > 0 ? bytesText(suggestion.savedBytes)
                                           : sectionsText(suggestion.savedSections);
}

QString faultText(const DraftAnswer& answer)
{
    if (answer.draft.entries.empty())
        return DraftWords::tr("No operators are selected.");
    if (!answer.isConnected())
        return DraftWords::tr("The operators are in %Ln pieces. A pattern must be one: each "
                              "operator feeds another one of it, or is fed by one.",
                              nullptr, static_cast<int>(answer.pieces.size()));
    if (answer.isNameTaken)
        return DraftWords::tr("There is a rule of this name.");
    const auto error = std::ranges::find(answer.findings, Severity::Error, &Diagnostic::severity);
    return error == answer.findings.end() ? QString() : toQt(error->message);
}

QString countsText(const DraftAnswer& answer)
{
    const DraftEffect& effect = *answer.effect;
    const QString places = DraftWords::tr("%Ln place(s)", nullptr, static_cast<int>(effect.places));
    return DraftWords::tr("Matches at %1 and makes %2.")
        .arg(places, sectionsText(effect.sections.size()));
}

QString fateText(const DraftAnswer& answer, const RuleSet& rules)
{
    const DraftEffect& effect = *answer.effect;
    const QString by = effect.inTheWay ? nameOf(rules, *effect.inTheWay) : QString();
    switch (effect.fate) {
    case SelectionFate::Section:
        return {};
    case SelectionFate::OtherMatch:
        return DraftWords::tr("At this place the rule takes other operators, which come "
                              "first in the graph. More operators, as context, would tell "
                              "them apart.");
    case SelectionFate::Overlap:
        return DraftWords::tr("Another section of the rule has some of the operators.");
    case SelectionFate::Taken:
        return DraftWords::tr("The rule %1 has some of the operators: a higher "
                              "priority would take them.")
            .arg(by);
    case SelectionFate::NotConvex:
        return DraftWords::tr("Data leaves the operators and comes back, so they cannot run "
                              "as one section.");
    case SelectionFate::SectionCycle:
        return DraftWords::tr("Data leaves the operators and comes back through "
                              "a section, so both cannot be.");
    case SelectionFate::GivenUp:
        return DraftWords::tr("The search at this place was given up: the "
                              "pattern leaves too much open.");
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
