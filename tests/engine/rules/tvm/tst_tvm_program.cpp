// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/tvm_program.h"
#include "engine/support/source_text.h"
#include "tests/engine/rules/tvm/tvm_text.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

QByteArray tvmCorpusFile(const QString& name)
{
    QFile file(FUSEWRIGHT_TEST_DATA "/tvm/" + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

constexpr auto dpl = "from tvm.relax.dpl import *\n"
                     "from tvm.relax.backend import register_patterns\n"
                     "from tvm import relax\n"
                     "x = wildcard()\n"
                     "exp = is_op('relax.exp')(x)\n";

std::string writtenAt(const TvmProgram& program, ByteRange place)
{
    return std::string(program.source()->text().substr(place.begin, place.size()));
}

} // namespace

/// Pattern files list what they list in TVM.
class TvmProgramTest : public QObject {
    Q_OBJECT

private slots:
    void listsWhatTheCorpusSays_data();
    void listsWhatTheCorpusSays();
    void knowsWhereNamesStand();
    void callsChecks();
    void asksTheHookAboutForeignValues();
    void importsSiblings();
    void listsThePatternThatAPassNames();
    void knowsBuiltInModules_data();
    void knowsBuiltInModules();
    void prefersItsOwnModulesToBuiltInOnes();
    void badEntriesKeepTheirNeighbours_data();
    void badEntriesKeepTheirNeighbours();
    void tellsTheWayOfWhatIsUnknown();
    void endsWithinItsLimits_data();
    void endsWithinItsLimits();
    void aFileThatIsBegunIsNoError();
};

void TvmProgramTest::listsWhatTheCorpusSays_data()
{
    QTest::addColumn<QString>("file");
    const QStringList files = QDir(FUSEWRIGHT_TEST_DATA "/tvm").entryList({"*.py"});
    QVERIFY(files.size() >= 7);
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << file;
}

void TvmProgramTest::listsWhatTheCorpusSays()
{
    QFETCH(const QString, file);
    const QString expected = QString::fromUtf8(tvmCorpusFile(QString(file).replace(".py", ".txt")));

    const TvmProgram program(file.toStdString(), tvmCorpusFile(file).toStdString());

    const QStringList lines = planLines(program) + findingLines(program);
    QCOMPARE(lines.join('\n') + '\n', expected);
}

void TvmProgramTest::knowsWhereNamesStand()
{
    const TvmProgram program("p.py",
                             dpl
                                 + std::string("register_patterns([('a', exp)])\n"
                                               "register_patterns([('b' + 'c', exp)])\n"
                                               "register_patterns([relax.transform.FusionPattern("
                                               "'d', exp)])\n"));

    const std::vector<TvmFusionPattern>& patterns = program.patterns();
    QCOMPARE(writtenAt(program, patterns.at(0).nameRange), std::string("'a'"));
    QCOMPARE(writtenAt(program, patterns.at(0).range), std::string("('a', exp)"));
    QCOMPARE(writtenAt(program, patterns.at(1).nameRange), std::string("is_op('relax.exp')(x)"));
    QCOMPARE(writtenAt(program, patterns.at(2).range),
             std::string("relax.transform.FusionPattern('d', exp)"));
    QVERIFY(patterns.at(2).isHere);
}

void TvmProgramTest::callsChecks()
{
    TvmProgram program("p.py",
                       dpl
                           + std::string("from functools import partial\n"
                                         "def check(context, least=3):\n"
                                         "    return context['n'] >= least\n"
                                         "register_patterns([('a', exp, {}, check),\n"
                                         "    ('b', exp, {}, partial(check, least=5))])\n"));
    PythonRuntime& runtime = program.evaluator().runtime();
    PythonTable& context = runtime.table(PythonType::Dict);
    runtime.setKey(context, runtime.string("n"), PythonValue::integer(4));

    const auto says = [&](std::size_t at) {
        return program.call(program.patterns().at(at).check, {{PythonValue(context)}, {}}).value;
    };

    QVERIFY(says(0).is(PythonType::Bool) && says(0).asBoolean());
    QVERIFY(says(1).is(PythonType::Bool) && !says(1).asBoolean());
}

void TvmProgramTest::asksTheHookAboutForeignValues()
{
    TvmProgram program("p.py",
                       dpl
                           + std::string("def check(value):\n"
                                         "    return isinstance(value, (int, relax.Call))\n"
                                         "register_patterns([('a', exp, {}, check)])\n"));
    std::vector<std::string> asked;
    program.setInstanceHook([&](const PythonAsk&, PythonValue value, const TvmName& type) {
        asked.push_back(type.name());
        return PythonValue::boolean(value.is(PythonType::None));
    });

    const PythonValue check = program.patterns().at(0).check;
    const PythonOutcome none = program.call(check, {{PythonValue::none()}, {}});
    const PythonOutcome real = program.call(check, {{PythonValue::real(1.5)}, {}});

    QVERIFY(none.value.is(PythonType::Bool) && none.value.asBoolean());
    QVERIFY(real.value.is(PythonType::Bool) && !real.value.asBoolean());
    QCOMPARE(asked, std::vector<std::string>(2, "tvm.relax.Call"));
}

void TvmProgramTest::importsSiblings()
{
    const auto siblings =
        [](std::string_view dotted,
           const SourceText&) -> std::optional<std::pair<std::string, std::string>> {
        if (dotted == ".table" || dotted == "tvm.contrib.acme.table")
            return std::pair(std::string("table.py"),
                             dpl
                                 + std::string("register_patterns([('sibling', exp)])\n"
                                               "def unary(name): return is_op(name)(x)\n"));
        return std::nullopt;
    };

    for (const char* const from :
         {"from .table import unary\n", "from tvm.contrib.acme.table import unary\n",
          "from tvm.contrib.acme import table\nunary = table.unary\n"}) {
        const TvmProgram program(
            "p.py", dpl + std::string(from) + "register_patterns([('own', unary('relax.abs'))])\n",
            siblings);

        QCOMPARE(
            planLines(program),
            QStringList({"plan registry", "  own = relax.abs(*)", "  sibling = relax.exp(*)"}));
        QVERIFY(program.patterns().at(1).isHere && !program.patterns().at(0).isHere);
    }
}

/// As in TVM's tutorial of customized passes: what it names is registered by a module of TVM's.
void TvmProgramTest::listsThePatternThatAPassNames()
{
    const std::string pass = "import tvm\nfrom tvm import relax\n"
                             "import tvm.relax.backend.acme as _acme\n"
                             "class Model(relax.frontend.nn.Module):\n    pass\n"
                             "mod = Model().export_tvm()\n"
                             "@tvm.transform.module_pass(opt_level=0, name='Dispatch')\n"
                             "class Dispatch:\n"
                             "    def transform_module(self, mod, ctx):\n"
                             "        patterns = [relax.backend.get_pattern('acme.exp')]\n"
                             "        return relax.transform.FuseOpsByPattern(patterns)(mod)\n";
    const auto siblings =
        [](std::string_view dotted,
           const SourceText&) -> std::optional<std::pair<std::string, std::string>> {
        if (dotted == "tvm.relax.backend.acme")
            return std::pair(std::string("acme.py"),
                             dpl
                                 + std::string("register_patterns([('acme.exp', exp), "
                                               "('acme.abs', is_op('relax.abs')(x))])\n"));
        return std::nullopt;
    };

    const TvmProgram with("p.py", pass, siblings);
    const TvmProgram without("p.py", pass);

    QCOMPARE(planLines(with),
             QStringList({"plan registry", "  acme.abs = relax.abs(*)", "  acme.exp = relax.exp(*)",
                          "plan Dispatch.transform_module", "  acme.exp = relax.exp(*)"}));
    QVERIFY(with.findings().empty());
    QVERIFY(planLines(without).isEmpty());
    QCOMPARE(without.findings().front().code, std::string("unknown-pattern"));
    QVERIFY(without.findings().front().message.find("`acme.exp`") != std::string::npos);
}

void TvmProgramTest::knowsBuiltInModules_data()
{
    QTest::addColumn<QString>("import");
    QTest::addColumn<QString>("made");
    const auto row = [](const char* import, const char* made) {
        QTest::newRow(import) << QString(import) << QString(made);
    };
    row("from tvm.relax.backend.patterns import *", "make_matmul_pattern()");
    row("from tvm.relax.backend.patterns import make_matmul_pattern", "make_matmul_pattern()");
    row("import tvm.relax.backend.patterns as p", "p.make_matmul_pattern()");
    row("from tvm.relax.backend import patterns", "patterns.make_matmul_pattern()");
    row("from ..patterns import make_matmul_pattern as m", "m()");
    row("import tvm", "tvm.relax.backend.patterns.make_matmul_pattern()");
}

void TvmProgramTest::knowsBuiltInModules()
{
    QFETCH(const QString, import);
    QFETCH(const QString, made);

    const TvmProgram program(
        "p.py", dpl + (import + "\nregister_patterns([('a', *" + made + ")])\n").toStdString());

    QCOMPARE(planLines(program),
             QStringList({"plan registry", "  a = relax.matmul(*, *) {lhs rhs root}"}));
}

void TvmProgramTest::prefersItsOwnModulesToBuiltInOnes()
{
    const std::string text = "from ..patterns import make_matmul_pattern\n"
                             "from ..pattern_registry import register_patterns\n"
                             "register_patterns([('a', *make_matmul_pattern())])\n";
    const auto siblings =
        [](std::string_view dotted,
           const SourceText&) -> std::optional<std::pair<std::string, std::string>> {
        if (dotted != "..patterns")
            return std::nullopt;
        return std::pair(std::string("patterns.py"),
                         dpl + std::string("def make_matmul_pattern(): return exp, {'e': exp}\n"));
    };

    const TvmProgram alone("p.py", text);
    const TvmProgram beside("p.py", text, siblings);

    QCOMPARE(planLines(alone).last(), QString("  a = relax.matmul(*, *) {lhs rhs root}"));
    QCOMPARE(planLines(beside).last(), QString("  a = relax.exp(*) {e}"));
}

void TvmProgramTest::badEntriesKeepTheirNeighbours_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("finding");
    const auto row = [](const char* entry, const char* finding) {
        QTest::newRow(entry) << QString(entry) << QString(finding);
    };
    row("('m', later)", "python-error 8: NameError: name 'later' is not defined");
    row("3",
        "no-pattern 6: An entry of the list is no pattern, but 'int'. Write `(name, pattern)`"
        " or `FusionPattern(…)`.");
    row("('m',)",
        "no-pattern 8: `m` is no pattern. FusionPattern() missing 1 required positional"
        " argument: 'pattern'.");
    row("(3, exp)",
        "no-pattern 6: An entry of the list is no pattern. FusionPattern() takes a"
        " string, not 'int'.");
    row("('m', exp, {}, None, None, 1)",
        "no-pattern 8: `m` is no pattern. FusionPattern() takes 5 positional arguments but 6 were"
        " given.");
    row("('m', exp, [exp])",
        "no-pattern 8: `m` is no pattern. FusionPattern() takes a dict as its annotation"
        " patterns.");
    row("('m', relax.make())",
        "unknown-pattern 8: `m` cannot be known without running it. `tvm.relax.make()` is known"
        " only to a running TVM. (line 8)");
}

void TvmProgramTest::badEntriesKeepTheirNeighbours()
{
    QFETCH(const QString, entry);
    QFETCH(const QString, finding);

    const TvmProgram program(
        "p.py",
        dpl
            + ("register_patterns([\n('a', exp),\n" + entry + ",\n('b', exp),\n])\n")
                  .toStdString());

    QCOMPARE(planLines(program),
             QStringList({"plan registry", "  b = relax.exp(*)", "  a = relax.exp(*)"}));
    QCOMPARE(findingLines(program).mid(0, 1), QStringList({finding}));
}

void TvmProgramTest::tellsTheWayOfWhatIsUnknown()
{
    const TvmProgram program("p.py",
                             dpl
                                 + std::string("import somewhere\n"
                                               "made = somewhere.table()\n"
                                               "register_patterns(made)\n"));

    QCOMPARE(findingLines(program),
             QStringList({"unknown-list 7: The list of patterns cannot be known without running it."
                          " The module `somewhere` is not known here. (line 6) Its attribute"
                          " `table` is read. (line 7) It is called. (line 7)"}));
}

void TvmProgramTest::endsWithinItsLimits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("finding");
    QTest::addColumn<int>("patterns");
    const auto row = [](const char* name, const char* text, const char* finding, int patterns) {
        QTest::newRow(name) << QString(text) << QString(finding) << patterns;
    };
    row("loop", "register_patterns([('a', exp)])\nwhile True: exp = is_op('e')(exp)\n",
        "python-error 7: ", 1);
    row("recursion", "def f(): return f()\nf()\nregister_patterns([('a', exp)])\n",
        "python-error 6: Calls are nested too deep", 1);
    row("list", "p = [exp] * 100000000\nregister_patterns([('a', exp)])\n", "python-error 6: ", 1);
    row("doubled",
        "for _ in range(60): x = is_op('relax.add')(x, x)\n"
        "register_patterns([('a', x)])\n",
        nullptr, 1);
    row("registry", "while True: register_patterns([('a', exp)] * 1000)\n", "python-error 6: ", 1);
    row("alternatives", "for _ in range(10000): x = x | exp\nregister_patterns([('a', x)])\n",
        nullptr, 1);
    row("function",
        "def f(mod, a):\n  while True: relax.transform.FuseOpsByPattern([('a', exp)])\n", nullptr,
        2);
    row("nested", "P = [[[[[[[[[[exp]]]]]]]]]]\n", nullptr, 1);
    row("cycle", "P = []\nP.append(P)\nregister_patterns(P)\n", "no-pattern 8: ", 1);
    row("before", "register_patterns([('a', later)])\nlater = exp\n",
        "python-error 6: NameError: name 'later' is not defined", 1);
    row("syntax", "register_patterns([('a', exp)])\ndef (:\n", "python-syntax 7: ", 1);
    row("manifold",
        "for _ in range(20000): x = is_op('relax.exp')(x)\n"
        "register_patterns([(str(at), x) for at in range(1000)])\n",
        "too-many-patterns 7: ", 6);
}

void TvmProgramTest::endsWithinItsLimits()
{
    QFETCH(const QString, text);
    QFETCH(const QString, finding);
    QFETCH(const int, patterns);

    const TvmProgram program("p.py", dpl + text.toStdString());

    const QStringList found = findingLines(program);
    QVERIFY2(finding.isNull() || found.value(0).startsWith(finding), qPrintable(found.join('\n')));
    if (patterns >= 0)
        QCOMPARE(static_cast<int>(program.patterns().size()), patterns);
}

void TvmProgramTest::aFileThatIsBegunIsNoError()
{
    const TvmProgram empty("p.py", "\n  \n");
    const TvmProgram begun("p.py", "from tvm.relax.dpl import wildcard\n");

    QCOMPARE(findingLines(empty), QStringList());
    QCOMPARE(findingLines(begun),
             QStringList({"no-patterns 1: The file lists no patterns, so nothing is fused. Call"
                          " `register_patterns` with a list of `(name, pattern)`."}));
}

FUSEWRIGHT_TEST(TvmProgramTest)
#include "tst_tvm_program.moc"
