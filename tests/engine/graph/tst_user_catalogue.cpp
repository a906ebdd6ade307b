// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/operator_catalogue.h"

#include "engine/support/diagnostic.h"

#include "tests/kit/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <string>

using namespace fusewright;
using Basis = FlopsFormula::Basis;

/// A user's file of operators, laid over the built-in one.
class UserCatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void aUsersFileAddsOperators();
    void whatAUsersFileLeavesOutIsTheUsual();
    void aUsersFileReplacesTheFieldsThatItGives();
    void aUsersFileMovesAnAlias();
    void aUsersFileAddsPrefixesAndOverloads();
    void aWrongFieldIsAFindingWithItsPlace_data();
    void aWrongFieldIsAFindingWithItsPlace();
    void aBrokenFileIsAFindingAndTheBuiltInStays_data();
    void aBrokenFileIsAFindingAndTheBuiltInStays();
    void aMissingFileIsAFindingAndTheBuiltInStays();

private:
    /// The built-in catalogue with a file of this text laid over it.
    std::shared_ptr<const OperatorCatalogue> extended(const QByteArray& text);

    QTemporaryDir m_folder;
    Diagnostics m_findings; ///< Of the last file.
};

namespace {

std::string userNameFor(const OperatorCatalogue& catalogue, std::string_view nativeName)
{
    const OperatorSpec* const spec = catalogue.find(nativeName);
    return spec ? spec->name : std::string();
}

} // namespace

std::shared_ptr<const OperatorCatalogue> UserCatalogueTest::extended(const QByteArray& text)
{
    QFile file(m_folder.filePath("operators.json"));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write a file for the test");
    file.close();
    m_findings = {};
    return OperatorCatalogue::extendedBy(file.fileName().toStdString(), m_findings);
}

void UserCatalogueTest::aUsersFileAddsOperators()
{
    const auto catalogue = extended(R"({"operators": [
        {"name": "acme_router", "category": "gemm", "kind": "reduce", "dynamic_kind": "opaque",
         "flops": "elements*12", "gemm": true, "commutative": true,
         "aliases": {"onnx": ["com.acme::Router"]}}]})");

    const OperatorSpec* const spec = catalogue->find("com.acme::Router");
    QVERIFY(spec);
    QCOMPARE(spec->name, std::string("acme_router"));
    QCOMPARE(spec->category, std::string("gemm"));
    QCOMPARE(spec->kind, FusionKind::Reduce);
    QCOMPARE(spec->dynamicKind, std::optional(FusionKind::Opaque));
    QCOMPARE(spec->flops, (FlopsFormula{Basis::Elements, 12}));
    QVERIFY(spec->gemm && spec->commutative);
}

void UserCatalogueTest::whatAUsersFileLeavesOutIsTheUsual()
{
    const auto catalogue = extended(R"({"operators": [{"name": "acme_router"}]})");

    const OperatorSpec* const spec = catalogue->find("acme_router");
    QCOMPARE(spec->category, std::string("other"));
    QCOMPARE(spec->kind, FusionKind::Opaque);
    QCOMPARE(spec->flops.basis, Basis::Unknown);
}

void UserCatalogueTest::aUsersFileReplacesTheFieldsThatItGives()
{
    const OperatorSpec before = *OperatorCatalogue::builtIn()->find("gelu");

    const auto catalogue = extended(R"({"operators": [
        {"name": "gelu", "kind": "opaque", "aliases": {"onnx": ["com.acme::FastGelu2"]}}]})");

    const OperatorSpec* const after = catalogue->find("com.acme::FastGelu2");
    QCOMPARE(after, catalogue->find("gelu"));
    QVERIFY(before.kind != FusionKind::Opaque);
    QCOMPARE(after->kind, FusionKind::Opaque);
    QCOMPARE(after->category, before.category);
    QCOMPARE(userNameFor(*catalogue, "Gelu"), std::string("gelu"));
}

void UserCatalogueTest::aUsersFileMovesAnAlias()
{
    const auto catalogue =
        extended(R"({"operators": [{"name": "acme_gelu", "aliases": {"onnx": ["Gelu"]}}]})");

    QCOMPARE(userNameFor(*catalogue, "Gelu"), std::string("acme_gelu"));
    QCOMPARE(userNameFor(*catalogue, "aten.gelu"), std::string("gelu"));
}

void UserCatalogueTest::aUsersFileAddsPrefixesAndOverloads()
{
    const auto catalogue =
        extended(R"({"namespaces": ["acme.", "acme.nn."], "overloads": [".fast"]})");

    QCOMPARE(userNameFor(*catalogue, "acme.nn.relu.fast"), std::string("relu"));
    QCOMPARE(userNameFor(*catalogue, "aten.relu.default"), std::string("relu"));
}

void UserCatalogueTest::aWrongFieldIsAFindingWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<std::size_t>("column");
    const auto row = [](const char* what, const char* entry, std::size_t column) {
        QTest::newRow(what) << QByteArray(entry) << column;
    };
    row("a kind that is none", R"({"name": "a", "kind": "elementwise"})", 23);
    row("a kind that is no text", R"({"name": "a", "kind": 1})", 23);
    row("a dynamic kind that is none", R"({"name": "a", "dynamic_kind": ""})", 31);
    row("a count that is none", R"({"name": "a", "flops": "many"})", 24);
    row("a count with a broken factor", R"({"name": "a", "flops": "elements*4x"})", 24);
    row("no name", R"({"kind": "opaque"})", 1);
    row("nothing", R"({})", 1);
    row("a name that comes late", R"({"kind": "opaque", "name": "a"})", 1);
    row("a name that is no text", R"({"name": 7})", 1);
    row("no object", R"("relu")", 1);
}

void UserCatalogueTest::aWrongFieldIsAFindingWithItsPlace()
{
    QFETCH(QByteArray, entry);
    QFETCH(std::size_t, column);

    extended("{\"operators\": [\n" + entry + "\n]}");

    QCOMPARE(m_findings.all().size(), std::size_t(1));
    QCOMPARE(m_findings.all().front().code, std::string("catalogue"));
    QCOMPARE(m_findings.all().front().range->begin, (TextPosition{2, column}));
}

void UserCatalogueTest::aBrokenFileIsAFindingAndTheBuiltInStays_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::string>("finding");
    const auto row = [](const char* what, const char* text, const char* finding) {
        QTest::newRow(what) << QByteArray(text) << std::string(finding);
    };
    row("nothing", "", ":1:1: error: The file is empty. [json-syntax]");
    row("no JSON", "operators", ":1:1: error: The JSON is broken here");
    row("a missing comma", "{\"operators\": [\n{\"name\": \"a\"}\n{\"name\": \"b\"}]}",
        ":3:1: error: The JSON is broken here");
    row("cut off", "{\"operators\": [\n{\"name\": \"a\"},\n",
        ":3:1: error: The file ends inside a list or an object");
    row("a list", "\n[]", ":2:1: warning: A catalogue is an object");
    row("no list of operators", "{\"operators\": {}}",
        ":1:15: warning: \"operators\" must be a list.");
    row("no list of prefixes", "{\"namespaces\": 5}",
        ":1:16: warning: \"namespaces\" must be a list.");
}

void UserCatalogueTest::aBrokenFileIsAFindingAndTheBuiltInStays()
{
    QFETCH(QByteArray, text);
    QFETCH(std::string, finding);

    const auto catalogue = extended(text);

    QCOMPARE(m_findings.all().size(), std::size_t(1));
    QVERIFY2(toText(m_findings.all().front()).find(finding) != std::string::npos,
             toText(m_findings.all().front()).c_str());
    QCOMPARE(userNameFor(*catalogue, "aten.relu.default"), std::string("relu"));
}

void UserCatalogueTest::aMissingFileIsAFindingAndTheBuiltInStays()
{
    Diagnostics findings;

    const auto catalogue = OperatorCatalogue::extendedBy("missing/operators.json", findings);

    QCOMPARE(findings.all().front().code, std::string("cannot-read"));
    QCOMPARE(catalogue->operators().size(), OperatorCatalogue::builtIn()->operators().size());
}

FUSEWRIGHT_TEST(UserCatalogueTest)
#include "tst_user_catalogue.moc"
