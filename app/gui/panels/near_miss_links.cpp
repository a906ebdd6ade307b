// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/near_miss_links.h"

#include "app/gui/frame/program.h"
#include "app/gui/panels/near_miss_marks.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "engine/report/gain_text.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/text.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/editor/editor_tabs.h"
#include "widgets/editor/quick_fixes.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/match/match_panel.h"
#include "widgets/match/match_words.h"
#include "widgets/rewrite/rewrite_panel.h"
#include "widgets/rewrite/rewrite_words.h"
#include "widgets/sentences/engine_text.h"

#include <QAction>

#include <map>

namespace fusewright {

namespace {

using enum CommandId;
/// From afar one would not see what is marked.
constexpr double nearEnough = 0.5;

/// The same operators of another graph of the rewriting, where they are there.
std::vector<NodeId> nodesIn(const Graph& graph, const Graph& from, const std::vector<NodeId>& nodes)
{
    if (&graph == &from)
        return nodes;
    std::vector<NodeId> found;
    for (const NodeId node : nodes) {
        if (const auto there = graph.findNode(from.nodeName(node)))
            found.push_back(*there);
    }
    return found;
}

/// What is looked at of a near miss: the operator that does not fit.
NodeId endOf(const MissedPlace& place)
{
    const auto& failure = place.told.failure;
    return failure && failure->at.isValid() ? failure->at : place.told.attempt.place;
}

} // namespace

NearMissLinks::NearMissLinks(Program& program, const CommandActions& actions, CanvasPage& canvas,
                             EditorTabs& editors, MatchPanel& matches, RewritePanel& rewrites)
    : QObject(&matches),
      m_program(program),
      m_workspace(program.workspace),
      m_canvas(canvas),
      m_editors(editors),
      m_matches(matches),
      m_rewrites(rewrites)
{
    connect(&editors, &EditorTabs::rewritingUnderCaret, this,
            [this](int rule) { m_rewriting = rule; });
    connect(&editors, &EditorTabs::entryUnderCaret, this,
            [this](int rule, const QString&, const QString& entry) { follow(rule, entry); });
    connect(&matches.misses(), &NearMisses::advised, this, &NearMissLinks::prefer);
    connect(&m_walk, &MissWalk::found, this, &NearMissLinks::mark);
    connect(&m_walk, &MissWalk::found, this, &NearMissLinks::takeBack);
    connect(&m_walk, &MissWalk::stepped, this, &NearMissLinks::showCurrent);
    connect(&canvas, &CanvasPage::viewChanged, this, &NearMissLinks::mark);
    connect(&canvas, &CanvasPage::viewChanged, this, &NearMissLinks::lookOnceOpen);
    connect(&program.preferences.showsNearMisses, &PreferenceSignal::changed, this,
            &NearMissLinks::mark);
    connect(&matches, &MatchPanel::fixChosen, this,
            qOverload<quint32, const FixProposal&>(&NearMissLinks::apply));
    connect(&rewrites, &RewritePanel::fixChosen, this, &NearMissLinks::applyToRewriting);
    connect(&matches, &MatchPanel::refusalPicked, this, &NearMissLinks::markRefusal);
    editors.forEach([this](RulesEditor& editor) {
        editor.quickFixes().setAdvice([this] { return fixesUnderCaret(); });
    });
    connectCommands(actions);
}

void NearMissLinks::connectCommands(const CommandActions& actions)
{
    connect(actions[NextNearMiss], &QAction::triggered, &m_walk, &MissWalk::next);
    connect(actions[PreviousNearMiss], &QAction::triggered, &m_walk, &MissWalk::previous);
}

void NearMissLinks::follow(int rule, const QString& entry)
{
    const auto& answer = m_workspace.fusion().answer();
    const bool isKnown = answer && answer->graph && rule >= 0
        && static_cast<std::size_t>(rule) < answer->tried.size();
    m_entry = entry;
    if (answer && answer->rewriting && m_rewriting >= 0) {
        m_walk.setRewritingRule(answer->rewriting, static_cast<std::uint32_t>(m_rewriting));
        m_rewrites.misses().want(static_cast<std::uint32_t>(m_rewriting));
        return;
    }
    if (!isKnown) {
        m_walk.setRule(nullptr, std::nullopt);
        return;
    }
    const auto which = static_cast<std::uint32_t>(rule);
    m_walk.setRule(answer, which);
    // So that the fixes are there when somebody asks for them in the text.
    m_matches.misses().want(which);
    if (m_matches.misses().isAdvised(which))
        prefer(which);
}

/// What one edit would mend is walked first.
void NearMissLinks::prefer(quint32 rule)
{
    const auto* const misses = m_matches.misses().known(rule);
    if (m_walk.rule() != rule || !misses)
        return;
    std::vector<NodeId> places;
    for (const NearMiss& miss : *misses) {
        if (!miss.fixes.empty() && miss.fixes.front().kind != FixKind::Several)
            places.insert(places.end(), miss.group.places.begin(), miss.group.places.end());
    }
    m_walk.prefer(std::move(places));
}

/// What was chosen in Matches stays marked until something else is.
void NearMissLinks::markRefusal(std::optional<quint32> refused)
{
    m_refusal = refused;
    m_refusalOf = refused ? m_workspace.fusion().answer() : nullptr;
    mark();
}

void NearMissLinks::mark()
{
    const auto& now = m_workspace.fusion().answer();
    if (m_refusal && now && m_refusalOf == now && *m_refusal < now->made.matches.refused.size()) {
        const CanvasView* const shown = m_canvas.content().view();
        if (shown && shown->graph)
            m_canvas.setMarks(MarkSource::NearMiss,
                              marksIn(*shown->graph, *now->graph, marksOf(*now, *m_refusal)));
        return;
    }
    const CanvasView* const view = m_canvas.content().view();
    const bool isWanted = m_walk.rule() && view && view->graph
        && (m_walk.current()
            || (m_program.preferences.showsNearMisses.value() && hasRules(view->choice.mode)));
    std::vector<CanvasMark> marks;
    if (isWanted)
        marks =
            marksIn(*view->graph, *m_walk.answer()->graph,
                    marksOf(*m_walk.answer(), *m_walk.rule(), m_walk.places(), m_walk.current()));
    m_canvas.setMarks(MarkSource::NearMiss, std::move(marks));
}

/// What was said of a near miss that is none any more.
void NearMissLinks::takeBack()
{
    if (!m_tellsOfMiss || m_walk.current())
        return;
    m_tellsOfMiss = false;
    emit said({});
}

/// Brings the current near miss into view and says which one it is.
void NearMissLinks::showCurrent()
{
    m_refusal.reset();
    mark();
    const auto rule = m_walk.rule();
    const bool isBroken =
        rule && *rule < m_walk.answer()->isStale.size() && m_walk.answer()->isStale[*rule];
    m_tellsOfMiss = true;
    if (!rule || isBroken || !m_walk.current()) {
        emit said(!rule || isBroken ? whyNone() : whyNoMisses(*rule));
        return;
    }
    const MissedPlace& place = m_walk.places()[*m_walk.current()];
    const Graph& graph = *m_walk.answer()->graph;
    const CanvasView* const view = m_canvas.content().view();
    std::vector<NodeId> nodes = allNodes(place.told.furthest);
    const NodeId end = endOf(place);
    nodes.push_back(end);
    const Graph* const shown = view ? view->graph.get() : nullptr;
    const auto there = shown ? nodesIn(*shown, graph, {end}) : std::vector<NodeId>();
    if (!shown || there.empty()) {
        const auto stage = m_walk.answer()->rules.stageOf(*m_walk.rule());
        if (stage)
            emit stageWanted(*stage + 1, toQt(graph.nodeName(end)));
    } else {
        m_opening.clear();
        const auto seen = nodesIn(*shown, graph, nodes);
        lookAt(seen, there.front());
        if (m_canvas.content().openAround(there.front())) {
            m_opening = {there.front()};
            m_opening.insert(m_opening.end(), seen.begin(), seen.end());
            m_openingIn = view->graph;
        }
    }
    emit said(tr("Near miss %1 of %2: %3")
                  .arg(countText(*m_walk.current() + 1), countText(m_walk.places().size()),
                       whyOf(place)));
}

/// Of a rule without errors.
QString NearMissLinks::whyNoMisses(std::uint32_t rule) const
{
    const MatchWords words(*m_walk.answer());
    const QString why = words.impossibleText(rule);
    return why.isEmpty() ? tr("The rule has no near misses. Alt+Enter in it looks for fixes.")
                         : saidOf(words.ruleName(rule), why + QLatin1Char('.'));
}

/// Why there is nothing to walk.
QString NearMissLinks::whyNone() const
{
    const RulesEditor& editor = m_editors.current();
    const QString rule = editor.ruleUnderCaret();
    if (rule.isEmpty())
        return tr("Put the caret in a rule to see where it almost matches");
    if (!m_workspace.model().graph())
        return tr("Open a model to see where %1 almost matches").arg(rule);
    if (!m_workspace.fusion().isCurrent())
        return tr("The rules have changed. Try again in a moment.");
    if (!editor.tab().isTicked())
        return tr("Tick %1 to see where %2 almost matches").arg(editor.tab().name(), rule);
    return tr("%1 has errors. Fix them to see where it almost matches.").arg(rule);
}

void NearMissLinks::lookAt(const std::vector<NodeId>& nodes, NodeId end)
{
    m_canvas.show(nodes, end);
    if (m_canvas.canvas().zoom() < nearEnough)
        m_canvas.canvas().zoomToSelection();
    m_canvas.canvas().setSelection({});
}

void NearMissLinks::lookOnceOpen()
{
    const CanvasView* const view = m_canvas.content().view();
    if (!view || view->graph != m_openingIn)
        m_opening.clear();
    if (m_opening.empty() || m_canvas.content().isClosedAround(m_opening.front()))
        return;
    const std::vector<NodeId> nodes = std::exchange(m_opening, {});
    lookAt({nodes.begin() + 1, nodes.end()}, nodes.front());
}

QString NearMissLinks::whyOf(const MissedPlace& place) const
{
    const MatchWords words(*m_walk.answer());
    if (place.refused)
        return words.refusedText(static_cast<std::uint32_t>(*place.refused));
    if (!place.notRewritten)
        return words.tryText(*m_walk.rule(), place.pattern, place.told);
    const RefusedRewrite& refused = *place.notRewritten;
    QStringList parts{words.nodeText(place.told.attempt.place),
                      RewriteWords::reasonText(refused.reason)};
    for (const std::string* const part : {&refused.what, &refused.saw}) {
        if (!part->empty())
            parts.append(engineText(*part));
    }
    return parts.join(QStringLiteral(": "));
}

std::optional<StepTarget> NearMissLinks::walkedTo() const
{
    if (!m_walk.rule() || !m_walk.current() || m_walk.answer() != m_workspace.fusion().answer())
        return std::nullopt;
    const MissedPlace& place = m_walk.places()[*m_walk.current()];
    if (m_workspace.model().node() != endOf(place))
        return std::nullopt;
    return StepTarget{*m_walk.rule(), place.pattern, place.told.attempt.place};
}

void NearMissLinks::apply(quint32 rule, const FixProposal& fix)
{
    const LiveFusion& fusion = m_workspace.fusion();
    // The edits are of the text that was asked about.
    const bool isKnown = fusion.isCurrent() && rule < fusion.answer()->rules.rules.size();
    apply(isKnown ? fusion.tabOf(fusion.answer()->rules.rules[rule].file) : nullptr, fix);
}

void NearMissLinks::applyToRewriting(quint32 file, const FixProposal& fix)
{
    const LiveFusion& fusion = m_workspace.fusion();
    const bool isKnown = fusion.isCurrent() && file < fusion.answer()->rewriteTexts.size()
        && fusion.answer()->rewriting == m_rewrites.misses().rewriting();
    apply(isKnown ? fusion.tabOf(fusion.answer()->rewriteTexts[file]) : nullptr, fix);
}

void NearMissLinks::apply(RulesTab* tab, const FixProposal& fix)
{
    if (!tab) {
        emit said(tr("The rules have changed. Try again in a moment."));
        return;
    }
    tab->rules().apply(fix.edits);
    m_tellsOfMiss = false;
    emit said(engineText(fix.title));
}

std::vector<Fix> NearMissLinks::rewritingFixes() const
{
    const auto& answer = m_workspace.fusion().answer();
    const RewriteMisses& misses = m_rewrites.misses();
    const auto known = misses.fixes().find(static_cast<std::uint32_t>(m_rewriting));
    const bool isCurrent = m_workspace.fusion().isCurrent() && answer
        && answer->rewriting == misses.rewriting() && known != misses.fixes().end();
    std::vector<Fix> fixes;
    for (std::size_t at = 0; isCurrent && at < known->second.size(); ++at) {
        const FixProposal& fix = known->second[at];
        fixes.push_back({fix.title + ": " + gainText(fix), fix.edits});
    }
    return fixes;
}

/// Of the rule under the caret; where that is in an entry, what is about it stands first.
std::vector<Fix> NearMissLinks::fixesUnderCaret() const
{
    if (m_rewriting >= 0 && m_workspace.fusion().answer()
        && m_workspace.fusion().answer()->rewriting)
        return rewritingFixes();
    const auto rule = m_walk.rule();
    const bool isCurrent =
        m_workspace.fusion().isCurrent() && m_walk.answer() == m_workspace.fusion().answer();
    const auto* const misses = rule && isCurrent ? m_matches.misses().known(*rule) : nullptr;
    if (!misses)
        return {};
    struct Ranked {
        Fix fix;
        bool isHere;
        unsigned strangeness;
    };
    std::vector<Ranked> ranked;
    const auto add = [&](const FixProposal& fix, bool isHere) {
        const auto isSame = [&](const Ranked& known) { return known.fix.edits == fix.edits; };
        if (std::ranges::none_of(ranked, isSame))
            ranked.push_back(
                {{fix.title + ": " + gainText(fix), fix.edits}, isHere, fix.strangeness});
    };
    for (const NearMiss& miss : *misses) {
        const Pattern& pattern = m_walk.answer()->rules.rules[*rule].patterns[miss.pattern].pattern;
        const bool isHere = toQt(pattern.entry(miss.group.entry).name) == m_entry;
        for (const FixProposal& fix : miss.fixes)
            add(fix, isHere);
    }
    for (const FixProposal& fix : m_matches.misses().takenFixes(*rule))
        add(fix, false);
    std::ranges::stable_sort(
        ranked, {}, [](const Ranked& each) { return std::pair(!each.isHere, each.strangeness); });
    std::vector<Fix> fixes;
    fixes.reserve(ranked.size());
    for (Ranked& each : ranked)
        fixes.push_back(std::move(each.fix));
    return fixes;
}

} // namespace fusewright
