// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A match that is refused, as a user looks at it: the operators that stand in its way are marked.

#include "app/gui/window/main_window.h"

#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/match/match_model.h"
#include "widgets/match/match_panel.h"
#include "widgets/match/match_tree.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;

class RefusedMatchesWindowTest : public test::WindowTest {
    Q_OBJECT

protected:
    void prepare() override;

private slots:
    void marksWhoUsesAnInnerResult();
    void marksTheSectionInTheWay();
    void takesTheMarksAwayWithTheNextChoice();

private:
    void choose(const QString& rule, int row);
    QStringList marked() const;
};

void RefusedMatchesWindowTest::prepare()
{
    const QString model = m_folder.write(
        QStringLiteral("small.relax.py"),
        "@I.ir_module\nclass Module:\n    @R.function\n"
        "    def main(x: R.Tensor((2, 4), dtype=\"float32\")):\n        with R.dataflow():\n"
        "            a = R.exp(x)\n            b = R.nn.relu(a)\n            c = R.sin(a)\n"
        "            d = R.nn.gelu(b)\n            e = R.cos(b)\n"
        "            R.output(c, d, e)\n        return c, d, e\n");
    const QString rules = m_folder.write(
        QStringLiteral("small.py"),
        "from tvm.relax.dpl import is_op, wildcard\n"
        "from tvm.relax.backend.utils import has_leaking_intermediate_variables\n"
        "from tvm.relax.transform import FuseOpsByPattern, FusionPattern\n"
        "def inner(context):\n    return not has_leaking_intermediate_variables(context)\n"
        "relu = is_op(\"relax.nn.relu\")(is_op(\"relax.exp\")(wildcard()))\n"
        "FuseOpsByPattern([\n"
        "    FusionPattern(\"closed\", relu, {}, inner),\n"
        "    FusionPattern(\"gelu\", is_op(\"relax.nn.gelu\")(relu)),\n"
        "    FusionPattern(\"cos\", is_op(\"relax.cos\")(relu)),\n"
        "])\n");
    m_window->open({model, rules});
    const auto& fusion = m_program->workspace.fusion();
    QTRY_VERIFY_WITH_TIMEOUT(fusion.answer() && fusion.answer()->graph && fusion.isCurrent(),
                             20'000);
    QTRY_VERIFY(m_window->canvasPage().content().view());
    QTRY_VERIFY(fusion.answer()->rules.rules.size() == 3);
}

/// A row below the refusals of a rule.
void RefusedMatchesWindowTest::choose(const QString& rule, int row)
{
    MatchPanel& panel = m_window->panels().matches();
    auto& tree = *panel.findChild<MatchTree*>();
    const auto& model = *static_cast<MatchModel*>(tree.model());
    QTRY_VERIFY(model.answer() == m_program->workspace.fusion().answer());
    const auto& rules = model.answer()->rules.rules;
    const auto at = std::ranges::find(rules, rule.toStdString(), &Rule::name);
    QVERIFY(at != rules.end());
    const QModelIndex parent = model.indexOfRule(static_cast<std::uint32_t>(at - rules.begin()));
    tree.expand(parent);
    std::vector<QModelIndex> open{parent};
    for (std::size_t next = 0; next < open.size(); ++next) {
        const QModelIndex index = open[next];
        if (index != parent && model.itemAt(index).kind == MatchItem::Kind::Refused && row-- == 0) {
            tree.setCurrentIndex(index);
            emit tree.picked(index); // As a click does.
            return;
        }
        for (int child = 0; child < model.rowCount(index); ++child)
            open.push_back(model.index(child, 0, index));
    }
    QFAIL("There is no such refusal.");
}

/// The operators that are marked as in the way, by their names.
QStringList RefusedMatchesWindowTest::marked() const
{
    const Graph& graph = *m_window->canvasPage().content().view()->graph;
    QStringList names;
    for (const CanvasMark& mark : m_window->canvasPage().canvas().marks()) {
        if (mark.kind == CanvasMark::Kind::Outside)
            names += QString::fromUtf8(graph.nodeName(mark.node)) + ": " + mark.text;
    }
    names.sort();
    return names;
}

void RefusedMatchesWindowTest::marksWhoUsesAnInnerResult()
{
    choose(QStringLiteral("closed"), 0);

    QCOMPARE(marked(), QStringList({"c: uses an inner result"}));
}

void RefusedMatchesWindowTest::marksTheSectionInTheWay()
{
    choose(QStringLiteral("cos"), 0);

    // What is taken first fails; the others of its section are in the way.
    QVERIFY(!marked().isEmpty());
    for (const QString& name : marked())
        QVERIFY2(QStringList({"a: ", "b: ", "d: "}).contains(name), qPrintable(name));
}

void RefusedMatchesWindowTest::takesTheMarksAwayWithTheNextChoice()
{
    choose(QStringLiteral("closed"), 0);
    QVERIFY(!marked().isEmpty());

    MatchPanel& panel = m_window->panels().matches();
    auto& tree = *panel.findChild<MatchTree*>();
    const auto& model = *static_cast<MatchModel*>(tree.model());
    emit tree.picked(model.indexOfRule(1));

    QCOMPARE(marked(), QStringList());
}

FUSEWRIGHT_TEST(RefusedMatchesWindowTest)
#include "tst_refused_matches_window.moc"
