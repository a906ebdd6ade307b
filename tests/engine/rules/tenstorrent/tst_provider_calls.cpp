// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_draft.h"
#include "engine/rules/rule_language.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <limits>
#include <string>
#include <vector>

using namespace fusewright;

namespace {

DraftArgument draftOperand(std::uint32_t at, std::uint8_t depth = 0)
{
    DraftArgument made;
    made.operand = at;
    made.depth = depth;
    return made;
}

DraftArgument draftLiteral(AttributeValue value, std::string keyword = {}, std::uint8_t depth = 0)
{
    DraftArgument made;
    made.literal = std::move(value);
    made.keyword = std::move(keyword);
    made.depth = depth;
    return made;
}

DraftArgument json(std::string text, std::string keyword = {})
{
    return draftLiteral(RawJson{std::move(text)}, std::move(keyword));
}

DraftArgument python(const std::string& written)
{
    return json("{\"python\": \"" + written + "\"}");
}

/// In a list.
DraftArgument item(std::string text)
{
    return draftLiteral(RawJson{std::move(text)}, {}, 1);
}

DraftArgument draftList(std::uint8_t depth = 0)
{
    DraftArgument made;
    made.isList = true;
    made.depth = depth;
    return made;
}

/// A rule of one operator that reads two values.
RuleDraft draftOf(CallKind kind, const std::string& target, std::vector<DraftArgument> arguments)
{
    RuleDraft draft{.name = "Fast", .heuristic = {}, .entries = {}, .stage = {}};
    draft.values.push_back({ValueId(0U), "a", DraftValue::Role::Flowing, "a"});
    draft.values.push_back({ValueId(1U), "b", DraftValue::Role::Flowing, "b"});
    DraftEntry entry{.node = NodeId(0U), .name = "made", .operators = {target}, .children = {}};
    entry.operands = {{.entry = {}, .value = 0}, {.entry = {}, .value = 1}};
    entry.call = {kind, target, std::move(arguments)};
    draft.entries.push_back(std::move(entry));
    draft.results = {0};
    return draft;
}

RuleDraft methodOf(const std::string& name, std::vector<DraftArgument> arguments)
{
    return draftOf(CallKind::Method, name, std::move(arguments));
}

RuleDraft functionOf(const std::string& name, std::vector<DraftArgument> arguments)
{
    return draftOf(CallKind::Function, name, std::move(arguments));
}

const RuleLanguage& language()
{
    return *findRuleLanguage("tenstorrent");
}

/// The line of the pattern.
QString lineOf(const RuleDraft& draft)
{
    const std::string text = language().write(draft);
    const std::size_t begin = text.find("        made = ");
    return begin == std::string::npos
        ? QString()
        : QString::fromStdString(text.substr(begin + 8, text.find('\n', begin) - begin - 8));
}

QString reasonOf(const RuleDraft& draft)
{
    const std::vector<std::string> reasons = language().calls->whyNotWritten(draft);
    return reasons.empty() ? QString() : QString::fromStdString(reasons.front());
}

} // namespace

Q_DECLARE_METATYPE(fusewright::RuleDraft)

class ProviderCallsTest : public QObject {
    Q_OBJECT

private slots:
    void writesCallsAsTheyAre_data();
    void writesCallsAsTheyAre();
    void saysWhatCannotBeWritten_data();
    void saysWhatCannotBeWritten();
    void textsOfAModelAreNotTrusted_data();
    void textsOfAModelAreNotTrusted();
    void namesAreThoseOfPython();
    void valuesAreNamedAfterWhatTheyAre_data();
    void valuesAreNamedAfterWhatTheyAre();
    void importsWhatItNeeds();
    void manyParametersTakeSeveralLines();
};

void ProviderCallsTest::writesCallsAsTheyAre_data()
{
    QTest::addColumn<RuleDraft>("draft");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* line, const RuleDraft& draft) {
        QTest::newRow(line) << draft << QStringLiteral("made = ") + QLatin1String(line);
    };
    using Integers = std::vector<std::int64_t>;
    using Reals = std::vector<double>;
    const DraftArgument a = draftOperand(0);
    const DraftArgument b = draftOperand(1);
    const DraftArgument two = draftLiteral(std::int64_t(2));
    row("a.mul(b)", methodOf("mul", {a, b}));
    row("a.mean(-1, keepdim=True)",
        methodOf("mean", {a, draftLiteral(std::int64_t(-1)), draftLiteral(true, "keepdim")}));
    row("b.view(1, 128, [2], a)",
        methodOf("view",
                 {b, draftLiteral(std::int64_t(1)), draftLiteral(std::int64_t(128)),
                  draftLiteral(Integers{2}), a}));
    row("a.to(torch.float32, b)", methodOf("to", {a, python("torch.float32"), b}));
    row("a.to(torch.device('cpu'), b)", methodOf("to", {a, python("torch.device('cpu')"), b}));
    row("a.clamp(None, b)", methodOf("clamp", {a, json("null"), b}));
    row("a.masked_fill(b, float('-inf'))",
        methodOf("masked_fill", {a, b, draftLiteral(-std::numeric_limits<double>::infinity())}));
    row("a.add(b, alpha=2.0)", methodOf("add", {a, b, draftLiteral(2.0, "alpha")}));
    row("a.div(b, rounding_mode='floor')",
        methodOf("div", {a, b, draftLiteral(std::string("floor"), "rounding_mode")}));
    row("a.foo([b, [a, 2]])",
        methodOf("foo",
                 {a, draftList(), draftOperand(1, 1), draftList(1), draftOperand(0, 2),
                  draftLiteral(std::int64_t(2), {}, 2)}));
    row("a.foo(slice(1, None, 2), b)", methodOf("foo", {a, json(R"({"slice": [1, null, 2]})"), b}));
    row("a.foo({'k': 1.5}, b)", methodOf("foo", {a, json(R"({"dict": {"k": 1.5}})"), b}));
    row("a.foo([True, 'x'], [0.5], b)",
        methodOf("foo", {a, json(R"([true, "x"])"), draftLiteral(Reals{0.5}), b}));
    row("torch.cat([a, b], dim=-1)",
        functionOf("torch.cat",
                   {draftList(), draftOperand(0, 1), draftOperand(1, 1),
                    draftLiteral(std::int64_t(-1), "dim")}));
    row("torch.nn.functional.linear(a, b, None)",
        functionOf("torch._C._nn.linear", {a, b, json("null")}));
    row("torch.einsum('ij,jk->ik', a, b)",
        functionOf("torch.functional.einsum", {draftLiteral(std::string("ij,jk->ik")), a, b}));
    row("torch.ops.aten.add.Tensor(a, b)", functionOf("torch.ops.aten.add.Tensor", {a, b}));
    row("a + b", functionOf("operator.add", {a, b}));
    row("a @ b", functionOf("operator.matmul", {a, b}));
    row("a[b]", functionOf("operator.getitem", {a, b}));
    row("a[..., b, 32:]",
        functionOf("operator.getitem",
                   {a, draftList(), item(R"({"python": "Ellipsis"})"), draftOperand(1, 1),
                    item(R"({"slice": [32, null, null]})")}));
    row("a[b, :, None, ::2]",
        functionOf("operator.getitem",
                   {a, draftList(), draftOperand(1, 1), item(R"({"slice": [null, null, null]})"),
                    item("null"), item(R"({"slice": [null, null, 2]})")}));
    row("a <= b", functionOf("operator.le", {a, b}));
    row("a.sub(b, alpha=-2)", methodOf("sub", {a, b, draftLiteral(std::int64_t(-2), "alpha")}));
}

void ProviderCallsTest::writesCallsAsTheyAre()
{
    QFETCH(RuleDraft, draft);
    QFETCH(QString, line);

    QCOMPARE(lineOf(draft), line);
    if (!line.contains(QStringLiteral("keepdim=True")))
        QCOMPARE(reasonOf(draft), QString());
}

void ProviderCallsTest::saysWhatCannotBeWritten_data()
{
    QTest::addColumn<RuleDraft>("draft");
    QTest::addColumn<QString>("part");
    const DraftArgument a = draftOperand(0);
    const DraftArgument b = draftOperand(1);
    QTest::newRow("another form") << functionOf("torch.nn.functional.softmax", {a, b})
                                  << "in a pattern torch records "
                                     "`torch.nn.functional.softmax(a, dim=b, _stacklevel=3, "
                                     "dtype=None)`";
    QTest::newRow("another function")
        << functionOf("operator.iadd", {a, b}) << "torch records `operator.add(a, b)`";
    QTest::newRow("magic") << methodOf("__and__", {a, b}) << "torch records `operator.and_(a, b)`";
    QTest::newRow("refused") << functionOf("torch.topk", {a, b}) << "TypeError";
    QTest::newRow("unknown") << functionOf("torch.ops.tt.fast", {a, b}) << "torch.ops.tt";
    QTest::newRow("module") << draftOf(CallKind::Module, "GELU", {a, b}) << "a module";
    QTest::newRow("nobody told") << draftOf(CallKind::Unknown, "Relu", {}) << "does not say how";
    QTest::newRow("slice of a value")
        << functionOf("operator.getitem", {a, json(R"({"slice": [null, {"value": "b"}, null]})")})
        << "a value inside a slice";
    QTest::newRow("nan") << methodOf("foo",
                                     {a, b, draftLiteral(std::numeric_limits<double>::quiet_NaN())})
                         << "not even equal to itself";
    QTest::newRow("tensor") << methodOf("foo", {a, b, draftLiteral(TensorLiteral{})}) << "a tensor";
    QTest::newRow("unused") << methodOf("foo", {a}) << "b";
}

void ProviderCallsTest::saysWhatCannotBeWritten()
{
    QFETCH(RuleDraft, draft);
    QFETCH(QString, part);

    const QString reason = reasonOf(draft);

    QVERIFY2(reason.contains(part), qPrintable(reason));
}

void ProviderCallsTest::textsOfAModelAreNotTrusted_data()
{
    QTest::addColumn<RuleDraft>("draft");
    const DraftArgument a = draftOperand(0);
    const DraftArgument b = draftOperand(1);
    const std::string evil = "__import__('os').system('true')";
    QTest::newRow("python") << methodOf("foo", {a, python(evil), b});
    QTest::newRow("device") << methodOf("foo", {a, python("torch.device(exit())"), b});
    QTest::newRow("name of torch") << methodOf("foo", {a, python("torch.load('x')"), b});
    QTest::newRow("method") << methodOf("foo(1).bar", {a, b});
    QTest::newRow("function") << functionOf("torch.foo(" + evil + ").bar", {a, b});
    QTest::newRow("keyword") << methodOf("foo", {a, b, draftLiteral(std::int64_t(1), evil)});
    QTest::newRow("word of Python") << methodOf("import", {a, b});
}

void ProviderCallsTest::textsOfAModelAreNotTrusted()
{
    QFETCH(RuleDraft, draft);

    QCOMPARE(lineOf(draft), QStringLiteral("made = None"));
    QVERIFY(!reasonOf(draft).isEmpty());
}

void ProviderCallsTest::namesAreThoseOfPython()
{
    RuleDraft draft = methodOf("mul", {draftOperand(0), draftOperand(1)});
    draft.name = "RMSNorm 2d\n\"";
    draft.values[0].name = "in";
    draft.values[1].name = "rms_norm_2d";
    draft.entries[0].name = "in";

    const QString text = QString::fromStdString(language().write(draft));

    QVERIFY2(text.contains("def rms_norm_2d(in_1, rms_norm_2d_2):\n"), qPrintable(text));
    QVERIFY(text.contains("class RmsNorm2dProvider(FusionProvider):\n"));
    QVERIFY(text.contains("        in_1_2 = in_1.mul(rms_norm_2d_2)\n        return in_1_2\n"));
    QCOMPARE(reasonOf(draft), QString());
}

void ProviderCallsTest::valuesAreNamedAfterWhatTheyAre_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("maker");
    QTest::addColumn<QString>("name");
    QTest::newRow("weight") << "l_self_modules_norm_parameters_weight_"
                            << ""
                            << "weight";
    QTest::newRow("buffer") << "l_self_modules_rope_buffers_inv_freq_"
                            << ""
                            << "inv_freq";
    QTest::newRow("attribute") << "fc.weight"
                               << ""
                               << "weight";
    QTest::newRow("exported") << "p_model_fc_weight"
                              << ""
                              << "weight";
    QTest::newRow("input") << "l_cos_"
                           << ""
                           << "cos";
    QTest::newRow("variable") << "hidden_states_3"
                              << "mul"
                              << "hidden_states";
    QTest::newRow("operator") << "mul_3"
                              << "mul"
                              << "x";
    QTest::newRow("operator of another form") << "truediv_1"
                                              << "div"
                                              << "x";
    QTest::newRow("general") << "arg0_1"
                             << ""
                             << "x";
    QTest::newRow("word") << "l_in_"
                          << ""
                          << "in_1";
}

void ProviderCallsTest::valuesAreNamedAfterWhatTheyAre()
{
    QFETCH(QString, given);
    QFETCH(QString, maker);
    QFETCH(QString, name);
    RuleDraft draft = methodOf("mul", {draftOperand(0), draftOperand(1)});
    draft.values.front().given = given.toStdString();
    draft.values.front().maker = maker.toStdString();

    language().calls->nameValues(draft);

    QCOMPARE(QString::fromStdString(draft.values.front().name), name);
    QCOMPARE(draft.values.back().name, std::string("b"));
}

void ProviderCallsTest::importsWhatItNeeds()
{
    const std::string plain = language().write(methodOf("mul", {draftOperand(0), draftOperand(1)}));
    const std::string more =
        language().write(functionOf("math.atan2", {draftOperand(0), draftOperand(1)}));

    QVERIFY(plain.starts_with("import torch\nfrom tt_torch.fusion_providers import"));
    QVERIFY(more.starts_with("import math\nimport torch\nfrom tt_torch"));
}

void ProviderCallsTest::manyParametersTakeSeveralLines()
{
    RuleDraft draft = methodOf("foo", {draftOperand(0)});
    draft.values.clear();
    draft.entries.front().operands.clear();
    draft.entries.front().call.arguments.clear();
    for (std::uint32_t at = 0; at < 40; ++at) {
        draft.values.push_back(
            {ValueId(at), "parameter_" + std::to_string(at), DraftValue::Role::Flowing, "p"});
        draft.entries.front().operands.push_back({.entry = {}, .value = at});
        draft.entries.front().call.arguments.push_back(draftOperand(at));
    }

    const std::string text = language().write(draft);

    QVERIFY(text.find("    def pattern(\n        parameter_0, parameter_1,") != std::string::npos);
    QCOMPARE(reasonOf(draft), QString());
}

FUSEWRIGHT_TEST(ProviderCallsTest)
#include "tst_provider_calls.moc"
