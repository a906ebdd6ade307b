// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/model_pages.h"

#include "engine/report/html_page.h"
#include "engine/support/utf8.h"

#include "tests/kit/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

using namespace fusewright;

/// The report of a model as HTML and as Markdown.
class ModelPagesTest : public QObject {
    Q_OBJECT

private slots:
    void htmlEscapesWhatHasAMeaning();
    void htmlReplacesMalformedUtf8();
    void anHtmlPageOpensAndClosesEveryElement();
    void anHtmlPageNeedsNothingButItself();
    void columnsOfNumbersStandAtTheRight();
    void theTitleIsTheNameOfTheModelOrOfTheFile();
    void aMarkdownPageIsWrittenAsPeopleWriteIt();
    void aMarkdownCellStaysOneCell_data();
    void aMarkdownCellStaysOneCell();
    void aMarkdownPageIsWellFormedUtf8();
    void sharesAddUpToTheWhole();
};

namespace {

ModelFacts pageFacts()
{
    return {.name = "net",
            .format = "onnx",
            .nodes = 1632,
            .edges = 3,
            .operators = {{"matmul", "MatMul", "gemm", 1600}, {"acme", "com.acme::Op", "", 32}},
            .folded = {{"Identity", "identity", TidyReason::Identity, 2}},
            .nested = {{"if", "then_branch", 7, 1}},
            .properties = {{"opset", "17"}}};
}

/// Facts in which every text tries to get out of its place.
ModelReport hostileReport()
{
    const std::string text = "</td></table><script>alert(1)</script>&\"'\xFF|\n# x";
    ModelFacts facts = pageFacts();
    facts.name = text;
    facts.operators = {{text, text, text, 1}};
    facts.folded.front().native = text;
    facts.nested.front() = {text, text, 1, 1};
    facts.properties = {{text, text}};
    static const std::vector<Diagnostic> findings{{.code = text, .message = text}};
    return {.file = text, .facts = facts, .diagnostics = findings};
}

/// The elements that are open at the end, or the first that closes what is not open.
QString leftOpen(const QString& html)
{
    static const QRegularExpression tag("<(/?)([A-Za-z0-9]+)[^>]*>");
    QStringList open;
    auto each = tag.globalMatch(html);
    while (each.hasNext()) {
        const auto match = each.next();
        const QString name = match.captured(2);
        if (name == "meta")
            continue;
        if (match.captured(1).isEmpty())
            open << name;
        else if (open.isEmpty() || open.takeLast() != name)
            return "</" + name;
    }
    return open.join(' ');
}

std::string markdownOf(const ModelFacts& facts)
{
    return modelMarkdown({.file = "net.onnx", .facts = facts, .diagnostics = {}});
}

} // namespace

void ModelPagesTest::htmlEscapesWhatHasAMeaning()
{
    QCOMPARE(htmlEscaped("<a href=\"x\">&amp;</a>"),
             std::string("&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;"));
    QCOMPARE(htmlEscaped("é → 😀"), std::string("é → 😀"));
}

void ModelPagesTest::htmlReplacesMalformedUtf8()
{
    QCOMPARE(htmlEscaped("a\xFF<\xE2\x82"), std::string("a�&lt;��"));
}

void ModelPagesTest::anHtmlPageOpensAndClosesEveryElement()
{
    const QString page = QString::fromStdString(modelHtml(hostileReport()));

    QCOMPARE(leftOpen(page), QString());
    QVERIFY(!page.contains("<script"));
}

void ModelPagesTest::anHtmlPageNeedsNothingButItself()
{
    const std::string page =
        modelHtml({.file = "net.onnx", .facts = pageFacts(), .diagnostics = {}});

    for (const char* outside : {"http", "src=", "href=", "@import", "url("})
        QVERIFY2(page.find(outside) == std::string::npos, outside);
    QVERIFY(page.starts_with("<!DOCTYPE html>\n"));
}

void ModelPagesTest::columnsOfNumbersStandAtTheRight()
{
    HtmlPage page("t");

    page.addTable({"", {"Operator", "#Count"}, {{"#add", "7"}}});

    QVERIFY(page.text().find("<th>Operator</th><th class=\"n\">Count</th>") != std::string::npos);
    QVERIFY(page.text().find("<td>#add</td><td class=\"n\">7</td>") != std::string::npos);
}

void ModelPagesTest::theTitleIsTheNameOfTheModelOrOfTheFile()
{
    ModelFacts nameless = pageFacts();
    nameless.name.clear();

    QVERIFY(markdownOf(pageFacts()).starts_with("# net\n"));
    QVERIFY(markdownOf(nameless).starts_with("# net.onnx\n"));
    for (const char* name : {"GraphModule", "Main_graph", "graph1", "__compiled_fn_12", "123", ""})
        QCOMPARE(modelTitle(name, "models/net.onnx"), std::string("net.onnx"));
    for (const char* name : {"resnet50", "Llama, 2 layers", "graphics"})
        QCOMPARE(modelTitle(name, "models/net.onnx"), std::string(name));
}

void ModelPagesTest::aMarkdownPageIsWrittenAsPeopleWriteIt()
{
    const std::vector<Diagnostic> findings{
        {.severity = Severity::Warning, .code = "missing-input", .message = "No maker."}};

    const std::string page =
        modelMarkdown({.file = "net.onnx", .facts = pageFacts(), .diagnostics = findings});

    QCOMPARE(page,
             std::string("# net\n"
                         "\n"
                         "`net.onnx` · onnx\n"
                         "\n"
                         "- operators: 1,632\n"
                         "- edges: 3\n"
                         "- inputs: 0\n"
                         "- outputs: 0\n"
                         "- parameters: 0\n"
                         "- modules: 0\n"
                         "- unknown operators: 0\n"
                         "\n"
                         "## Operators\n"
                         "\n"
                         "| Operator | Name in the file | Category | Count | Share |\n"
                         "| --- | --- | --- | ---: | ---: |\n"
                         "| matmul | MatMul | gemm | 1,600 | 98.0% |\n"
                         "| acme | com.acme::Op | not in the catalogue | 32 | 2.0% |\n"
                         "\n"
                         "## Findings\n"
                         "\n"
                         "| Severity | Code | Message |\n"
                         "| --- | --- | --- |\n"
                         "| warning | missing-input | No maker. |\n"
                         "\n"
                         "## Folded away\n"
                         "\n"
                         "| Name in the file | Reason | Count |\n"
                         "| --- | --- | ---: |\n"
                         "| Identity | identity | 2 |\n"
                         "\n"
                         "## Nested graphs\n"
                         "\n"
                         "| Operator | Body | Depth | Operators |\n"
                         "| --- | --- | ---: | ---: |\n"
                         "| if | then_branch | 1 | 7 |\n"
                         "\n"
                         "## File\n"
                         "\n"
                         "| Property | Value |\n"
                         "| --- | --- |\n"
                         "| opset | 17 |\n"));
}

void ModelPagesTest::aMarkdownCellStaysOneCell_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("cell");
    const auto row = [](const char* what, const char* name, const char* cell) {
        QTest::newRow(what) << std::string(name) << std::string(cell);
    };
    row("a bar", "a|b", "| a\\|b |");
    row("a bar behind a backslash", "a\\|b", "| a\\\\\\|b |");
    row("lines", "a\r\nb", "| a  b |");
    row("a tag", "<built-in function add>", "| \\<built-in function add> |");
    row("emphasis", "*a* `b`", "| \\*a\\* \\`b\\` |");
    row("underscores around a word", "__getitem__", "| \\_\\_getitem\\_\\_ |");
    row("underscores in a word", "layer_norm_2", "| layer_norm_2 |");
    row("a link", "a[0](b)", "| a\\[0](b) |");
    row("an entity", "a&lt;b", "| a\\&lt;b |");
}

void ModelPagesTest::aMarkdownCellStaysOneCell()
{
    QFETCH(std::string, name);
    QFETCH(std::string, cell);
    ModelFacts facts = pageFacts();
    facts.operators = {{name, "x", "y", 1}};

    const std::string page = markdownOf(facts);

    QVERIFY2(page.find('\n' + cell + " x | y |") != std::string::npos, page.c_str());
}

void ModelPagesTest::aMarkdownPageIsWellFormedUtf8()
{
    QVERIFY(!utf8::findInvalid(modelMarkdown(hostileReport())));
}

void ModelPagesTest::sharesAddUpToTheWhole()
{
    ModelFacts facts = pageFacts();
    facts.nodes = 3;
    facts.operators = {{"a", "a", "x", 3}, {"b", "b", "x", 1}, {"c", "c", "x", 0}};

    const std::string page = markdownOf(facts);

    QVERIFY(page.find("| 3 | 100.0% |") != std::string::npos);
    QVERIFY(page.find("| 1 | 33.3% |") != std::string::npos);
    QVERIFY(page.find("| 0 | 0.0% |") != std::string::npos);
}

FUSEWRIGHT_TEST(ModelPagesTest)
#include "tst_model_pages.moc"
