// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/argument_names.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// What operators call their positional arguments.
class ArgumentNamesTest : public QObject {
    Q_OBJECT

private slots:
    void choosesTheOverloadThatFits_data();
    void choosesTheOverloadThatFits();
    void knowsNothingOfOthers();
    void letsTheLastParameterTakeTheRest();
};

namespace {

/// A letter for each argument, as the tables have them.
std::vector<ArgumentKind> kinds(const QString& letters)
{
    std::vector<ArgumentKind> all;
    for (const QChar letter : letters)
        all.push_back(static_cast<ArgumentKind>(letter.toLatin1()));
    return all;
}

QString names(const Parameters* parameters)
{
    QStringList all;
    if (parameters) {
        for (const Parameter& parameter : *parameters)
            all << QString::fromUtf8(parameter.name.data(), int(parameter.name.size()));
    }
    return all.join(' ');
}

} // namespace

void ArgumentNamesTest::choosesTheOverloadThatFits_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* op, const char* given, const char* expected) {
        QTest::addRow("%s %s", op, given) << given << expected;
    };
    add("torch.max", "Ti", "self dim keepdim");
    add("torch.max", "TT", "self other");
    add("max", "Ti", "self dim keepdim");
    add("to", "Td", "self dtype non_blocking copy memory_format");
    add("to", "Tsd", "self device dtype non_blocking copy memory_format");
    add("split", "TI", "self split_size dim");
    add("torch.ops.aten.sum.dim_IntList", "TI", "self dim keepdim");
    add("torch.ops.aten.add_.Tensor", "Ti", "self other");
    add("torch.nn.functional.softmax", "Ti", "input dim _stacklevel dtype");
    add("torch.linalg.vector_norm", "Ti", "self ord dim keepdim");
    add("operator.getitem", "Ti", "self index");
    add("torch.ops.higher_order.cond", "TTT?", "pred true_fn false_fn operands");
    add("R.sum", "Ti", "x axis keepdims");
}

void ArgumentNamesTest::choosesTheOverloadThatFits()
{
    QFETCH(QString, given);
    QFETCH(QString, expected);
    const std::string op =
        QString::fromLatin1(QTest::currentDataTag()).section(' ', 0, 0).toStdString();

    QCOMPARE(names(ArgumentNames::builtIn().find(op, kinds(given))), expected);
}

void ArgumentNamesTest::knowsNothingOfOthers()
{
    QVERIFY(!ArgumentNames::builtIn().find("acme.max", kinds("Ti")));
    QVERIFY(!ArgumentNames::builtIn().find("torch.max", kinds("Tsss")));
}

void ArgumentNamesTest::letsTheLastParameterTakeTheRest()
{
    const Parameters parameters{{"self", ArgumentKind::Value}, {"size", ArgumentKind::Integers}};

    QVERIFY(takesTheRest(parameters, kinds("TiTi")));
    QVERIFY(takesTheRest(parameters, kinds("Ti")));
    QVERIFY(!takesTheRest(parameters, kinds("TI")));
    QVERIFY(!takesTheRest(parameters, kinds("Tif")));
}

FUSEWRIGHT_TEST(ArgumentNamesTest)
#include "tst_argument_names.moc"
