// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/model_json.h"

#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>
#include <vector>

using namespace fusewright;

/// The answer of `inspect --json`, read back.
class ModelJsonTest : public QObject {
    Q_OBJECT

private slots:
    void hasTheKeysOfTheManual_data();
    void hasTheKeysOfTheManual();
    void hasTheNumbersOfTheFacts();
    void hasEveryOperatorInItsOrder();
    void aWarningHasItsPlace();
    void aWarningWithoutAPlaceHasNone();
    void aFixHasItsEdits();
    void anEmptyModelIsStillOneObject();
    void anyNameIsReadBack();
};

namespace {

ModelFacts someFacts()
{
    return {.name = "net",
            .format = "onnx",
            .nodes = 4,
            .edges = 3,
            .inputs = 1,
            .outputs = 2,
            .parameters = 5,
            .modules = 6,
            .unknownOperators = 1,
            .operators = {{"matmul", "MatMul", "gemm", 3}, {"acme", "com.acme::Op", "", 1}},
            .folded = {{"Identity", "identity", TidyReason::Identity, 2}},
            .nested = {{"if", "then_branch", 7, 1}},
            .properties = {{"opset", "17"}},
            .functions = {"main", "helper"}};
}

Diagnostic someWarning()
{
    return {.severity = Severity::Warning,
            .code = "missing-input",
            .message = "A \"name\" nobody makes.",
            .file = "net.json",
            .range = TextRange{{3, 7}, {3, 12}},
            .fixes = {{"Declare it", {{{{1, 2}, {1, 2}}, "\"x\", "}}}}};
}

/// Every scalar of a JSON text as `path = text`, a line each, in the order of the file.
class Flat {
public:
    explicit Flat(const std::string& json)
    {
        const FileBytes bytes = FileBytes::copyOf(json);
        JsonDocument document(bytes);
        if (auto root = document.root())
            add({}, *root);
        document.expectEnd();
        m_isBroken = document.isBroken();
    }

    /// The text of a value as it stands in the file; empty when there is none.
    std::string operator[](const std::string& path) const
    {
        for (const auto& [known, text] : m_values) {
            if (known == path)
                return text;
        }
        return {};
    }
    /// The keys directly below a path, with spaces between.
    std::string keysOf(const std::string& path) const
    {
        std::string keys;
        for (const auto& [known, text] : m_keys)
            keys += known == path ? (keys.empty() ? "" : " ") + text : std::string();
        return keys;
    }
    bool isBroken() const { return m_isBroken; }

private:
    // The texts of this test are nested a few levels deep.
    void add(const std::string& path, JsonValue value)
    {
        std::size_t at = 0;
        switch (value.kind().value_or(JsonKind::Null)) {
        case JsonKind::Object:
            value.forEachMember([&](std::string_view key, JsonValue member) {
                m_keys.emplace_back(path, key);
                add((path.empty() ? "" : path + '.') + std::string(key), member);
            });
            return;
        case JsonKind::Array:
            value.forEachItem(
                [&](JsonValue item) { add(path + '[' + std::to_string(at++) + ']', item); });
            return;
        case JsonKind::String:
            m_values.emplace_back(path, value.string().value());
            return;
        default:
            m_values.emplace_back(path, value.rawText());
        }
    }

    std::vector<std::pair<std::string, std::string>> m_values;
    std::vector<std::pair<std::string, std::string>> m_keys;
    bool m_isBroken = false;
};

} // namespace

void ModelJsonTest::hasTheKeysOfTheManual_data()
{
    QTest::addColumn<std::string>("path");
    QTest::addColumn<std::string>("keys");
    const auto row = [](const char* path, const char* keys) {
        QTest::newRow(*path ? path : "the answer") << std::string(path) << std::string(keys);
    };
    row("", "model ops folded graphs functions properties warnings");
    row("model",
        "name format nodes edges inputs outputs parameters weightInputs inferredShapes "
        "modules unknownOperators");
    row("ops[0]", "op native count category");
    row("folded[0]", "op native count reason");
    row("graphs[0]", "owner attribute nodes depth");
    row("warnings[0]", "severity code message line column endLine endColumn fixes");
    row("warnings[0].fixes[0]", "title edits");
    row("warnings[0].fixes[0].edits[0]", "line column endLine endColumn text");
}

void ModelJsonTest::hasTheKeysOfTheManual()
{
    QFETCH(std::string, path);
    QFETCH(std::string, keys);

    const Flat json(modelJson(someFacts(), std::vector{someWarning()}));

    QVERIFY(!json.isBroken());
    QCOMPARE(json.keysOf(path), keys);
}

void ModelJsonTest::hasTheNumbersOfTheFacts()
{
    const Flat json(modelJson(someFacts(), {}));

    QCOMPARE(json["model.name"], std::string("net"));
    QCOMPARE(json["model.format"], std::string("onnx"));
    QCOMPARE(json["model.nodes"], std::string("4"));
    QCOMPARE(json["model.edges"], std::string("3"));
    QCOMPARE(json["model.inputs"], std::string("1"));
    QCOMPARE(json["model.outputs"], std::string("2"));
    QCOMPARE(json["model.parameters"], std::string("5"));
    QCOMPARE(json["model.modules"], std::string("6"));
    QCOMPARE(json["model.unknownOperators"], std::string("1"));
}

void ModelJsonTest::hasEveryOperatorInItsOrder()
{
    const Flat json(modelJson(someFacts(), {}));

    QCOMPARE(json["ops[0].op"], std::string("matmul"));
    QCOMPARE(json["ops[0].native"], std::string("MatMul"));
    QCOMPARE(json["ops[0].count"], std::string("3"));
    QCOMPARE(json["ops[1].op"], std::string("acme"));
    QCOMPARE(json["ops[2].op"], std::string());
}

void ModelJsonTest::aWarningHasItsPlace()
{
    const Flat json(modelJson({}, std::vector{someWarning()}));

    QCOMPARE(json["warnings[0].severity"], std::string("warning"));
    QCOMPARE(json["warnings[0].message"], std::string("A \"name\" nobody makes."));
    QCOMPARE(json["warnings[0].line"], std::string("3"));
    QCOMPARE(json["warnings[0].column"], std::string("7"));
    QCOMPARE(json["warnings[0].endColumn"], std::string("12"));
}

void ModelJsonTest::aWarningWithoutAPlaceHasNone()
{
    Diagnostic warning = someWarning();
    warning.range.reset();

    const Flat json(modelJson({}, std::vector{warning}));

    QCOMPARE(json.keysOf("warnings[0]"), std::string("severity code message fixes"));
}

void ModelJsonTest::aFixHasItsEdits()
{
    const Flat json(modelJson({}, std::vector{someWarning()}));

    QCOMPARE(json["warnings[0].fixes[0].title"], std::string("Declare it"));
    QCOMPARE(json["warnings[0].fixes[0].edits[0].column"], std::string("2"));
    QCOMPARE(json["warnings[0].fixes[0].edits[0].text"], std::string("\"x\", "));
}

void ModelJsonTest::anEmptyModelIsStillOneObject()
{
    const Flat json(modelJson({}, {}));

    QVERIFY(!json.isBroken());
    QCOMPARE(json["model.nodes"], std::string("0"));
}

void ModelJsonTest::anyNameIsReadBack()
{
    ModelFacts facts;
    facts.name = "a\"b\\c\n\x01é\xFF";
    facts.properties = {{"key\t1", "</script>"}};

    const Flat json(modelJson(facts, {}));

    QCOMPARE(json["model.name"], std::string("a\"b\\c\n\x01é�"));
    QCOMPARE(json["properties.key\t1"], std::string("</script>"));
}

FUSEWRIGHT_TEST(ModelJsonTest)
#include "tst_model_json.moc"
