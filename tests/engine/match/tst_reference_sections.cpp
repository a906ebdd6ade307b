// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/pattern_kit.h"
#include "tests/engine/match/reference_sections.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

namespace {

PlainRule rule(std::string name, int priority, std::vector<std::string_view> patterns)
{
    PlainRule rule{.name = std::move(name), .priority = priority, .patterns = {}};
    for (const std::string_view pattern : patterns)
        rule.patterns.push_back(patternOf(pattern));
    return rule;
}

/// `R0.0@n1{n1 n2}` for a section of rule 0, pattern 0; `R0.0@n1 taken` for a refusal.
QString sectionsIn(const GraphText& text, const std::vector<PlainRule>& rules)
{
    static const QStringList reasons{"taken", "not-convex", "section-cycle"};
    const PlainSections sections = sectionsOf(text.graph, rules);
    QStringList lines;
    const auto head = [&](std::size_t number, std::size_t pattern, NodeId place) {
        const auto name = text.graph.nodeName(place);
        return QString("R%1.%2@%3")
            .arg(number)
            .arg(pattern)
            .arg(QString::fromUtf8(name.data(), qsizetype(name.size())));
    };
    for (const PlainSection& section : sections.sections) {
        QStringList nodes;
        for (const NodeId node : section.nodes)
            nodes << QString::fromStdString(std::string(text.graph.nodeName(node)));
        lines << head(section.rule, section.pattern, section.place) + '{' + nodes.join(' ') + '}';
    }
    for (const PlainRefusal& refusal : sections.refusals)
        lines << head(refusal.rule, refusal.pattern, refusal.place) + ' '
                + reasons[qsizetype(refusal.reason)];
    return lines.join('\n');
}

} // namespace

/// Worked out by hand from points 1 to 4 of "From matches to sections".
class ReferenceSectionsTest : public QObject {
    Q_OBJECT

private slots:
    void makesSectionsByPriorityThenByPlace();
    void refusesASectionWithAWayOutAndBack();
    void refusesACycleThroughAnotherSection();
    void triesTheNextMatchOfAPlaceUntilOneIsLegal();
};

void ReferenceSectionsTest::makesSectionsByPriorityThenByPlace()
{
    const GraphText text("c1:conv > r1:relu > c2:conv > r2:relu");

    QCOMPARE(sectionsIn(text,
                        {rule("low", 1, {"conv -> relu\nrelu", "conv"}),
                         rule("high", 2, {"relu -> conv\nconv"})}),
             "R1.0@r1{r1 c2}\n"
             "R0.1@c1{c1}\n"
             "R0.0@c2 taken");
}

void ReferenceSectionsTest::refusesASectionWithAWayOutAndBack()
{
    const GraphText text("conv > relu > add\nconv > add");

    QCOMPARE(sectionsIn(text, {rule("skip", 1, {"conv -> add\nadd"})}), "R0.0@conv not-convex");
    QCOMPARE(sectionsIn(text, {rule("all", 1, {"conv -> add, relu\nrelu -> add\nadd"})}),
             "R0.0@conv{conv relu add}");
}

void ReferenceSectionsTest::refusesACycleThroughAnotherSection()
{
    // Each pair is convex alone; together each waits for the other.
    const std::vector<PlainRule> rules{rule("one", 2, {"a -> b\nb"}),
                                       rule("two", 1, {"c -> d\nd"})};

    const GraphText crossed("a1:a > b1:b\nc1:c > d1:d\na1 > d1\nc1 > b1");
    const GraphText straight("a1:a > b1:b\nc1:c > d1:d\na1 > d1");

    QCOMPARE(sectionsIn(crossed, rules), "R0.0@a1{a1 b1}\nR1.0@c1 section-cycle");
    QCOMPARE(sectionsIn(straight, rules), "R0.0@a1{a1 b1}\nR1.0@c1{c1 d1}");
}

void ReferenceSectionsTest::triesTheNextMatchOfAPlaceUntilOneIsLegal()
{
    // The first sum, n2, would leave relu between; the second one is free.
    const GraphText text("conv > relu > n2:add\nconv > n2\nconv > n3:add");

    QCOMPARE(sectionsIn(text, {rule("sum", 1, {"conv -> add\nadd"})}), "R0.0@conv{conv n3}");
}

FUSEWRIGHT_TEST(ReferenceSectionsTest)
#include "tst_reference_sections.moc"
