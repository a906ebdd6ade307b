// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/dpl_findings.h"
#include "engine/rules/tvm/dpl/tvm_program.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// Which pattern is certain to match whatever another matches.
class DplFindingsTest : public QObject {
    Q_OBJECT

private slots:
    void generalPatternsCoverSpecificOnes_data();
    void generalPatternsCoverSpecificOnes();
    void anotherCheckMayLeavePlaces();
    void longPlansEnd();
};

void DplFindingsTest::generalPatternsCoverSpecificOnes_data()
{
    QTest::addColumn<QString>("general");
    QTest::addColumn<QString>("specific");
    QTest::addColumn<bool>("covers");
    const auto row = [](const char* general, const char* specific, bool covers) {
        QTest::addRow("%s, %s", general, specific)
            << QString(general) << QString(specific) << covers;
    };
    row("x", "f(x)", true);
    row("f(x)", "f(x)", true);
    row("f(x)", "f(is_const())", true);
    row("f(is_const())", "f(x)", false);
    row("f(x)", "g(x)", false);
    row("f(x)", "f(x, y)", false);
    row("f(x, varg_default_wildcard=True)", "f(x, y)", true);
    row("f(x, y, varg_default_wildcard=True)", "f(x)", false);
    row("f(x)", "f(x, varg_default_wildcard=True)", false);
    row("f(x)", "f(f(x))", true);
    row("f(x)", "f(x).has_dtype('int8')", true);
    row("f(x).has_dtype('int8')", "f(x)", false);
    row("f(x).has_dtype('int8')", "f(f(x)).has_dtype('int8')", true);
    row("f(x).has_shape([1])", "f(x).has_shape([2])", false);
    row("f(x) | g(x.dup())", "g(is_const())", true);
    row("f(x)", "f(x) | g(y)", false);
    row("f(x) | g(y)", "g(x) | f(y)", true);
    row("f(x)", "f(y) & x", true);
    row("f(x) & f(is_const())", "f(is_const())", true);
    row("is_tuple_get_item(f(x))", "is_tuple_get_item(f(x), 1)", true);
    row("is_tuple_get_item(f(x), 0)", "is_tuple_get_item(f(x), 1)", false);
    row("f(is_gv('k'))", "f(is_gv('kernel'))", true);
    row("f(is_var())", "f(is_dfv('a'))", true);
    row("f(is_var('a'))", "f(is_var('b'))", false);
    row("f(x, x)", "f(x, x)", false);
    row("f(x, y)", "f(x, x)", true);
    row("f(~is_const())", "f(x)", false);
}

void DplFindingsTest::generalPatternsCoverSpecificOnes()
{
    QFETCH(const QString, general);
    QFETCH(const QString, specific);
    QFETCH(const bool, covers);
    const TvmProgram program("p.py",
                             ("from tvm.relax.dpl import *\n"
                              "x, y = wildcard(), wildcard()\n"
                              "f, g = is_op('relax.nn.f'), is_op('relax.nn.g')\n"
                              "P = [('general', "
                              + general + "), ('specific', " + specific + ")]\n")
                                 .toStdString());

    const std::vector<TvmFusionPattern>& both = program.patterns();

    QCOMPARE(both.size(), std::size_t(2));
    QCOMPARE(coversDpl(both[0].pattern, both[1].pattern), covers);
}

void DplFindingsTest::anotherCheckMayLeavePlaces()
{
    const auto findings = [](const std::string& checks) {
        const TvmProgram program("p.py",
                                 "from tvm.relax.dpl import *\n"
                                 "def one(ctx): return True\n"
                                 "def two(ctx): return True\n"
                                 "exp = is_op('relax.exp')(wildcard())\n"
                                 "P = [('a', exp, {}, "
                                     + checks.substr(0, 3)
                                     + "), ('b', is_op('relax.abs')(exp), {}, " + checks.substr(4)
                                     + ")]\n");
        return dplFindings(program, program.plans().at(0)).size();
    };

    QCOMPARE(findings("one two"), std::size_t(0));
    QCOMPARE(findings("one one"), std::size_t(1));
}

void DplFindingsTest::longPlansEnd()
{
    const TvmProgram program("p.py",
                             "from tvm.relax.dpl import *\n"
                             "def chain(length):\n"
                             "    x = wildcard()\n"
                             "    for _ in range(length): x = is_op('relax.exp')(x)\n"
                             "    return x\n"
                             "P = [('p', is_op('relax.abs')(chain(9))) for _ in range(3000)]\n");

    const auto findings = dplFindings(program, program.plans().at(0));

    QVERIFY(program.patterns().size() == 3000 && !findings.empty());
}

FUSEWRIGHT_TEST(DplFindingsTest)
#include "tst_dpl_findings.moc"
