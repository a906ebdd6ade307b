// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What torch itself does with pairs of pattern and replacement is the measure: every pair of the
// corpus on every graph, with the steps in which matches fall out, the matches, and the graph that
// comes out.

#include "engine/formats/read_model.h"
#include "engine/rewrite/all_at_once.h"
#include "engine/rules/tenstorrent/tenstorrent_rule_maker.h"
#include "tests/engine/rewrite/graph_lines.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>
#include <memory>
#include <set>

using namespace fusewright;
using namespace fusewright::test;

namespace {

const QString corpus = QStringLiteral(FUSEWRIGHT_TEST_DATA "/tenstorrent");

QJsonObject readObject(const QString& name)
{
    QFile file(corpus + QLatin1Char('/') + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

std::vector<std::string> textsOf(const QJsonArray& array)
{
    std::vector<std::string> lines;
    for (const QJsonValue& line : array)
        lines.push_back(line.toString().toStdString());
    return lines;
}

/// The lines of a graph after a script: so many stay, so many go, a text is a new one.
std::vector<std::string> scripted(const std::vector<std::string>& before, const QJsonArray& script)
{
    std::vector<std::string> after;
    std::size_t at = 0;
    for (const QJsonValue& step : script) {
        if (step.isString()) {
            after.push_back(step.toString().toStdString());
            continue;
        }
        const int count = step.toInt();
        for (int each = 0; each < std::abs(count) && at < before.size(); ++each, ++at) {
            if (count > 0)
                after.push_back(before[at]);
        }
    }
    return after;
}

/// Texts that are equal where the same names are bound to the same.
std::set<std::string> boundTexts(const QJsonObject& match)
{
    std::set<std::string> texts;
    const QJsonObject nodes = match.value(QLatin1String("nodes")).toObject();
    for (auto each = nodes.begin(); each != nodes.end(); ++each) {
        if (each.value().isString())
            texts.insert((each.key() + QLatin1Char('=') + each.value().toString()).toStdString());
        else
            texts.insert((each.key() + QLatin1String("=literal")).toStdString());
    }
    return texts;
}

TenstorrentFile readProviders(const QString& path)
{
    QFile file(path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    return readTenstorrentFile(
        std::make_shared<const SourceText>(path.toStdString(),
                                           isOpen ? file.readAll().toStdString() : std::string()),
        {});
}

/// All pairs of each provider of a file that torch traces, by class.
std::map<QString, RuleSet> providersOf(const QString& path)
{
    const TenstorrentFile read = readProviders(path);
    const RuleSet all = makeTenstorrentRules(read);
    std::map<QString, RuleSet> sets;
    for (std::size_t at = 0; at < read.rules.size(); ++at) {
        RuleSet& set = sets[QString::fromStdString(read.providerOf(read.rules[at]).className)];
        set.files = all.files;
        StagePlan plan = all.stages[at];
        plan.switches.clear();
        for (std::uint32_t& rule : plan.rules) {
            set.rules.push_back(all.rules[rule]);
            rule = static_cast<std::uint32_t>(set.rules.size() - 1);
        }
        set.stages.push_back(std::move(plan));
    }
    return sets;
}

/// Each pair of a file alone, by class and number.
std::map<QString, RuleSet> rulesOf(const QString& path)
{
    const TenstorrentFile read = readProviders(path);
    const RuleSet all = makeTenstorrentRules(read);
    std::map<QString, RuleSet> rules;
    for (std::size_t at = 0; at < read.rules.size(); ++at) {
        const StagePlan& plan = all.stages[at];
        if (plan.rules.empty())
            continue;
        RuleSet set{.files = all.files, .rules = {all.rules[plan.rules.front()]}};
        set.stages.push_back(plan);
        set.stages.front().rules = {0};
        const TenstorrentRule& rule = read.rules[at];
        rules.emplace(QStringLiteral("%1/%2")
                          .arg(QString::fromStdString(read.providerOf(rule).className))
                          .arg(rule.pair),
                      std::move(set));
    }
    return rules;
}

struct Compared {
    int results = 0;
    int different = 0;
    QStringList told;

    void differs(const QString& what)
    {
        ++different;
        if (told.size() < 40)
            told.append(what);
    }
};

/// Classes that replace by themselves, which are not previewed.
QStringList ownReplacements(const QJsonObject& expected)
{
    QStringList own;
    for (const QJsonValue& each : expected.value(QLatin1String("providers")).toArray()) {
        const QJsonObject provider = each.toObject();
        if (provider.value(QLatin1String("own_replace_pattern")).toBool())
            own.append(provider.value(QLatin1String("class")).toString());
    }
    return own;
}

/// What is not as in torch, and why.
bool isLeftOut(const QString& where)
{
    static const QStringList all{
        // Torch uses a value before it is there.
        QStringLiteral("ResultProvider/3 on gelus.dynamo"),
        QStringLiteral("ResultProvider/3 on gelus.tt"),
        // A tensor that the replacement makes itself is not previewed.
        QStringLiteral("ConstantProvider/1 on modules.traced"),
        QStringLiteral("ConstantProvider/1 on modules.dynamo"),
        QStringLiteral("ConstantProvider/1 on modules.tt"),
        QStringLiteral("ConstantProvider on modules.traced"),
        QStringLiteral("ConstantProvider on modules.dynamo"),
        QStringLiteral("ConstantProvider on modules.tt"),
        // A list that a wildcard took goes on to name an operator that is gone.
        QStringLiteral("ListedProvider/1 on listed.built"),
        QStringLiteral("ListedProvider on listed.built")};
    // Of a dict that is returned, torch puts the keys into the graph.
    return all.contains(where) || where.startsWith(QLatin1String("ResultProvider/14 "))
        || where == QLatin1String("ResultProvider on cycles.built");
}

void tell(const Compared& compared)
{
    for (const QString& difference : compared.told)
        qInfo("%s", qPrintable(difference));
    QVERIFY2(compared.different == 0,
             qPrintable(
                 QStringLiteral("%1 of %2 differ").arg(compared.different).arg(compared.results)));
}

} // namespace

class TorchPairsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void pairsDoWhatTorchDoes_data() { addFiles(); }
    void pairsDoWhatTorchDoes();
    void providersDoWhatTorchDoes_data() { addFiles(); }
    void providersDoWhatTorchDoes();

private:
    static void addFiles();
    const std::shared_ptr<const Graph>& graph(const std::string& name);
    void compare(const QJsonObject& result, const RuleSet& rules, Compared& compared);
    void compareRun(const QJsonObject& run, const RuleSet& rules, Compared& compared);
    std::vector<std::string> linesAfter(const QJsonObject& result);

    std::map<std::string, std::shared_ptr<const Graph>> m_graphs;
    QJsonObject m_lines;
};

void TorchPairsTest::initTestCase()
{
    m_lines = readObject(QStringLiteral("expected/graphs.json"))
                  .value(QLatin1String("graphs"))
                  .toObject();
    QVERIFY(!m_lines.isEmpty());
}

const std::shared_ptr<const Graph>& TorchPairsTest::graph(const std::string& name)
{
    auto& kept = m_graphs[name];
    if (!kept) {
        Diagnostics findings;
        ReadOptions options;
        options.catalogue = OperatorCatalogue::builtIn();
        options.tidy = false;
        options.findsWeights = false;
        const std::string path = corpus.toStdString() + "/graphs/" + name + ".json";
        if (auto model = readModel(path, options, findings))
            kept = model->graph;
    }
    return kept;
}

/// Whether the rules do with the graph what torch says.
void TorchPairsTest::compare(const QJsonObject& result, const RuleSet& rules, Compared& compared)
{
    const std::string name = result.value(QLatin1String("graph")).toString().toStdString();
    const std::shared_ptr<const Graph> before = graph(name);
    const QString where = result.value(QLatin1String("pair")).toString() + QLatin1String(" on ")
        + QString::fromStdString(name);
    ++compared.results;
    if (!before) {
        compared.differs(where + QLatin1String(": no graph"));
        return;
    }
    const StageResult stage =
        runAllAtOnce(before, rules, 0, {}, {.steps = 1'000'000, .cancel = {}});
    if (stage.funnels.size() != 1) {
        compared.differs(where + QLatin1String(": no funnel"));
        return;
    }
    const MatchFunnel& funnel = stage.funnels.front();
    const std::array<std::size_t, 5> ours{funnel.found, funnel.contained, funnel.withoutCycle,
                                          funnel.apart, funnel.accepted};
    const QJsonArray theirs = result.value(QLatin1String("funnel")).toArray();
    const bool stops = result.contains(QLatin1String("raises"));
    if (isLeftOut(where))
        return;
    for (int at = 0; at < 5; ++at) {
        if (stops && theirs.isEmpty())
            break;
        if (theirs.at(at).toInt() != static_cast<int>(ours.at(static_cast<std::size_t>(at)))) {
            compared.differs(where
                             + QStringLiteral(": step %1 is %2, torch has %3 (%4)")
                                   .arg(at)
                                   .arg(ours.at(static_cast<std::size_t>(at)))
                                   .arg(theirs.at(at).toInt())
                                   .arg(QString::fromStdString(funnel.stops)));
            return;
        }
    }
    if (stops != !funnel.stops.empty()) {
        compared.differs(where + QLatin1String(": stops: ") + QString::fromStdString(funnel.stops)
                         + QLatin1String(" / torch: ")
                         + result.value(QLatin1String("raises")).toString());
        return;
    }
    // Where torch stops, nobody sees the graph.
    if (stops)
        return;
    // What torch bound, of the matches that it replaced.
    std::set<std::set<std::string>> replaced;
    for (const QJsonValue& each : result.value(QLatin1String("matches")).toArray()) {
        if (each.toObject().value(QLatin1String("fate")) == QLatin1String("replaced"))
            replaced.insert(boundTexts(each.toObject()));
    }
    if (replaced.size() != stage.steps.size()) {
        compared.differs(where
                         + QStringLiteral(": %1 rewrites, torch has %2")
                               .arg(stage.steps.size())
                               .arg(replaced.size()));
        return;
    }
    const Pattern& pattern = rules.rules.front().patterns.front().pattern;
    for (const RewriteStep& step : stage.steps) {
        std::set<std::string> operators;
        for (const auto& [entry, node] : step.bound)
            operators.insert(pattern.entry(entry).name + '=' + std::string(stage.nameOf(node)));
        const bool isKnown = std::ranges::any_of(
            replaced, [&](const auto& texts) { return std::ranges::includes(texts, operators); });
        if (!isKnown) {
            compared.differs(where + QLatin1String(": torch has no match at ")
                             + QString::fromStdString(std::string(stage.nameOf(step.place))));
            return;
        }
    }
    if (!result.contains(QLatin1String("after")))
        return;
    const std::vector<std::string> after = linesAfter(result);
    const auto wanted = meaningOf(after);
    const auto made = meaningOf(linesOf(*stage.after));
    if (wanted == made)
        return;
    compared.differs(where + QLatin1String(": another graph comes out"));
    if (qEnvironmentVariableIsSet("FUSEWRIGHT_SHOW_GRAPHS")) {
        for (const std::string& line : after)
            qInfo("torch %s", line.c_str());
        for (const std::string& line : linesOf(*stage.after))
            qInfo("ours  %s", line.c_str());
    }
}

void TorchPairsTest::addFiles()
{
    QTest::addColumn<QString>("file");
    const QStringList files =
        QDir(corpus + QStringLiteral("/expected")).entryList({QStringLiteral("*.json")});
    const QStringList others{QStringLiteral("composites.json"), QStringLiteral("graphs.json"),
                             QStringLiteral("pipeline.json")};
    for (const QString& file : files) {
        if (!others.contains(file))
            QTest::newRow(qPrintable(file)) << file;
    }
}

void TorchPairsTest::pairsDoWhatTorchDoes()
{
    QFETCH(const QString, file);
    const QJsonObject expected = readObject(QStringLiteral("expected/") + file);
    Compared compared;
    const QString source =
        corpus + QStringLiteral("/providers/") + QFileInfo(file).baseName() + QStringLiteral(".py");
    const std::map<QString, RuleSet> rules = rulesOf(source);
    QVERIFY(!rules.empty());
    const QStringList own = ownReplacements(expected);
    for (const QJsonValue& each : expected.value(QLatin1String("results")).toArray()) {
        const QJsonObject result = each.toObject();
        const QString key = result.value(QLatin1String("pair")).toString();
        if (own.contains(key.section(QLatin1Char('/'), 0, 0)))
            continue;
        if (rules.contains(key))
            compare(result, rules.at(key), compared);
        else if (!result.contains(QLatin1String("raises"))
                 && result.contains(QLatin1String("after")))
            compared.differs(key + QLatin1String(": no pattern, and torch replaces"));
    }
    tell(compared);
}

/// The lines of the graph that torch has afterwards.
std::vector<std::string> TorchPairsTest::linesAfter(const QJsonObject& result)
{
    const QString name = result.value(QLatin1String("graph")).toString();
    return scripted(textsOf(m_lines.value(name).toArray()),
                    result.value(QLatin1String("after")).toArray());
}

/// All pairs of a provider, one after another, as far as torch comes.
void TorchPairsTest::compareRun(const QJsonObject& run, const RuleSet& rules, Compared& compared)
{
    const QString name = run.value(QLatin1String("graph")).toString();
    const std::shared_ptr<const Graph> before = graph(name.toStdString());
    const QString where =
        run.value(QLatin1String("provider")).toString() + QLatin1String(" on ") + name;
    if (isLeftOut(where))
        return;
    ++compared.results;
    const RewriteRun made = rewrite(before, rules);
    const QJsonArray steps = run.value(QLatin1String("steps")).toArray();
    for (int at = 0; at < steps.size(); ++at) {
        const auto place = static_cast<std::size_t>(at);
        const QJsonObject step = steps.at(at).toObject();
        const bool isOff = place < rules.stages.size() && !rules.stages[place].offBecause.empty();
        if (isOff && run.contains(QLatin1String("raises")))
            return;
        if (isOff && step.value(QLatin1String("replaced")).toInt() == 0)
            continue;
        if (place >= made.stages.size() || made.stages[place].funnels.size() != 1) {
            compared.differs(where + QStringLiteral(": no stage %1").arg(at));
            return;
        }
        const StageResult& stage = made.stages[place];
        const QJsonArray theirs = step.value(QLatin1String("funnel")).toArray();
        const MatchFunnel& funnel = stage.funnels.front();
        if (!funnel.stops.empty() && run.contains(QLatin1String("raises")))
            return;
        if (theirs.at(0).toInt() != static_cast<int>(funnel.found)
            || theirs.at(4).toInt() != static_cast<int>(funnel.accepted)
            || step.value(QLatin1String("replaced")).toInt()
                != static_cast<int>(stage.steps.size())) {
            compared.differs(where
                             + QStringLiteral(": stage %1 found %2, accepted %3, rewrote %4")
                                   .arg(at)
                                   .arg(funnel.found)
                                   .arg(funnel.accepted)
                                   .arg(stage.steps.size()));
            return;
        }
    }
    if (run.contains(QLatin1String("raises")) || !run.contains(QLatin1String("after")))
        return;
    if (meaningOf(linesAfter(run)) != meaningOf(linesOf(*made.graph())))
        compared.differs(where + QLatin1String(": another graph comes out"));
}

void TorchPairsTest::providersDoWhatTorchDoes()
{
    QFETCH(const QString, file);
    const QString source =
        corpus + QStringLiteral("/providers/") + QFileInfo(file).baseName() + QStringLiteral(".py");
    const std::map<QString, RuleSet> rules = providersOf(source);
    Compared compared;
    const QJsonObject expected = readObject(QStringLiteral("expected/") + file);
    const QStringList own = ownReplacements(expected);
    for (const QJsonValue& each : expected.value(QLatin1String("runs")).toArray()) {
        const QJsonObject run = each.toObject();
        const QString provider = run.value(QLatin1String("provider")).toString();
        if (own.contains(provider))
            continue;
        if (rules.contains(provider))
            compareRun(run, rules.at(provider), compared);
        else if (!run.contains(QLatin1String("raises")))
            compared.differs(provider + QLatin1String(": no provider"));
    }
    tell(compared);
}

FUSEWRIGHT_TEST(TorchPairsTest)
#include "tst_torch_pairs.moc"
