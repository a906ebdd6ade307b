// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/suggest/replacement_words.h"

#include "engine/graph/graph.h"
#include "engine/suggest/draft_answer.h"
#include "widgets/base/text.h"
#include "widgets/sentences/engine_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <span>

namespace fusewright {

namespace {

using Fault = ReplacementShape::Fault;
using Fate = ReplacementFate;

/// Only for its translations.
class ReplacementWords {
    Q_DECLARE_TR_FUNCTIONS(fusewright::ReplacementWords)
};

QString namesText(const Graph& graph, std::span<const NodeId> nodes)
{
    constexpr std::size_t mostNames = 4;
    QStringList names;
    for (const NodeId node : nodes.first(std::min(mostNames, nodes.size())))
        names.append(toQt(graph.nodeName(node)));
    if (nodes.size() > mostNames)
        names.append(QStringLiteral("…"));
    return names.join(QStringLiteral(", "));
}

QString factTypeText(const DraftFact& fact)
{
    const QString name = toQt(dataTypeName(fact.type));
    return fact.isQuantized ? ReplacementWords::tr("quantized %1").arg(name)
                            : ReplacementWords::tr("type %1").arg(name);
}

/// What a condition that decided asked for, and what it came to.
QString askedText(const ReplacementEffect& effect)
{
    const QString what = engineText(effect.what);
    return effect.saw.empty() ? what : what + QStringLiteral(" (") + engineTerm(effect.saw) + u')';
}

} // namespace

QString subjectText(const RuleDraft& draft, ValueId value)
{
    if (!draft.entries.empty() && draft.entries.back().result == value)
        return ReplacementWords::tr("Result");
    const auto found = std::ranges::find(draft.values, value, &DraftValue::value);
    return found == draft.values.end() ? QString() : toQt(found->name);
}

QString conditionText(const RuleDraft& draft, const DraftFact& fact)
{
    const QString number = QString::number(fact.number);
    const QString at = QString::number(fact.at);
    const QString real = QString::number(fact.real, 'g', QLocale::FloatingPointShortest);
    switch (fact.kind) {
    case DraftFact::Kind::Type:
        return factTypeText(fact);
    case DraftFact::Kind::Rank:
        return ReplacementWords::tr("rank %1").arg(number);
    case DraftFact::Kind::Extent:
        return ReplacementWords::tr("axis %1: %2").arg(at, number);
    case DraftFact::Kind::Multiple:
        return ReplacementWords::tr("axis %1: multiple of %2").arg(at, number);
    case DraftFact::Kind::SameShape:
        return ReplacementWords::tr("same shape as %1").arg(subjectText(draft, fact.other));
    case DraftFact::Kind::SameScale:
        return ReplacementWords::tr("same quantization as %1").arg(subjectText(draft, fact.other));
    case DraftFact::Kind::StepSize:
        return ReplacementWords::tr("step size %1").arg(real);
    case DraftFact::Kind::ZeroOffset:
        return ReplacementWords::tr("zero offset %1").arg(number);
    case DraftFact::Kind::Whole:
        return ReplacementWords::tr("element %1 is %2").arg(at, number);
    case DraftFact::Kind::Real:
        return ReplacementWords::tr("element %1 is %2").arg(at, real);
    }
    return {};
}

QString shapeText(const DraftAnswer& answer, const Graph& graph)
{
    const ReplacementShape& shape = answer.replacement->shape;
    const QString names = namesText(graph, shape.faulty);
    switch (shape.fault) {
    case Fault::None:
        return {};
    case Fault::SeveralResults:
        return ReplacementWords::tr("These operators cannot be one rule: a rule replaces the "
                                    "result of one operator, but several results leave the "
                                    "selection: %1. Leave all but one of them out.")
            .arg(names);
    case Fault::LaterResult:
        return ReplacementWords::tr("These operators cannot be one rule: a pattern sees only the "
                                    "first result of an operator, but the selection uses another "
                                    "result of %1.")
            .arg(names);
    case Fault::MissingOperand:
        return ReplacementWords::tr("These operators cannot be one rule: a pattern names every "
                                    "operand, but one is missing in %1.")
            .arg(names);
    }
    return {};
}

QString placeText(const DraftAnswer& answer)
{
    const ReplacementEffect& effect = *answer.replacement->effect;
    switch (effect.fate) {
    case Fate::Replaced:
        return {};
    case Fate::Conditional:
        return ReplacementWords::tr("At this place the match is conditional: %1.")
            .arg(askedText(effect));
    case Fate::Refused:
        return ReplacementWords::tr("At this place the match is refused: %1.")
            .arg(askedText(effect));
    case Fate::Overlap:
        return ReplacementWords::tr("An earlier match of this rule takes some of the operators.");
    case Fate::Taken:
        return ReplacementWords::tr("The rule %1 rewrites some of the operators first. Choose an "
                                    "earlier stage.")
            .arg(toQt(effect.by));
    case Fate::NotYet:
        return ReplacementWords::tr("The rule %1 makes some of the operators, and it runs later. "
                                    "Choose a later stage.")
            .arg(toQt(effect.by));
    case Fate::NoMatch:
        return ReplacementWords::tr("The pattern does not match at this place.");
    case Fate::Off:
        return ReplacementWords::tr("The rule does not run: %1").arg(engineText(effect.what));
    }
    return {};
}

QString rewriteText(const DraftAnswer& answer, const Graph& graph)
{
    const ReplacementEffect& effect = *answer.replacement->effect;
    const QString places = ReplacementWords::tr("%Ln place(s)", nullptr, int(effect.places));
    QStringList lines{ReplacementWords::tr("Matches at %1 in stage %2 and rewrites %3.")
                          .arg(places, toQt(effect.stage), countText(effect.rewrites))};
    if (effect.conditional > 0)
        lines.append(ReplacementWords::tr("%Ln match(es) are conditional.", nullptr,
                                          int(effect.conditional)));
    if (!answer.alike.empty())
        lines.append(ReplacementWords::tr("Made from %Ln equal place(s) of the selection.", nullptr,
                                          int(answer.alike.size() + 1)));
    if (const auto& staying = answer.replacement->shape.staying; !staying.empty())
        lines.append(ReplacementWords::tr("Also used elsewhere, so they stay: %1.")
                         .arg(namesText(graph, staying)));
    for (const RewriteCountChange& change : effect.changes)
        lines.append(
            ReplacementWords::tr("%1 rewrites %2 instead of %3.")
                .arg(toQt(change.rule), countText(change.after), countText(change.before)));
    if (!effect.circle.empty())
        lines.append(
            ReplacementWords::tr("The stage does not settle: %1.").arg(toQt(effect.circle)));
    return lines.join(QLatin1Char('\n'));
}

} // namespace fusewright
