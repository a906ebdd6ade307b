// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Every folder of tests/corpus/match holds a graph, rules, and what must come of them, a line each:
//
//     finding CODE LINE                      of `check --model`
//     RULE/PATTERN: ENTRY=NODES ENTRY=NODES  a section
//     refused RULE at NODE: REASON [by RULE] [path NODES]
//     nothing                                no section

#include "engine/graph/graph.h"
#include "engine/session/match_session.h"
#include "engine/session/model_session.h"

#include "tests/kit/test_program.h"

#include <QDir>
#include <QTest>

using namespace fusewright;

class MatchCorpusTest : public QObject {
    Q_OBJECT

private slots:
    void givesWhatTheFolderSays_data();
    void givesWhatTheFolderSays();
};

namespace {

const QString corpus = FUSEWRIGHT_TEST_DATA "/match";

QString nameOf(const Graph& graph, NodeId node)
{
    return QString::fromStdString(std::string(graph.nodeName(node)));
}

QString sectionLine(const Graph& graph, const RuleSet& rules, const RuleMatch& match)
{
    const Rule& rule = rules.rules[match.rule];
    const RulePattern& pattern = rule.patterns[match.pattern];
    QString line = QString::fromStdString(rule.name + '/' + pattern.name) + ':';
    for (std::size_t at = 0; at < pattern.pattern.entryCount(); ++at) {
        QStringList nodes;
        for (const NodeId node : match.match.nodes(EntryId(at)))
            nodes += nameOf(graph, node);
        if (!nodes.isEmpty())
            line += ' ' + QString::fromStdString(pattern.pattern.entries()[at].name) + '='
                + nodes.join(',');
    }
    return line;
}

QString refusalLine(const Graph& graph, const RuleSet& rules, const RuleMatches& matches,
                    const RefusedMatch& refused)
{
    const std::string_view code = refusalCode(refused.reason);
    QString line = "refused " + QString::fromStdString(rules.rules[refused.rule].name) + " at "
        + nameOf(graph, refused.place) + ": " + QString::fromStdString(std::string(code));
    if (refused.section)
        line += " by " + QString::fromStdString(ruleInTheWay(rules, matches, refused)->name);
    for (const NodeId node : refused.path)
        line += (node == refused.path.front() ? " path " : " ") + nameOf(graph, node);
    return line;
}

QStringList linesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return {};
    return QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
}

} // namespace

void MatchCorpusTest::givesWhatTheFolderSays_data()
{
    QTest::addColumn<QString>("folder");
    const QStringList folders = QDir(corpus).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY(folders.size() > 20);
    for (const QString& folder : folders)
        QTest::newRow(qPrintable(folder)) << corpus + '/' + folder;
}

void MatchCorpusTest::givesWhatTheFolderSays()
{
    QFETCH(QString, folder);
    const OpenedModel opened = openModel((folder + "/graph.dot").toStdString(), {}, nullptr);
    QVERIFY(opened.model);
    const Graph& graph = *opened.model->graph;
    CheckedRules checked =
        checkRules((folder + "/rules.yaml").toStdString(), {.model = opened.model->graph});

    const MatchedRules matched = matchModel(graph, checked.rules);

    checked.diagnostics.insert(checked.diagnostics.end(), matched.diagnostics.begin(),
                               matched.diagnostics.end());
    sortByPlace(checked.diagnostics);
    const RuleMatches& matches = matched.matches;

    QStringList lines;
    for (const Diagnostic& finding : checked.diagnostics)
        lines += "finding " + QString::fromStdString(finding.code) + ' '
            + QString::number(finding.range ? finding.range->begin.line : 0);
    for (const RuleMatch& match : matches.matches)
        lines += sectionLine(graph, checked.rules, match);
    for (const RefusedMatch& refused : matches.refused)
        lines += refusalLine(graph, checked.rules, matches, refused);
    if (matches.matches.empty())
        lines += "nothing";
    lines.sort();
    QStringList expected = linesOf(folder + "/expected.txt");
    expected.sort();
    QCOMPARE(lines.join('\n'), expected.join('\n'));
}

FUSEWRIGHT_TEST(MatchCorpusTest)
#include "tst_corpus.moc"
