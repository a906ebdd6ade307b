// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tenstorrent/filter_corpus.h"
#include "tests/engine/rules/tenstorrent/filter_host.h"

#include "tests/kit/file_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

/// The filters of an object of a class; empty where there is no such class.
std::vector<PythonValue> filtersOf(FilterProgram& program, const std::string& name)
{
    PythonRuntime& runtime = program.evaluator.runtime();
    const PythonValue made = program.value(name);
    if (!made.is(PythonType::Class))
        return {};
    const PythonValue provider = runtime.instantiate(made.as<PythonClass>(), {});
    const PythonOutcome filters =
        program.evaluator.outcome(runtime.callMethod(provider, "get_match_filters", {}));
    return filters.hasValue() ? filters.value.as<PythonSequence>().items
                              : std::vector<PythonValue>();
}

std::string saidOf(const FilterAnswer& answer)
{
    if (answer.outcome == Outcome::Unknown)
        return "unknown: " + answer.unknown;
    if (answer.outcome == Outcome::True)
        return "true";
    return answer.raises ? answer.what : "false";
}

/// What torch says of the filter at a place, as `saidOf` has it.
std::string expectedOf(const CorpusResult& result, const CorpusMatch& match, std::size_t filter)
{
    const bool isEnd = match.fate == "refused" || match.fate == "raises";
    if (!isEnd || filter < match.filter)
        return "true";
    return match.fate == "raises" ? result.raises : "false";
}

bool isDecided(const CorpusMatch& match)
{
    return match.fate == "refused" || match.fate == "raises" || match.fate == "accepted"
        || match.fate == "replaced";
}

} // namespace

class FilterCorpusTest : public QObject {
    Q_OBJECT

private slots:
    void saysOfEachMatchWhatTorchSays_data();
    void saysOfEachMatchWhatTorchSays();

private:
    CorpusGraphs m_graphs;
};

void FilterCorpusTest::saysOfEachMatchWhatTorchSays_data()
{
    QTest::addColumn<std::size_t>("matches");
    const auto add = [](const char* file, std::size_t matches) { QTest::newRow(file) << matches; };
    add("additions", 445);
    add("aten", 320);
    add("call_forms", 181);
    add("escapes", 153);
    add("filters", 356);
    add("gelu", 13);
    add("inherited", 61);
    add("lists", 56);
    add("literals", 301);
    add("modules", 91);
    add("outputs", 146);
    add("overlaps", 60);
    add("pairs", 74);
    add("refused", 2435);
    add("residual_norm", 7);
    add("rms_norm", 21);
    add("rms_norm_operators", 14);
    add("sdpa", 4);
    add("swiglu", 8);
    add("wildcards", 383);
}

void FilterCorpusTest::saysOfEachMatchWhatTorchSays()
{
    QFETCH(std::size_t, matches);
    const std::string name = QTest::currentDataTag();
    const CorpusFile file = readCorpusFile(corpusPlace() + "expected/" + name + ".json");
    FilterProgram program(fileText(corpusPlace() + "providers/" + name + ".py"));
    std::size_t compared = 0;
    QStringList wrong;

    for (const CorpusResult& result : file.results) {
        const CorpusPattern* const pattern = file.pattern(result);
        const Graph* const graph = m_graphs.graph(result.graph);
        const std::vector<PythonValue> filters = filtersOf(program, result.provider);
        QVERIFY(pattern && graph);
        QVERIFY2(!filters.empty(), result.provider.c_str());
        for (const CorpusMatch& match : result.matches) {
            if (!isDecided(match))
                continue;
            const std::string where = result.provider + '/' + std::to_string(result.pair) + " on "
                + result.graph + " at " + match.operands.front().node + ": ";
            std::string lost;
            const auto bindings = corpusBindings(*graph, pattern->graph, match, lost);
            if (!bindings) {
                wrong += QString::fromStdString(where + "not bound " + lost);
                continue;
            }
            const FilterGround ground{*graph, pattern->graph, *bindings, pattern->anchors};
            const bool isEnd = match.fate == "refused" || match.fate == "raises";
            const std::size_t end = isEnd ? match.filter + 1 : filters.size();
            ++compared;
            for (std::size_t at = 0; at < end && at < filters.size(); ++at) {
                const std::string said = saidOf(program.ask(filters[at], ground));
                const std::string expected = expectedOf(result, match, at);
                if (said != expected)
                    wrong += QString::fromStdString(where + said + ", not " + expected);
            }
        }
    }

    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 20).join('\n')));
    QCOMPARE(compared, matches);
}

FUSEWRIGHT_TEST(FilterCorpusTest)
#include "tst_filter_corpus.moc"
