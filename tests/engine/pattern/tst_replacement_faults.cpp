// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/pattern/replacement_draft.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <functional>
#include <set>

using namespace fusewright;
using test::ReplacementDraft;
using PartKind = ReplacementPart::Kind;
using From = MadeFact::From;

namespace {

constexpr PartId nowhere(9u);

/// A replacement of `root` that is right but for what `spoil` adds, with `Relu(In)` as parts 0
/// and 1.
QString faultsOf(const std::function<void(ReplacementDraft&)>& spoil)
{
    ReplacementDraft draft("root : Conv2d\nIn : value -> root[0]\nroot2 : a -> root");
    const PartId in = draft.take("In");
    draft.result("root", 0, draft.part({.op = "Relu", .operands = {{.part = in}}}));
    spoil(draft);
    return draft.faults();
}

LoopId loopOf(ReplacementDraft& draft, const char* tag, LoopId outer = {})
{
    return draft.loop({.tag = tag, .from = draft.e("0u"), .to = draft.e("4u"), .outer = outer});
}

} // namespace

class ReplacementFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void acceptsWhatIsRight();
    void tellsParts();
    void tellsExpressions();
    void tellsNames();
    void tellsLoops();
    void tellsLists();
    void tellsResults();
    void limitsSizes();
    void tellsThemAll();
    void hasACodeForEachKind();
};

void ReplacementFaultsTest::acceptsWhatIsRight()
{
    QCOMPARE(faultsOf([](ReplacementDraft&) {}), "");
}

void ReplacementFaultsTest::tellsParts()
{
    const PartId in(0u);
    const auto faults = [](const ReplacementPart& part) {
        return faultsOf([&](ReplacementDraft& draft) { draft.part(part); });
    };

    QCOMPARE(faults({.op = "a", .operands = {{.part = nowhere}}}), "unknown-part%2");
    QCOMPARE(faults({.op = "a", .operands = {{.part = PartId(2u)}}}), "unknown-part%2");
    QCOMPARE(faults({.op = "a", .operands = {{}}}), "wrong-operands%2");
    QCOMPARE(faults({.kind = PartKind::Wrap, .op = "a"}), "wrong-operands%2");
    QCOMPARE(faults({.kind = PartKind::Wrap, .op = "a", .operands = {{.part = in}, {.part = in}}}),
             "wrong-operands%2");
    QCOMPARE(faults({.op = "a", .facts = {.type = {.from = From::FirstOperand, .like = {}}}}),
             "wrong-operands%2");
    QCOMPARE(faults({.kind = PartKind::Taken}), "missing-expression%2");
    QCOMPARE(faults({.kind = PartKind::Constant}), "missing-expression%2");
    QCOMPARE(faults({.kind = PartKind::Choice, .operands = {{.part = in}, {.part = in}}}),
             "missing-expression%2");
    QCOMPARE(faults({.op = "a", .facts = {.type = {.from = From::Like, .like = {}}}}),
             "missing-expression%2");
}

void ReplacementFaultsTest::tellsExpressions()
{
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 draft.part({.kind = PartKind::Taken, .operand = ExpressionId(999u)});
             }),
             "unknown-expression%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) { draft.take("1"); }), "wrong-type%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 draft.part({.op = "a", .operands = {{.literal = draft.e("In")}}});
             }),
             "wrong-type%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 MadeFacts facts;
                 facts.type.from = facts.shape.from = facts.encoding.from = From::Given;
                 facts.givenType = draft.e("1");
                 facts.dims = {draft.e("1.5")};
                 facts.step = draft.e("true");
                 facts.offset = draft.e("0.5");
                 draft.part({.op = "a", .facts = facts});
             }),
             "wrong-type%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 draft.part({.op = "a", .resultCount = draft.e("true")});
             }),
             "wrong-type%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 draft.part({.op = "a", .attributesOf = draft.e("1")});
             }),
             "wrong-type%2");
}

void ReplacementFaultsTest::tellsNames()
{
    QCOMPARE(faultsOf([](ReplacementDraft& draft) { draft.part({.op = ""}); }), "missing-name%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 const ExpressionId one = draft.e("1");
                 draft.part({.op = "a", .attributes = {{"", {one}}}});
             }),
             "missing-name%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 const ExpressionId one = draft.e("1");
                 draft.part({.op = "a", .attributes = {{"k", {one}}, {"k", {one}}}});
             }),
             "repeated-name%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 draft.part({.op = "a", .attributes = {{"k", {}}}});
             }),
             "missing-expression%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 const PartId in(0u);
                 draft.part(
                     {.op = "a",
                      .operands = {{.part = in, .keyword = "k"}, {.part = in, .keyword = "k"}}});
             }),
             "repeated-name%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 loopOf(draft, "I");
                 loopOf(draft, "I");
             }),
             "repeated-name/1");
}

void ReplacementFaultsTest::tellsLoops()
{
    QCOMPARE(faultsOf([](ReplacementDraft& draft) { loopOf(draft, "I", LoopId(0u)); }),
             "unknown-loop/0");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) { draft.part({.loop = LoopId(3u), .op = "a"}); }),
             "unknown-loop%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 draft.part({.kind = PartKind::Repeat, .operands = {{.part = PartId(0u)}}});
             }),
             "unknown-loop%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 loopOf(draft, "I");
                 draft.take("In.input(loop_start(I))");
             }),
             "out-of-loop%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 const LoopId i = loopOf(draft, "I");
                 const LoopId j = loopOf(draft, "J");
                 draft.take("In.input((loop_start(I) + loop_start(J)))", i);
                 draft.take("In.input(loop_start(I))", j);
                 draft.take("In.input(loop_start(Q))", j);
             }),
             "out-of-loop%2 out-of-loop%3 out-of-loop%4");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 const LoopId i = loopOf(draft, "I");
                 const PartId inside = draft.take("In", i);
                 draft.part({.op = "a", .operands = {{.part = inside}}});
             }),
             "out-of-loop%3");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 const LoopId i = loopOf(draft, "I");
                 const LoopId j = loopOf(draft, "J", i);
                 const PartId inside = draft.take("In.input(loop_start(I))", j);
                 draft.part(
                     {.kind = PartKind::Repeat, .operands = {{.part = inside}}, .repeated = j});
             }),
             "out-of-loop%3");
}

void ReplacementFaultsTest::tellsLists()
{
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 draft.part({.op = "a", .operands = {{.part = PartId(0u), .isSpread = true}}});
             }),
             "not-spread%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 const LoopId i = loopOf(draft, "I");
                 const PartId inside = draft.take("In", i);
                 const PartId all = draft.part(
                     {.kind = PartKind::Repeat, .operands = {{.part = inside}}, .repeated = i});
                 draft.part({.op = "a", .operands = {{.part = all}}});
             }),
             "not-spread%4");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 draft.part({.op = "a", .operands = {{.part = PartId(0u), .depth = 1}}});
             }),
             "wrong-operands%2");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 draft.part({.op = "a", .operands = {{.part = PartId(0u), .opens = 1}}});
             }),
             "wrong-operands%2");
}

void ReplacementFaultsTest::tellsResults()
{
    QCOMPARE(ReplacementDraft("root : a").faults(), "no-result");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) { draft.result("root", 0, PartId(1u)); }),
             "repeated-result");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) { draft.result("root", 1, nowhere); }),
             "unknown-part");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) { draft.result("In", 0, PartId(1u)); }),
             "unknown-entry");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) { draft.result("nobody", 0, PartId(1u)); }),
             "unknown-entry");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 const LoopId i = loopOf(draft, "I");
                 draft.result("root", 1, draft.take("In", i));
             }),
             "out-of-loop");
    QCOMPARE(
        faultsOf([](ReplacementDraft& draft) { draft.result("root2", 0, draft.take("root2")); }),
        "replaces-itself");
    QCOMPARE(
        faultsOf([](ReplacementDraft& draft) { draft.result("root2", 0, draft.take("root")); }),
        "");
}

void ReplacementFaultsTest::limitsSizes()
{
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 LoopId outer;
                 for (int at = 0; at < 9; ++at)
                     outer = loopOf(draft, std::to_string(at).c_str(), outer);
             }),
             "too-deep/8");
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 for (std::size_t at = 0; at < ReplacementBuilder::mostParts; ++at)
                     draft.part({.op = "a"});
             }),
             "too-many");
}

void ReplacementFaultsTest::tellsThemAll()
{
    QCOMPARE(faultsOf([](ReplacementDraft& draft) {
                 draft.part({.op = ""});
                 draft.part({.kind = PartKind::Taken});
                 draft.result("root", 0, nowhere);
             }),
             "missing-name%2 missing-expression%3 unknown-part repeated-result");
}

void ReplacementFaultsTest::hasACodeForEachKind()
{
    std::set<std::string_view> codes;
    const int last = static_cast<int>(ReplacementFault::Kind::ReplacesItself);
    for (int at = 0; at <= last; ++at)
        codes.insert(faultCode(static_cast<ReplacementFault::Kind>(at)));

    QCOMPARE(codes.size(), std::size_t(last + 1));
}

FUSEWRIGHT_TEST(ReplacementFaultsTest)
#include "tst_replacement_faults.moc"
