// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/operator_tip.h"

#include "app/gui/picture/canvas_content.h"
#include "engine/graph/graph.h"
#include "engine/session/fusion_bindings.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/text.h"
#include "widgets/canvas/canvas_tips.h"
#include "widgets/document/graph_text.h"
#include "widgets/match/match_words.h"
#include "widgets/sentences/engine_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace fusewright {

namespace {

class TipWords {
    Q_DECLARE_TR_FUNCTIONS(fusewright::TipWords)

public:
    TipWords(const CanvasView& view, NodeId node)
        : m_view(view), m_fusion(*view.fusion), m_node(node), m_words(*view.fusion)
    {
    }

    QString sectionText() const
    {
        if (m_fusion.rules.rules.empty() && hasRules(m_view.made->partition.mode))
            return {};
        if (!hasRules(m_view.made->partition.mode))
            return sizeText();
        const auto binding = bindingOf(m_fusion, m_node);
        if (!binding && isAutomatic(m_view.made->partition.mode))
            return sizeText();
        if (!binding)
            return whyNotText();
        return tr("%1, entry %2")
            .arg(m_words.ruleName(binding->rule),
                 m_words.entryText(binding->rule, binding->pattern, binding->entry));
    }

private:
    /// The try of a pattern that begins at the operator.
    struct Try {
        std::uint32_t rule = 0;
        std::uint32_t pattern = 0;
        const Attempt* attempt = nullptr;
    };

    QString sizeText() const
    {
        const Partition& partition = m_view.made->partition;
        const auto count = partition.sections[partition.sectionOf[m_node.index]].nodes.size();
        return count == 1 ? tr("Not fused")
                          : tr("In a section of %1 operators").arg(countText(count));
    }

    QString whyNotText() const
    {
        const std::optional<Try> nearest = nearestTry();
        if (!nearest)
            return tr("No rule takes it");
        if (nearest->attempt->isMatch)
            return refusedText(*nearest);
        const Pattern& pattern =
            m_fusion.rules.rules[nearest->rule].patterns[nearest->pattern].pattern;
        const auto entries =
            std::ranges::count(pattern.entries(), Entry::Kind::Operator, &Entry::kind);
        const QString far =
            tr("%1 does not match: %2 of %3 entries")
                .arg(m_words.ruleName(nearest->rule), countText(nearest->attempt->boundCount),
                     countText(static_cast<std::size_t>(entries)));
        const EntryId stop = nearest->attempt->entry;
        return stop.isValid()
            ? tr("%1, then no %2").arg(far, engineTerm(expectedText(pattern, stop)))
            : far;
    }

    QString refusedText(const Try& held) const
    {
        const auto& refused = m_fusion.made.matches.refused;
        const auto own = std::ranges::find_if(refused, [&](const RefusedMatch& one) {
            return one.place == m_node && one.rule == held.rule && one.pattern == held.pattern;
        });
        if (own == refused.end())
            return tr("No rule takes it");
        const auto at = static_cast<std::uint32_t>(own - refused.begin());
        return tr("%1: %2").arg(m_words.ruleName(held.rule), m_words.refusedText(at));
    }

    std::optional<Try> nearestTry() const
    {
        std::optional<Try> nearest;
        for (std::uint32_t rule = 0; rule < m_fusion.tried.size(); ++rule) {
            const auto& tried = m_fusion.tried[rule].attempts;
            for (std::uint32_t pattern = 0; pattern < tried.size(); ++pattern) {
                const Attempt* const own = ownAttempt(tried[pattern]);
                if (own && (!nearest || nearest->attempt->boundCount < own->boundCount))
                    nearest = Try{rule, pattern, own};
            }
        }
        return nearest;
    }

    const Attempt* ownAttempt(const PatternAttempts& tried) const
    {
        const auto own = std::ranges::lower_bound(tried.attempts, m_node, {}, &Attempt::place);
        return own != tried.attempts.end() && own->place == m_node ? &*own : nullptr;
    }

    const CanvasView& m_view;
    const FusionAnswer& m_fusion;
    NodeId m_node;
    MatchWords m_words;
};

} // namespace

QString operatorTip(const CanvasView& view, NodeId node)
{
    const Graph& graph = *view.graph;
    return tipText(toQt(graph.canonicalName(node)),
                   {toQt(graph.nodeName(node)), resultTypesText(graph, node),
                    modulePath(graph, node), TipWords(view, node).sectionText()});
}

} // namespace fusewright
