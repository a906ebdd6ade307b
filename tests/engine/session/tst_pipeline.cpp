// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/pipeline.h"

#include "engine/rules/builtin_rules.h"
#include "engine/session/fusion_session.h"
#include "engine/session/rules_session.h"
#include "engine/session/user_catalogue.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// Rules files that are used together.
class PipelineTest : public QObject {
    Q_OBJECT

private slots:
    void rulesThatRewriteComeFirst();
    void rulesThatGroupAreCheckedOnWhatComesOfIt();
    void stagesHaveNamesAndNumbers();
    void aMissingFileIsUnreadable();
    void aStageThatIsCutShortIsTold();
    void aSessionTriesRulesOnWhatIsLeft();
    void aSessionRunsOnlyStagesThatChanged();

private:
    std::string write(const char* name, const char* text) const;
    QTemporaryDir m_folder;
};

namespace {

const char* const composites = "builtin:composites";
const char* const groups = "wrapped:\n  priority: 1\n  pattern:\n"
                           "    act: {op_type: tenstorrent.gelu}\n";

std::shared_ptr<const Graph> model()
{
    const Reading reading = readBytes("def forward(self, x):\n    y = torch.nn.functional.gelu(x)\n"
                                      "    z = torch.nn.functional.gelu(y)\n    return z\n",
                                      "model.fx.txt", Keep::Tidy);
    return reading.model->graph;
}

} // namespace

std::string PipelineTest::write(const char* name, const char* text) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QFile::WriteOnly))
        return {};
    file.write(text);
    return file.fileName().toStdString();
}

void PipelineTest::rulesThatRewriteComeFirst()
{
    const std::vector<PipelineFile> files{{.path = write("a.yaml", groups)}, {.path = composites}};
    Pipeline pipeline(files, ruleContextOf(model()));
    QVERIFY(pipeline.isReadable());
    QVERIFY(!pipeline.rewriting().rules.stages.empty());
    QCOMPARE(pipeline.files().size(), std::size_t{2});
    QCOMPARE(pipeline.files()[1].path, std::string(composites));
    QCOMPARE(pipeline.rewriting().rules.files.size(), std::size_t{1});
    QCOMPARE(pipeline.grouping().rules.rules.size(), std::size_t{1});
    QCOMPARE(pipeline.grouping().rules.rules.front().file, 0u);
    const auto graph = model();
    const RewriteRun run = pipeline.run(graph, {});
    QCOMPARE(run.start, graph);
    QCOMPARE(run.stages.size(), std::size_t{1});
    QCOMPARE(run.stages.front().steps.size(), std::size_t{2});
    const RewriteRun nothing = pipeline.run(graph, {}, 0);
    QCOMPARE(nothing.graph(), graph);
    QVERIFY(nothing.whole().isIdentity());
}

void PipelineTest::rulesThatGroupAreCheckedOnWhatComesOfIt()
{
    const std::vector<PipelineFile> files{{.path = composites}, {.path = write("b.yaml", groups)}};
    Pipeline before(files, ruleContextOf(model()));
    before.run(model(), {});
    QCOMPARE(before.grouping().diagnostics.size(), std::size_t{0});
    QCOMPARE(before.diagnostics().size(), std::size_t{0});
}

void PipelineTest::stagesHaveNamesAndNumbers()
{
    const std::vector<PipelineFile> files{{.path = composites}};
    const RuleSet rules = Pipeline(files, ruleContextOf(model())).rewriting().rules;
    QCOMPARE(stagesUntil(rules, "composites"), std::optional<std::size_t>(1));
    QCOMPARE(stagesUntil(rules, "0"), std::optional<std::size_t>(1));
    QVERIFY(!stagesUntil(rules, "1"));
    QVERIFY(!stagesUntil(rules, "0x"));
    QVERIFY(!stagesUntil(rules, ""));
    QVERIFY(!stagesUntil(rules, "18446744073709551616"));
}

void PipelineTest::aMissingFileIsUnreadable()
{
    const std::vector<PipelineFile> files{{.path = composites}, {.path = "missing.yaml"}};
    const Pipeline pipeline(files, ruleContextOf(model()));
    QVERIFY(!pipeline.isReadable());
    QCOMPARE(pipeline.diagnostics().size(), std::size_t{1});
    QCOMPARE(pipeline.diagnostics().front().file, std::string("missing.yaml"));
}

void PipelineTest::aStageThatIsCutShortIsTold()
{
    const std::vector<PipelineFile> files{{.path = composites}};
    Pipeline pipeline(files, ruleContextOf(model()));
    const RewriteRun run = pipeline.run(model(), {.mostSteps = 1});
    QCOMPARE(run.stages.front().steps.size(), std::size_t{1});
    QVERIFY(run.stages.front().isCutShort);
    QCOMPARE(pipeline.diagnostics().size(), std::size_t{1});
    QCOMPARE(pipeline.diagnostics().front().code, std::string("not-settled"));
}

void PipelineTest::aSessionTriesRulesOnWhatIsLeft()
{
    const auto graph = model();
    FusionSession session(ruleContextOf(graph));
    const RulesSource wraps{.builtin = findBuiltinRules(composites)};
    const RulesSource group{.text = readRulesText("a.yaml", groups)};
    const FusionAnswer without = session.answer(std::vector{group}, {});
    QVERIFY(!without.rewriting);
    QCOMPARE(without.graph, graph);
    QCOMPARE(without.made.matches.matches.size(), std::size_t{0});
    const FusionAnswer with = session.answer(std::vector{group, wraps}, {});
    QVERIFY(with.rewriting);
    QVERIFY(with.graph != graph);
    QCOMPARE(with.graph, with.rewriting->run.graph());
    QCOMPARE(with.made.matches.matches.size(), std::size_t{2});
    QCOMPARE(with.rules.rules.size(), std::size_t{1});
    QCOMPARE(with.texts.size(), std::size_t{1});
    const FusionAnswer again = session.answer(std::vector{group}, {});
    QVERIFY(!again.rewriting);
    QCOMPARE(again.graph, graph);
}

void PipelineTest::aSessionRunsOnlyStagesThatChanged()
{
    FusionSession session(ruleContextOf(model()));
    const RulesSource wraps{.builtin = findBuiltinRules(composites)};
    const RulesSource group{.text = readRulesText("a.yaml", groups)};
    const FusionAnswer first = session.answer(std::vector{wraps, group}, {});
    const RulesSource other{.text = readRulesText("a.yaml", std::string(groups) + "# more\n")};
    const FusionAnswer second = session.answer(std::vector{wraps, other}, {});
    QCOMPARE(second.graph, first.graph);
    QCOMPARE(second.rewriting->run.stages.shared(0), first.rewriting->run.stages.shared(0));
    RewriteChoices choices;
    choices.rules.options["TT_XLA_CATCH_BOOL_MASK_SDPA"] = "1";
    const FusionAnswer third = session.answer(std::vector{wraps, other}, choices);
    QVERIFY(third.graph != first.graph);
}

FUSEWRIGHT_TEST(PipelineTest)
#include "tst_pipeline.moc"
