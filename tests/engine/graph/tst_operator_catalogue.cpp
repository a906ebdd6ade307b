// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/operator_catalogue.h"

#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "tests/engine/graph/model_files.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTemporaryFile>
#include <QTest>

#include <set>

using namespace fusewright;

class OperatorCatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void theBuiltInFileReadsWithoutFindings();
    void knowsManyOperators();
    void everyNameStandsOnceInTheFile();
    void everyOperatorHasACategory();
    void findsAnOperatorByAnyOfItsNames_data();
    void findsAnOperatorByAnyOfItsNames();
    void findsNothingForAnUnknownName();
    void knowsTheOperatorsOfEveryModel_data();
    void knowsTheOperatorsOfEveryModel();
    void fusionKindsAreReadBack();
};

namespace {

/// Every name in the built-in file, with the operator that it stands for.
std::vector<std::pair<std::string, std::string>> namesInTheFile()
{
    Diagnostics findings;
    const auto bytes =
        FileBytes::open(FUSEWRIGHT_SOURCE_DIR "/resources/catalogues/operators.json", findings);
    JsonDocument document(*bytes);
    std::vector<std::pair<std::string, std::string>> names;
    const auto readOperator = [&](JsonValue entry) {
        std::string op;
        entry.forEachMember([&](std::string_view key, JsonValue value) {
            if (key == "name") {
                op = value.string().value();
                names.emplace_back(op, op);
            } else if (key == "aliases") {
                value.forEachMember([&](std::string_view, JsonValue dialect) {
                    dialect.forEachItem(
                        [&](JsonValue name) { names.emplace_back(name.string().value(), op); });
                });
            }
        });
    };
    document.root()->forEachMember([&](std::string_view key, JsonValue list) {
        if (key == "operators")
            list.forEachItem(readOperator);
    });
    return names;
}

std::string nameFoundFor(const OperatorCatalogue& catalogue, std::string_view nativeName)
{
    const OperatorSpec* const spec = catalogue.find(nativeName);
    return spec ? spec->name : std::string();
}

} // namespace

void OperatorCatalogueTest::theBuiltInFileReadsWithoutFindings()
{
    QTemporaryFile nothing;
    QVERIFY(nothing.open() && nothing.write("{}") && nothing.flush());
    Diagnostics findings;

    OperatorCatalogue::extendedBy(nothing.fileName().toStdString(), findings);

    for (const Diagnostic& finding : findings.all())
        qWarning("%s", toText(finding).c_str());
    QVERIFY(findings.isEmpty());
}

void OperatorCatalogueTest::knowsManyOperators()
{
    const auto catalogue = OperatorCatalogue::builtIn();

    QVERIFY(catalogue->operators().size() >= 250);
    QVERIFY(catalogue->aliasCount() > catalogue->operators().size());
}

void OperatorCatalogueTest::everyNameStandsOnceInTheFile()
{
    const auto catalogue = OperatorCatalogue::builtIn();
    std::set<std::string> seen;

    for (const auto& [name, op] : namesInTheFile()) {
        QVERIFY2(seen.insert(name).second, name.c_str());
        QCOMPARE(nameFoundFor(*catalogue, name), op);
    }

    QCOMPARE(seen.size(), catalogue->aliasCount());
}

void OperatorCatalogueTest::everyOperatorHasACategory()
{
    const auto catalogue = OperatorCatalogue::builtIn();
    for (const OperatorSpec& spec : catalogue->operators())
        QVERIFY2(!spec.category.empty(), spec.name.c_str());
}

void OperatorCatalogueTest::findsAnOperatorByAnyOfItsNames_data()
{
    QTest::addColumn<std::string>("native");
    QTest::addColumn<std::string>("canonical");
    const auto row = [](const char* what, const char* native, const char* canonical) {
        QTest::newRow(what) << std::string(native) << std::string(canonical);
    };
    row("its own", "linear", "linear");
    row("onnx", "MatMul", "matmul");
    row("onnx, with the default domain", "ai.onnx::MatMul", "matmul");
    row("another onnx domain", "com.microsoft::FusedGelu", "");
    row("aten", "aten.add", "add");
    row("aten with an overload", "aten.add.Tensor", "add");
    row("aten with the default overload", "aten.relu.default", "relu");
    row("aten in C++", "aten::relu", "relu");
    row("torch", "torch.relu", "relu");
    row("torch functional", "torch.nn.functional.linear", "linear");
    row("a torch module", "torch.nn.modules.linear.Linear", "linear");
    row("python", "operator.add", "add");
    row("torch ops with an overload", "torch.ops.aten.add.Tensor", "add");
    row("stablehlo", "stablehlo.add", "add");
    row("ttir", "ttir.relu", "relu");
    row("relax", "R.nn.relu", "relu");
}

void OperatorCatalogueTest::findsAnOperatorByAnyOfItsNames()
{
    QFETCH(std::string, native);
    QFETCH(std::string, canonical);

    QCOMPARE(nameFoundFor(*OperatorCatalogue::builtIn(), native), canonical);
}

void OperatorCatalogueTest::findsNothingForAnUnknownName()
{
    const auto catalogue = OperatorCatalogue::builtIn();

    for (const char* name : {"", "no_such_operator", "aten.", "torch.", ".default", "relu.nonsense",
                             "com.acme::Relu", "nonsense.relu"})
        QVERIFY2(!catalogue->find(name), name);
}

void OperatorCatalogueTest::knowsTheOperatorsOfEveryModel_data()
{
    test::addRowForEachModel();
}

void OperatorCatalogueTest::knowsTheOperatorsOfEveryModel()
{
    QFETCH(QString, file);
    if (file.endsWith(QLatin1String("model_explorer.me.json")))
        QSKIP("its nodes are named for tests of a viewer, after no operators");
    const test::Reading reading = test::readCorpus(file.toStdString());

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    for (const Operator& op : reading.graph().operators())
        QVERIFY2(op.spec, std::string(reading.graph().text(op.native)).c_str());
}

void OperatorCatalogueTest::fusionKindsAreReadBack()
{
    const auto catalogue = OperatorCatalogue::builtIn();
    for (const OperatorSpec& spec : catalogue->operators())
        QCOMPARE(parseFusionKind(fusionKindName(spec.kind)), std::optional(spec.kind));
    QVERIFY(!parseFusionKind("elementwise"));
    QVERIFY(!parseFusionKind(""));
}

FUSEWRIGHT_TEST(OperatorCatalogueTest)
#include "tst_operator_catalogue.moc"
