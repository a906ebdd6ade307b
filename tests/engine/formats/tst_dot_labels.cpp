// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_labels.h"
#include "engine/formats/dot/fx_label.h"
#include "engine/formats/dot/html_text.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

using Texts = std::vector<std::string>;

LabelText plain(std::string_view label)
{
    return readLabel(label, "box", {.node = "n", .graph = "g"});
}

LabelText record(std::string_view label)
{
    return readLabel(label, "record", {.node = "n", .graph = "g"});
}

OperatorLabel guessFor(const std::vector<LabelText>& labels)
{
    const auto catalogue = OperatorCatalogue::builtIn();
    LabelSample sample(*catalogue);
    for (const LabelText& label : labels)
        sample.add(label);
    return sample.guess();
}

} // namespace

class DotLabelsTest : public QObject {
    Q_OBJECT

private slots:
    void breaksLinesAtEscapesAndLineEnds();
    void putsInTheNamesOfTheNodeAndTheGraph();
    void resolvesTheEscapesOfANameThatItPutsIn();
    void takesOtherEscapedCharactersAsTheyAre();
    void takesTheFieldsOfARecordForLines();
    void keepsBracesThatAreEscapedInARecord();
    void leavesBracesOfOtherShapesAlone();
    void cutsVeryLongLabelsOff();
    void findsTheOperatorWhereItIsSaid_data();
    void findsTheOperatorWhereItIsSaid();
    void readsAFunctionOfAnFxDrawing();
    void readsAModuleOfAnFxDrawing();
    void takesTheOpCodeForTheOperatorAtTheBoundary();
    void readsTheWeightsOfAnFxDrawing();
    void guessesTargetsOfModules();
    void readsTheOutputsOfNetDrawer();
    void isNoNetDrawerLabelWithoutAPosition();
    void guessesTargetsWhenMostLabelsHaveOne();
    void guessesTheLineWhoseWordsAreKnown();
    void guessesTheSecondLineWhenOnlyThatComesAgain();
    void guessesTheFirstLineOtherwise();
    void guessesTheWholeLabelWhenAllAreOneLine();
    void readsHtmlAsText_data();
    void readsHtmlAsText();
};

void DotLabelsTest::breaksLinesAtEscapesAndLineEnds()
{
    QCOMPARE(plain("conv\\n a\\lb\\r\n\nc\\n").lines, (Texts{"conv", "a", "b", "c"}));
}

void DotLabelsTest::putsInTheNamesOfTheNodeAndTheGraph()
{
    QCOMPARE(plain("\\N of \\G").lines, Texts{"n of g"});
}

void DotLabelsTest::resolvesTheEscapesOfANameThatItPutsIn()
{
    const LabelText label =
        readLabel("\\N", "", {.node = "Add (op#2)\\n input0 a\\N", .graph = "g"});

    QCOMPARE(label.lines, (Texts{"Add (op#2)", "input0 a"}));
}

void DotLabelsTest::takesOtherEscapedCharactersAsTheyAre()
{
    QCOMPARE(plain("a\\\\b\\{\\x\\").lines, Texts{"a\\b{x\\"});
}

void DotLabelsTest::takesTheFieldsOfARecordForLines()
{
    const LabelText label = record("{ conv2d\\n3x3 | {<i> in | <o> out} | }");

    QCOMPARE(label.fields, (Texts{"conv2d\n3x3", "in", "out"}));
    QCOMPARE(label.lines, (Texts{"conv2d", "3x3", "in", "out"}));
}

void DotLabelsTest::keepsBracesThatAreEscapedInARecord()
{
    QCOMPARE(record("\\{a\\|b\\} \\<c\\>").fields, Texts{"{a|b} <c>"});
}

void DotLabelsTest::leavesBracesOfOtherShapesAlone()
{
    QCOMPARE(plain("{a|<b>}").lines, Texts{"{a|<b>}"});
}

void DotLabelsTest::cutsVeryLongLabelsOff()
{
    const std::string many(1'000'000, 'x');

    QVERIFY(plain(many).lines.front().size() < 100'000);
    QVERIFY(readLabel("\\N\\N\\N\\N\\N", "", {.node = many, .graph = many}).lines.front().size()
            < 200'000);
}

void DotLabelsTest::findsTheOperatorWhereItIsSaid_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<int>("where");
    QTest::addColumn<QString>("op");

    const auto add = [](const char* name, const char* label, OperatorLabel where, const char* op) {
        QTest::newRow(name) << QString(label) << static_cast<int>(where) << QString(op);
    };
    add("first line", "relu\\nx", OperatorLabel::FirstLine, "relu");
    add("second line", "x\\nrelu", OperatorLabel::SecondLine, "relu");
    add("second of one", "relu", OperatorLabel::SecondLine, "relu");
    add("whole", "layer\\nnorm", OperatorLabel::Whole, "layer norm");
    add("target", "name=%x\\ntarget=operator.add", OperatorLabel::Target, "operator.add");
    add("no target", "relu\\nx", OperatorLabel::Target, "relu");
    add("position", "Unsqueeze (op#12)\\n input0 a", OperatorLabel::FirstLine, "Unsqueeze");
    add("no position", "Unsqueeze (op#x)", OperatorLabel::FirstLine, "Unsqueeze (op#x)");
    add("empty", " \\n", OperatorLabel::FirstLine, "");
}

void DotLabelsTest::findsTheOperatorWhereItIsSaid()
{
    QFETCH(QString, label);
    QFETCH(int, where);
    QFETCH(QString, op);

    const std::string found =
        operatorIn(plain(label.toStdString()), static_cast<OperatorLabel>(where));

    QCOMPARE(QString::fromStdString(found), op);
}

void DotLabelsTest::readsAFunctionOfAnFxDrawing()
{
    const auto label = parseFxLabel(
        record("{name=%mul_1|op_code=call_function\\n|target=torch.ops.aten.mul.Tensor\\n|args=("
               "\\lNone,\\n"
               "[2, 2],\\n)\\l|kwargs=\\{k: "
               "1,\\}\\n|num_users=2\\n|dtype=torch.float16\\n|shape=(s0, 4)\\n"
               "|requires_grad=False\\n|stride=(4, 1)\\n|dtype=torch.int64\\n|shape=(1,)\\n}"));

    QVERIFY(label);
    QCOMPARE(label->name, "mul_1");
    QCOMPARE(label->op, "torch.ops.aten.mul.Tensor");
    QCOMPARE(label->dtype, "torch.float16");
    QCOMPARE(label->shape, "(s0, 4)");
    QCOMPARE(label->attributes.size(), 2u);
    QCOMPARE(label->attributes[0].second, "(None, [2, 2])");
    QCOMPARE(label->attributes[1].second, "{k: 1,}");
}

void DotLabelsTest::readsAModuleOfAnFxDrawing()
{
    const auto label =
        parseFxLabel(record("{name=%conv1|op_code=call_module\\n\\n"
                            "torch.nn.modules.conv.Conv2d\\n|stride: (2, 2)\\ngroups: 1\\n"
                            "|num_users=1\\n}"));

    QVERIFY(label);
    QCOMPARE(label->op, "torch.nn.modules.conv.Conv2d");
    QCOMPARE(label->attributes.size(), 2u);
    QCOMPARE(label->attributes[0].first, "stride");
    QCOMPARE(label->attributes[0].second, "(2, 2)");
}

/// As PyTorch 1.13 writes them, which puts a buffer's name away.
void DotLabelsTest::readsTheWeightsOfAnFxDrawing()
{
    for (const char* const text : {"{conv.weight|op_code=get_parametertorch.float32[64, 3]\\n}",
                                   "{buffer\\ltorch.float32[64, 3]\\n}"}) {
        const auto label = parseFxLabel(record(text));

        QVERIFY(label);
        QCOMPARE(label->op, "get_attr");
        QCOMPARE(label->dtype, "torch.float32");
        QCOMPARE(label->shape, "(64, 3)");
    }
    QVERIFY(!parseFxLabel(record("{buffer\\l3 x 3}")));
}

void DotLabelsTest::guessesTargetsOfModules()
{
    std::vector<LabelText> labels;
    for (const char* const name : {"a", "b", "c"})
        labels.push_back(record("{name=%" + std::string(name)
                                + "|op_code=call_module\\n\\ntorch.nn.modules.activation.ReLU"
                                  "\\n|inplace: True\\n\\n|dtype=torch.float32\\n}"));
    QCOMPARE(guessFor(labels), OperatorLabel::Target);
    QCOMPARE(operatorIn(labels.front(), OperatorLabel::Target), "torch.nn.modules.activation.ReLU");
}

void DotLabelsTest::takesTheOpCodeForTheOperatorAtTheBoundary()
{
    for (const std::string op : {"placeholder", "get_attr", "output"}) {
        const auto label = parseFxLabel(record("{name=%x|op_code=" + op + "\\n|target=x\\n}"));

        QVERIFY(label);
        QCOMPARE(label->op, op);
    }
}

void DotLabelsTest::readsTheOutputsOfNetDrawer()
{
    const auto label = parseNetDrawer(plain("Split (op#3)\\n input0 x y\\n output0 a\\n output1 \\n"
                                            " output2 c"));

    QVERIFY(label);
    QCOMPARE(label->outputs, (Texts{"a", "", "c"}));
}

void DotLabelsTest::isNoNetDrawerLabelWithoutAPosition()
{
    QVERIFY(!parseNetDrawer(plain("Split\\n input0 x\\n output0 a")));
    QVERIFY(!parseNetDrawer(plain("Split (op#3)\\n attribute x")));
}

void DotLabelsTest::guessesTargetsWhenMostLabelsHaveOne()
{
    QCOMPARE(guessFor({record("{name=%a|target=operator.add}"), record("{name=%b|target=x}"),
                       plain("legend")}),
             OperatorLabel::Target);
}

void DotLabelsTest::guessesTheLineWhoseWordsAreKnown()
{
    QCOMPARE(guessFor({plain("conv2d\\nc1"), plain("c2\\nx")}), OperatorLabel::FirstLine);
    QCOMPARE(guessFor({plain("c1\\nconv2d"), plain("r1\\nrelu"), plain("a\\nadd")}),
             OperatorLabel::SecondLine);
}

void DotLabelsTest::guessesTheSecondLineWhenOnlyThatComesAgain()
{
    QCOMPARE(guessFor({plain("n1\\nfoo"), plain("n2\\nfoo"), plain("n3\\nbar"), plain("n4\\nbar")}),
             OperatorLabel::SecondLine);
}

void DotLabelsTest::guessesTheFirstLineOtherwise()
{
    QCOMPARE(guessFor({plain("foo\\nn1"), plain("foo\\nn2"), plain("bar\\nn3"), plain("x")}),
             OperatorLabel::FirstLine);
}

void DotLabelsTest::guessesTheWholeLabelWhenAllAreOneLine()
{
    QCOMPARE(guessFor({plain("conv2d"), plain("relu")}), OperatorLabel::Whole);
    QCOMPARE(guessFor({}), OperatorLabel::Whole);
}

void DotLabelsTest::readsHtmlAsText_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("text");

    QTest::newRow("tags") << "<b>conv</b> <font color=\"red\">2d</font>"
                          << "conv 2d";
    QTest::newRow("breaks") << "conv<br/>a<BR align=\"left\"/>b"
                            << "conv\na\nb";
    QTest::newRow("table") << "<table>\n<tr><td>conv</td><td port=\"p\">3x3</td></tr>\n</table>"
                           << "conv\n3x3";
    QTest::newRow("entities") << "a &lt;b&gt; &amp;amp; &#65;&#x42; &nope; &#xD800;"
                              << "a <b> &amp; AB &nope; &#xD800;";
    QTest::newRow("comment") << "a<!-- <br/> -->b"
                             << "ab";
    QTest::newRow("spaces") << "  a \n\t b  "
                            << "a b";
    QTest::newRow("broken") << "a <b"
                            << "a";
    QTest::newRow("umlaut") << "&#228;" << QString::fromUtf8("ä");
}

void DotLabelsTest::readsHtmlAsText()
{
    QFETCH(QString, html);
    QFETCH(QString, text);

    QCOMPARE(QString::fromStdString(textOfHtml(html.toStdString())), text);
}

FUSEWRIGHT_TEST(DotLabelsTest)
#include "tst_dot_labels.moc"
