// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/provider_program.h"
#include "engine/support/source_text.h"
#include "tests/engine/rules/tenstorrent/trace_text.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

QByteArray corpusFile(const QString& name)
{
    QFile file(FUSEWRIGHT_TEST_DATA "/tenstorrent/" + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList linesOfJson(const QJsonValue& list)
{
    QStringList lines;
    for (const QJsonValue& line : list.toArray())
        lines += withoutReturnedKeys(line.toString());
    return lines;
}

/// What the corpus says of a pair, as lines.
QStringList expectedPair(const QJsonValue& pair)
{
    QStringList told = {"pattern " + pair["pattern"].toString(),
                        "replacement " + pair["replacement"].toString()};
    told += linesOfJson(pair["nodes"]);
    const QJsonObject refused = pair["refused"].toObject();
    if (!refused.isEmpty())
        return told << refused["by"].toString() + ": " + refused["error"].toString();
    return told + linesOfJson(pair["replacement_nodes"]);
}

QStringList pairLines(const FusionPair& pair)
{
    QStringList told = {"pattern " + QString::fromStdString(pair.pattern.title()),
                        "replacement " + QString::fromStdString(pair.replacement.title())};
    if (pair.patternTrace.graph)
        told += linesOf(*pair.patternTrace.graph);
    if (const TraceRefusal* const refusal = pair.refusal()) {
        static const QStringList by = {"pattern", "matcher", "replacement"};
        return told << by.value(static_cast<int>(refusal->by)) + ": "
            + QString::fromStdString(refusal->error);
    }
    return told + linesOf(*pair.replacementTrace.graph);
}

QStringList expectedProvider(const QJsonValue& provider)
{
    QStringList told = {"class " + provider["class"].toString()};
    if (provider["refused"].isString())
        return told << provider["refused"].toString();
    told += "name " + provider["name"].toString();
    told += provider["default_enabled"].toBool() ? "enabled" : "disabled";
    told += provider["own_replace_pattern"].toBool() ? "own" : "common";
    told += QString::number(provider["filters"].toInt()) + " filters";
    for (const QJsonValue& pair : provider["pairs"].toArray())
        told += expectedPair(pair);
    return told;
}

QStringList providerLines(const FusionProviderClass& provider)
{
    QStringList told = {"class " + QString::fromStdString(provider.className)};
    if (provider.refused)
        return told << QString::fromStdString(provider.refused->error);
    told += "name " + QString::fromStdString(provider.name);
    told += provider.isEnabledByDefault ? "enabled" : "disabled";
    told += provider.ownReplace ? "own" : "common";
    told += QString::number(provider.filters.size()) + " filters";
    for (const FusionPair& pair : provider.pairs)
        told += pairLines(pair);
    return told;
}

/// What stands at a place.
std::string written(ProviderProgram& program, TextRange place)
{
    const SourceText& source = *program.source();
    const std::size_t begin = source.offset(place.begin);
    return std::string(source.text().substr(begin, source.offset(place.end) - begin));
}

constexpr auto base = "from tt_torch.fusion_providers import FusionProvider\n";

} // namespace

/// Provider files are read as TT-XLA registers and torch traces them.
class ProviderProgramTest : public QObject {
    Q_OBJECT

private slots:
    void isReadAsTorchDoes_data();
    void isReadAsTorchDoes();
    void readsFlags();
    void knowsItsPlaces();
    void readsTheBaseClassOfTheFile();
    void readsAnOlderBaseClass();
    void importsSiblings();
    void callsOfWrappedFunctionsOfSiblingsAreKept();
    void keepsFiltersToBeCalled();
    void knowsFiltersThatAcceptEverything();
    void listsWhatIsFoundByHand();
    void endsWithinItsLimits_data();
    void endsWithinItsLimits();
};

void ProviderProgramTest::isReadAsTorchDoes_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(FUSEWRIGHT_TEST_DATA "/tenstorrent/providers");
    const QStringList files = folder.entryList({"*.py"}, QDir::Files, QDir::Name);
    QCOMPARE(files.size(), 20);
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << file;
}

void ProviderProgramTest::isReadAsTorchDoes()
{
    QFETCH(const QString, file);
    const QString answers = "expected/" + QString(file).replace(".py", ".json");
    const QJsonArray expected =
        QJsonDocument::fromJson(corpusFile(answers)).object().value("providers").toArray();

    const ProviderProgram program(file.toStdString(),
                                  corpusFile("providers/" + file).toStdString());

    for (const Diagnostic& finding : program.findings())
        qWarning("%s", toText(finding).c_str());
    QCOMPARE(program.providers().size(), std::size_t(expected.size()));
    for (qsizetype at = 0; at < expected.size(); ++at) {
        const FusionProviderClass& provider = program.providers()[std::size_t(at)];
        QCOMPARE(providerLines(provider).join('\n'), expectedProvider(expected.at(at)).join('\n'));
    }
}

void ProviderProgramTest::readsFlags()
{
    const std::string text = corpusFile("providers/inherited.py").toStdString();

    const ProviderProgram plain("inherited.py", text);
    const ProviderProgram more("inherited.py", text, {{"TT_FUSION_EXTRA", "1"}});

    QCOMPARE(plain.providers()[1].pairs.size(), 3u);
    QCOMPARE(more.providers()[1].pairs.size(), 4u);
    QVERIFY(plain.askedFlags().contains("TT_FUSION_EXTRA"));
}

void ProviderProgramTest::knowsItsPlaces()
{
    ProviderProgram program("p.py", std::string(base) + R"(
class One(FusionProvider):
    name = "one"

    @staticmethod
    def pattern(x, y):
        return x.relu() + y

    @staticmethod
    def replacement(x, y):
        return y.exp(x)
)");

    const FusionProviderClass& one = program.providers().at(0);
    const FusionPair& pair = one.pairs.at(0);
    QCOMPARE(written(program, one.namePlace), "One");
    QVERIFY(written(program, one.classPlace).starts_with("class One"));
    QCOMPARE(written(program, pair.pattern.place.name), "pattern");
    QCOMPARE(written(program, pair.patternTrace.graph->nodes.at(1).place), "y");
    QCOMPARE(written(program, pair.patternTrace.graph->nodes.at(2).place), "x.relu()");
    QCOMPARE(written(program, pair.patternTrace.graph->nodes.at(3).place), "x.relu() + y");
    QCOMPARE(written(program, pair.replacementTrace.graph->nodes.at(2).place), "y.exp(x)");
}

void ProviderProgramTest::readsTheBaseClassOfTheFile()
{
    const ProviderProgram program("p.py", R"(
import logging
from abc import ABC, abstractmethod
from typing import Callable, List, Tuple, Type
from torch import Tensor

logger = logging.getLogger(__name__)


class FusionProvider(ABC):
    _registered_providers: List[Type["FusionProvider"]] = []
    default_enabled: bool = True

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        FusionProvider._registered_providers.append(cls)

    @property
    @abstractmethod
    def name(self) -> str: ...

    @staticmethod
    @abstractmethod
    def pattern(*args, **kwargs) -> Tensor: ...

    @staticmethod
    @abstractmethod
    def replacement(*args, **kwargs) -> Tensor: ...

    @staticmethod
    def match_filter(match, gm, subgraph) -> bool:
        return True

    def get_match_filters(self) -> List[Callable]:
        return [self.match_filter]

    def get_patterns(self) -> List[Tuple[Callable, Callable]]:
        return [(self.pattern, self.replacement)]

    def replace_pattern(self, gm) -> int:
        logger.debug(f"{self.name}")
        return 0


class Relu(FusionProvider):
    @property
    def name(self):
        return "relu"

    @staticmethod
    def pattern(x: Tensor) -> Tensor:
        return x.relu()

    @staticmethod
    def replacement(x: Tensor) -> Tensor:
        return x.exp()


class Unfinished(FusionProvider):
    name = "unfinished"
)");

    QCOMPARE(program.findings().size(), 0u);
    QCOMPARE(program.providers().size(), 2u);
    QVERIFY(!program.providers()[0].ownReplace);
    QCOMPARE(program.providers()[0].name, "relu");
    QVERIFY(program.providers()[0].pairs.at(0).patternTrace.graph);
    QCOMPARE(program.providers()[1].refused->error,
             "TypeError: Can't instantiate abstract class Unfinished without an implementation for"
             " abstract methods 'pattern', 'replacement'");
}

void ProviderProgramTest::readsAnOlderBaseClass()
{
    const ProviderProgram program("p.py", R"(
class FusionProvider:
    def match_filter(self, match, gm, subgraph):
        return True

    def replace_pattern(self, gm):
        return 0


class Relu(FusionProvider):
    name = "relu"

    @staticmethod
    def pattern(x):
        return x.relu()

    @staticmethod
    def replacement(x):
        return x.exp()


class Half(FusionProvider):
    name = "half"

    @staticmethod
    def pattern(x):
        return x.relu()
)");

    QCOMPARE(program.providers().size(), 2u);
    QCOMPARE(program.providers()[0].pairs.size(), 1u);
    QCOMPARE(program.providers()[0].filters.size(), 1u);
    QVERIFY(!program.providers()[0].refused);
    QCOMPARE(program.providers()[1].refused->error,
             "TypeError: Can't instantiate abstract class Half without an implementation for"
             " abstract method 'replacement'");
}

void ProviderProgramTest::callsOfWrappedFunctionsOfSiblingsAreKept()
{
    const auto siblings = [](std::string_view dotted, const SourceText&) {
        return dotted == "tt_torch.composite_ops"
            ? std::optional(std::pair<std::string, std::string>(
                "composite_ops.py",
                "import torch\n@torch.fx.wrap\ndef _swiglu(a, b):\n    return a.mul(b)\n"))
            : std::nullopt;
    };

    const ProviderProgram program("p.py",
                                  std::string(base)
                                      + "class One(FusionProvider):\n"
                                        "    name = 'one'\n"
                                        "    @staticmethod\n"
                                        "    def pattern(x, y):\n"
                                        "        return x.mul(y)\n"
                                        "    @staticmethod\n"
                                        "    def replacement(x, y):\n"
                                        "        from tt_torch.composite_ops import _swiglu\n"
                                        "        return _swiglu(x, y)\n",
                                  {}, siblings);

    const FusionPair& pair = program.providers().at(0).pairs.at(0);
    QVERIFY(pair.replacementTrace.graph);
    QCOMPARE(linesOf(*pair.replacementTrace.graph).at(2),
             "_swiglu = call_function _swiglu(%x, %y)");
}

void ProviderProgramTest::importsSiblings()
{
    const auto siblings = [](std::string_view dotted, const SourceText&) {
        return dotted == ".spelled" ? std::optional(std::pair<std::string, std::string>(
                   "spelled.py", "def square(x):\n    return x.mul(x)\n"))
                                    : std::nullopt;
    };

    const ProviderProgram program("p.py",
                                  "from . import FusionProvider\n"
                                  "from .spelled import square\n"
                                  "class One(FusionProvider):\n"
                                  "    name = 'one'\n"
                                  "    pattern = staticmethod(square)\n"
                                  "    replacement = staticmethod(lambda x: square(x).neg())\n",
                                  {}, siblings);

    const FusionPair& pair = program.providers().at(0).pairs.at(0);
    QCOMPARE(linesOf(*pair.patternTrace.graph).at(1), "mul = call_method mul(%x, %x)");
    QCOMPARE(linesOf(*pair.replacementTrace.graph).at(2), "neg = call_method neg(%mul)");
    QCOMPARE(pair.replacementTrace.graph->nodes.at(1).place.begin.line, 6u);
}

void ProviderProgramTest::knowsFiltersThatAcceptEverything()
{
    const auto acceptsAll = [](const char* filter) {
        const ProviderProgram program(
            "p.py",
            std::string(base) + "class One(FusionProvider):\n    name = 'one'\n"
                + "    pattern = staticmethod(lambda x: x.relu())\n"
                + "    replacement = staticmethod(lambda x: x.exp())\n    " + filter + '\n');
        return program.providers().at(0).filters.at(0).acceptsAll;
    };

    QVERIFY(acceptsAll(""));
    QVERIFY(acceptsAll("match_filter = staticmethod(lambda *given: True)"));
    QVERIFY(!acceptsAll("match_filter = staticmethod(lambda *given: False)"));
    QVERIFY(!acceptsAll("match_filter = staticmethod(lambda *given: 1)"));
    QVERIFY(!acceptsAll("match_filter = staticmethod(lambda match, gm, sub: bool(match))"));
    QVERIFY(!acceptsAll("match_filter = staticmethod(lambda match, gm, sub: match is not None)"));
    QVERIFY(!acceptsAll("match_filter = staticmethod(lambda match: True)"));
    QVERIFY(!acceptsAll("match_filter = staticmethod(lambda a, b, c: not isinstance(a, int))"));
    QVERIFY(!acceptsAll("match_filter = staticmethod(lambda a, b, c: a == a)"));
    QVERIFY(!acceptsAll("match_filter = staticmethod(lambda a, b, c: a or True)"));
}

void ProviderProgramTest::keepsFiltersToBeCalled()
{
    ProviderProgram program("p.py", std::string(base) + R"(
class One(FusionProvider):
    name = "one"
    pattern = staticmethod(lambda x: x.relu())
    replacement = staticmethod(lambda x: x.exp())

    @staticmethod
    def match_filter(match, graph, pattern):
        return match > 2
)");
    const ProviderFunction& filter = program.providers().at(0).filters.at(0);

    const auto answer = [&](std::int64_t match) {
        const PythonValue none = PythonValue::none();
        return program.evaluator()
            .call(filter.value, {{PythonValue::integer(match), none, none}, {}})
            .value.asBoolean();
    };

    QCOMPARE(filter.place.qualifiedName, "One.match_filter");
    QCOMPARE(filter.place.line, 8u);
    QVERIFY(answer(3));
    QVERIFY(!answer(2));
}

void ProviderProgramTest::listsWhatIsFoundByHand()
{
    const ProviderProgram program("swiglu.py", corpusFile("providers/swiglu.py").toStdString());

    const FusionProviderClass& provider = program.providers().at(1);

    QCOMPARE(provider.className, "SliceReshapeProvider");
    QVERIFY(provider.ownReplace->place.begin.line > provider.namePlace.begin.line);
    QVERIFY(QString::fromStdString(provider.byHand->sentence).contains("walking the graph"));
}

void ProviderProgramTest::endsWithinItsLimits_data()
{
    QTest::addColumn<QString>("body");
    QTest::newRow("endless loop") << "while True:\n            x = x + 1";
    QTest::newRow("endless recursion") << "return One.pattern(x)";
    QTest::newRow("deep lists") << "for _ in range(100000):\n            x = [x]\n        return x";
    QTest::newRow("wide lists")
        << "for _ in range(15):\n            x = [x] * 50\n        return torch.cat(x)";
    QTest::newRow("deep slices")
        << "for _ in range(100000):\n            x = slice(x, x)\n        return x";
    QTest::newRow("long chain")
        << "for _ in range(10 ** 9):\n            x = x.relu().shape\n        return x";
    QTest::newRow("long text") << "y = f'{x}'\n        while True:\n            y += y";
    QTest::newRow("deep attributes")
        << "for _ in range(70000):\n            x = x.y\n        return x";
    QTest::newRow("wide lists of numbers")
        << "k = 1\n        for _ in range(15):\n            k = [k] * 50\n"
           "        while True:\n            torch.ops.aten.relu(k)";
    QTest::newRow("long lists of numbers")
        << "k = list(range(900000))\n        while True:\n            torch.ops.aten.relu(k)";
    QTest::newRow("proxies as attributes")
        << "for _ in range(100000):\n            x.y = x\n            x = x.z\n        return x";
}

void ProviderProgramTest::endsWithinItsLimits()
{
    QFETCH(const QString, body);

    const ProviderProgram program(
        "p.py",
        "import torch\n" + std::string(base)
            + "class One(FusionProvider):\n    name = 'one'\n    @staticmethod\n"
              "    def pattern(x):\n        "
            + body.toStdString() + "\n    replacement = staticmethod(lambda x: x.exp())\n");

    const FusionPair& pair = program.providers().at(0).pairs.at(0);
    QVERIFY(pair.patternTrace.refusal || pair.patternTrace.graph->nodes.size() > 1000);
    QVERIFY(pair.replacementTrace.graph);
}

FUSEWRIGHT_TEST(ProviderProgramTest)
#include "tst_provider_program.moc"
