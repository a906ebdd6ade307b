// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The picture of patterns that are written in Python, which say less than YAML's.

#include "tests/kit/test_program.h"
#include "tests/widgets/pattern/pattern_window.h"

#include <QSignalSpy>
#include <QTest>

using namespace fusewright;

class PatternInPythonTest : public QObject, private test::PatternWindow {
    Q_OBJECT

private slots:
    void init()
    {
        m_name = "rules.py";
        open();
    }
    void cleanup() { close(); }
    void theMenuEditsAPatternOfTvm();
    void theMenuEditsAFusionProvider();
    void theMenuOffersNothingThatALanguageCannotSay();
    void textThatSeveralRulesShareStaysAndItIsSaid();
};

namespace {

const auto tvmText =
    QStringLiteral("from tvm.relax.dpl import is_op, wildcard\n"
                   "from tvm.relax.backend.pattern_registry import register_patterns\n\n\n"
                   "def made():\n"
                   "    out = is_op(\"relax.nn.conv2d\")(wildcard(), wildcard())\n"
                   "    return is_op(\"relax.nn.relu\")(out)\n\n\n"
                   "register_patterns([(\"own.made\", made())])\n");

const auto providerText = QStringLiteral(
    "import torch\nfrom tt_torch.fusion_providers import FusionProvider\n\n\n"
    "class Own(FusionProvider):\n    name = \"own\"\n\n"
    "    @staticmethod\n    def pattern(x, eps):\n        return torch.relu(x.exp().add(eps))\n\n"
    "    @staticmethod\n    def replacement(x, eps):\n        return torch.sigmoid(x)\n");

} // namespace

void PatternInPythonTest::theMenuEditsAPatternOfTvm()
{
    setText(tvmText);
    show(QStringLiteral("own.made"));

    action("relu", QStringLiteral("Operators"))->trigger();
    answer(QStringLiteral("relax.nn.gelu, relax.nn.silu"));

    QVERIFY(m_rules->text().contains(
        QStringLiteral("(is_op(\"relax.nn.gelu\") | is_op(\"relax.nn.silu\"))(out)")));
    setText(tvmText);
    showAgain(QStringLiteral("own.made"), 4);
    action("relu", QStringLiteral("Optional"))->trigger();
    QVERIFY(m_rules->text().contains(QStringLiteral("return is_op(\"relax.nn.relu\")(out) | out")));
}

void PatternInPythonTest::theMenuEditsAFusionProvider()
{
    setText(providerText);
    show(QStringLiteral("name = "));

    action("exp", QStringLiteral("Remove"))->trigger();
    QVERIFY(m_rules->text().contains(QStringLiteral("torch.relu(x.add(eps))")));

    showAgain(QStringLiteral("name = "), 6);
    action("eps", QStringLiteral("Rename"))->trigger();
    answer(QStringLiteral("epsilon"));
    QVERIFY(m_rules->text().contains(QStringLiteral("torch.relu(x.add(epsilon))")));
}

void PatternInPythonTest::theMenuOffersNothingThatALanguageCannotSay()
{
    setText(providerText);
    show(QStringLiteral("name = "));
    QVERIFY(!action("exp", QStringLiteral("Optional"))->isEnabled());
    QVERIFY(!action("exp", QStringLiteral("Optional"))->toolTip().isEmpty());
    QVERIFY(!action("exp", QStringLiteral("Feed"))->isEnabled());
    QVERIFY(action("exp", QStringLiteral("Remove"))->isEnabled());
    QVERIFY(!action("exp", QStringLiteral("Rename"))->isEnabled());
    QVERIFY(action("eps", QStringLiteral("Rename"))->isEnabled());
    QVERIFY(!action("eps", QStringLiteral("Remove"))->isEnabled());
    QVERIFY(!action("exp", QStringLiteral("Add an alternative"))->isEnabled());

    setText(tvmText);
    showAgain(QStringLiteral("own.made"), 4);
    QVERIFY(!action("relu", QStringLiteral("Context"))->isEnabled());
    QVERIFY(!action("relu", QStringLiteral("Rename"))->isEnabled());
    QVERIFY(!action("any", QStringLiteral("Operators"))->isEnabled());
    QVERIFY(action("relu", QStringLiteral("Optional"))->isEnabled());
}

void PatternInPythonTest::textThatSeveralRulesShareStaysAndItIsSaid()
{
    const QString shared =
        QString(tvmText).replace(QStringLiteral("[(\"own.made\", made())]"),
                                 QStringLiteral("[(\"own.made\", made()), (\"other\", made())]"));
    setText(shared);
    show(QStringLiteral("own.made"));
    QSignalSpy said(m_panel.get(), &PatternPanel::said);

    action("relu", QStringLiteral("Optional"))->trigger();

    QCOMPARE(m_rules->text(), shared);
    QCOMPARE(said.size(), 1);
}

FUSEWRIGHT_TEST(PatternInPythonTest)
#include "tst_pattern_in_python.moc"
