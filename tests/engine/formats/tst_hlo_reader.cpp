// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include "engine/formats/model_formats.h"
#include "engine/support/file_bytes.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

Reading readHlo(std::string_view text, Calls calls = Calls::Default,
                const std::string& function = {})
{
    Reading reading;
    const FileBytes bytes = FileBytes::copyOf(text);
    const std::string path = "test.hlo";
    const ReadOptions options{.catalogue = OperatorCatalogue::builtIn(),
                              .tidy = false,
                              .function = function,
                              .calls = calls};
    reading.model = hloFormat().read({bytes, path}, options, reading.findings);
    return reading;
}

const char* const fusedModel = R"(HloModule jit_f, is_scheduled=true, layout={(f32[8,16]{1,0})}

%fused_computation (param_0: f32[8,16], param_1: f32[16]) -> f32[8,16] {
  %param_0 = f32[8,16]{1,0} parameter(0)
  %param_1 = f32[16]{0} parameter(1)
  %broadcast.1 = f32[8,16]{1,0} broadcast(f32[16]{0} %param_1), dimensions={1}
  ROOT %add.1 = f32[8,16]{1,0} add(f32[8,16]{1,0} %param_0, f32[8,16]{1,0} %broadcast.1)
}

ENTRY %main.9 (Arg_0.1: f32[8,16], Arg_1.2: f32[16]) -> f32[8,16] {
  %Arg_1.2 = f32[16]{0} parameter(1), metadata={op_name="bias"}
  %Arg_0.1 = f32[8,16]{1,0} parameter(0)
  ROOT %fusion = f32[8,16]{1,0:T(8,128)} fusion(%Arg_0.1,
      /*index=1*/%Arg_1.2), kind=kLoop, calls=%fused_computation,
      metadata={op_name="jit(f)/jit(main)/mlp/fc1/add" source_file="a, b.py"}
}
)";

} // namespace

class HloReaderTest : public QObject {
    Q_OBJECT

private slots:
    void keepsAFusionClosed();
    void opensAFusionWhenAsked();
    void readsTheShortForm();
    void readsTypesAndConstants();
    void readsWhatXlaPrintsBehindItsPasses();
    void readsInstructionsThatStandAsOperands();
    void readsInstructionsWithoutATypeOrALine();
    void offersWhatIsWorthChoosing();
    void refusesOperandsThatAreTooDeep();
    void readsLoopsAndBranches();
    void takesAnExcerptForAGraph();
    void reportsMistakesWithTheirPlace_data();
    void reportsMistakesWithTheirPlace();
    void survivesEveryPrefixOfAFile();
    void isRecognised_data();
    void isRecognised();
};

void HloReaderTest::keepsAFusionClosed()
{
    const Reading reading = readHlo(fusedModel);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral(
                 "main.9\nArg_0.1:f32[8 16 ]\nbias:f32[16 ]\n"
                 "fusion = hlo.fusion(Arg_0.1:f32[8 16 ], bias:f32[16 ], ) -> fusion:f32[8 16 ] "
                 "{kind=\"kLoop\"} {calls=\"%fused_computation\"} @mlp.fc1/\n"
                 "calls {\nfused_computation\nparam_0:f32[8 16 ]\nparam_1:f32[16 ]\n"
                 "broadcast.1 = hlo.broadcast(param_1:f32[16 ], ) -> broadcast.1:f32[8 16 ] "
                 "{dimensions=[1]} @/\n"
                 "add.1 = hlo.add(param_0:f32[8 16 ], broadcast.1:f32[8 16 ], ) -> "
                 "add.1:f32[8 16 ] @/\n"
                 "out add.1\n}\n"
                 "out fusion\n"));
    QVERIFY(reading.model->hasCalls);
}

void HloReaderTest::opensAFusionWhenAsked()
{
    const Reading reading = readHlo(fusedModel, Calls::Opened);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral("main.9\nArg_0.1:f32[8 16 ]\nbias:f32[16 ]\n"
                            "fusion/broadcast.1 = hlo.broadcast(bias:f32[16 ], ) -> "
                            "fusion/broadcast.1:f32[8 16 ] {dimensions=[1]} "
                            "@mlp.fc1.fused_computation/fused_computation\n"
                            "fusion/add.1 = hlo.add(Arg_0.1:f32[8 16 ], "
                            "fusion/broadcast.1:f32[8 16 ], ) -> fusion:f32[8 16 ] "
                            "@mlp.fc1.fused_computation/fused_computation\n"
                            "out fusion\n"));
}

void HloReaderTest::readsTheShortForm()
{
    const Reading reading = readHlo("HloModule m\n\nFileNames\n1 \"a.py\"\n\nENTRY main {\n"
                                    "  p = f32[2,2] parameter(0)\n"
                                    "  d = f32[2,2] dot(p, p), lhs_contracting_dims={1}, "
                                    "rhs_contracting_dims={0}\n"
                                    "  t = (f32[2,2], f32[2,2]) tuple(d, p)\n}, "
                                    "execution_thread=\"main\"\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral("main\np:f32[2 2 ]\n"
                            "d = hlo.dot(p:f32[2 2 ], p:f32[2 2 ], ) -> d:f32[2 2 ] "
                            "{lhs_contracting_dims=[1]} {rhs_contracting_dims=[0]} @/\n"
                            "t = hlo.tuple(d:f32[2 2 ], p:f32[2 2 ], ) -> t:sequence @/\n"
                            "out d p\n"));
}

void HloReaderTest::readsTypesAndConstants()
{
    const Reading reading = readHlo("ENTRY main {\n"
                                    "  a = s32[2]{0} constant({1, -2})\n"
                                    "  b = bf16[] constant(-inf)\n"
                                    "  c = pred[<=4,?] iota(), iota_dimension=0\n"
                                    "  d = token[] after-all()\n"
                                    "  e = f32[1024] constant({...})\n"
                                    "  f = s4[2]{0:E(4)} constant({-8, 7})\n"
                                    "  g = f8e4m3fn[] constant(0.5)\n"
                                    "  h = u4[3] {0} iota()\n"
                                    "  i = opaque[] custom-call()\n}\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral("main\n"
                            "a = hlo.constant() -> a:i32[2 ] {value=i32[2] [1, -2]} @/\n"
                            "b = hlo.constant() -> b:bf16[] {value=bf16[] [-inf]} @/\n"
                            "c = hlo.iota() -> c:bool[? ? ] {iota_dimension=0} @/\n"
                            "d = hlo.after-all() -> d:opaque @/\n"
                            "e = hlo.constant() -> e:f32[1024 ] {value=f32[1024] []…} @/\n"
                            "f = hlo.constant() -> f:i4[2 ] {value=i4[2] [-8, 7]} @/\n"
                            "g = hlo.constant() -> g:f8e4m3fn[] {value=f8e4m3fn[] [0.5]} @/\n"
                            "h = hlo.iota() -> h:u4[3 ] @/\n"
                            "i = hlo.custom-call() -> i:opaque @/\n"
                            "out i\n"));
}

void HloReaderTest::readsWhatXlaPrintsBehindItsPasses()
{
    const Reading reading = readHlo(R"(HloModule jit_f, is_scheduled=true,
  entry_computation_layout={(f32[8,128]{1,0:T(8,128)})->(f32[8,128]{1,0}, u8[0]{0})}

FileNames
1 "/a b/model.py"

FunctionNames
1 "f"

FileLocations
1 {file_name_id=1 function_name_id=1 line=3 end_line=3 column=4 end_column=9}

StackFrames
1 {file_location_id=1 parent_frame_id=1}

ENTRY %main.5_spmd (param.1: f32[8,128]) -> (f32[8,128], u8[0]) {
  %param.1 = f32[8,128]{1,0:T(8,128)S(1)} parameter(0),
    sharding={devices=[2,1]<=[2]}, metadata={op_name="x[\"w\"]"}
  %cudnn = (f32[8,128]{1,0}, /*index=1*/u8[0]{0}) custom-call(%param.1),
    custom_call_target="__cudnn$convForward",
    metadata={op_name="jit(f)/mlp/dot[kind=\"a/b\"]/add" stack_frame_id=1},
    backend_config={"operation_queue_id":"0","cudnn_conv_backend_config":{"scale":1}}
  %gte = f32[8,128]{1,0} get-tuple-element((f32[8,128]{1,0}, u8[0]{0})%cudnn), index=0,
    backend_config="{
    \"multi\": 1}"
  %start = ((f32[8,128]{1,0}), f32[8,128]{1,0}, s32[]) async-start(f32[8,128]{1,0} %gte),
    calls=%wrapped, async_execution_thread="host"
  ROOT %done = f32[8,128]{1,0} async-done(%start), control-predecessors={%gte}
}

%wrapped (p: f32[8,128]) -> f32[8,128] {
  ROOT %p = f32[8,128] parameter(0)
}, execution_thread="host"
)");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    QCOMPARE(graph.nodeCount(), 4u);
    QCOMPARE(graph.valueName(ValueId(std::size_t(0))), "x[\"w\"]");
    QCOMPARE(graph.text(graph.moduleOf(NodeId(0u)).path), "mlp.kind=\"a/b\"");
    QCOMPARE(reading.model->functions, (std::vector<std::string>{"main.5_spmd", "wrapped"}));
    QVERIFY2(reading.findings.isEmpty(), reading.firstMessage().c_str());
}

void HloReaderTest::readsInstructionsThatStandAsOperands()
{
    const Reading reading =
        readHlo("ENTRY m {\n  ROOT r = f32[4] add(f32[4] multiply(f32[4] parameter(1), f32[4] "
                "parameter(0)),\n    f32[4] broadcast(f32[] constant(2))), metadata={}\n}\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral("m\nr:0:1:f32[4 ]\nr:0:0:f32[4 ]\n"
                            "r:0 = hlo.multiply(r:0:0:f32[4 ], r:0:1:f32[4 ], ) -> r:0:f32[4 ] @/\n"
                            "r:1:0 = hlo.constant() -> r:1:0:f32[] {value=f32[] [2.0]} @/\n"
                            "r:1 = hlo.broadcast(r:1:0:f32[], ) -> r:1:f32[4 ] @/\n"
                            "r = hlo.add(r:0:f32[4 ], r:1:f32[4 ], ) -> r:f32[4 ] @/\nout r\n"));
}

void HloReaderTest::readsInstructionsWithoutATypeOrALine()
{
    const Reading reading = readHlo("ENTRY m {\n  a = f32[2, 3] {1, 0} parameter(0),\n"
                                    "  sharding={replicated} b = add (a, f32[2,3]%a)\n"
                                    "  , k=\n  v\n  ROOT c = tuple(a,\n    b\n  )\n}\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(
        QString::fromStdString(describe(reading.graph())),
        QStringLiteral("m\na:f32[2 3 ]\nb = hlo.add(a:f32[2 3 ], a:f32[2 3 ], ) -> b:? "
                       "{k=\"v\"} @/\nc = hlo.tuple(a:f32[2 3 ], b:?, ) -> c:? @/\nout a b\n"));
}

void HloReaderTest::offersWhatIsWorthChoosing()
{
    const std::string text =
        "add { a = f32[] parameter(0)\n  b = f32[] parameter(1)\n  ROOT c = f32[] add(a, b)\n}\n"
        "fused { p = f32[4] parameter(0)\n  ROOT n = f32[4] negate(p)\n}\n"
        "cond { p = f32[4] parameter(0)\n  ROOT t = pred[] constant(true)\n}\n"
        "body { p = f32[4] parameter(0)\n  ROOT f = f32[4] fusion(p), kind=kLoop, calls=fused\n}\n"
        "unused { ROOT p = f32[4] parameter(0)\n}\n"
        "ENTRY main { p = f32[4] parameter(0)\n  w = f32[4] while(p), condition=cond, body=body\n"
        "  z = f32[] constant(0)\n"
        "  ROOT r = f32[] reduce(w, z), dimensions={0}, to_apply=add\n}\n";

    const Reading usual = readHlo(text);
    const Reading hidden = readHlo(text, Calls::Default, "fused");
    const Reading wrong = readHlo(text, Calls::Default, "gone");

    QVERIFY2(usual.model, usual.firstMessage().c_str());
    QCOMPARE(usual.model->functions, (std::vector<std::string>{"cond", "body", "unused", "main"}));
    QVERIFY(hidden.model);
    QCOMPARE(hidden.graph().name(), "fused");
    QCOMPARE(hidden.model->functions,
             (std::vector<std::string>{"fused", "cond", "body", "unused", "main"}));
    QCOMPARE(wrong.firstCode(), "unknown-function");
}

void HloReaderTest::refusesOperandsThatAreTooDeep()
{
    std::string text = "ENTRY m {\n  a = ";
    for (int depth = 0; depth < 10'000; ++depth)
        text += "f32[] abs(";

    const Reading reading = readHlo(text + "f32[] iota()" + std::string(10'000, ')') + "\n}\n");

    QVERIFY(!reading.model);
    QVERIFY(reading.firstMessage().find("64 deep") != std::string::npos);
}

void HloReaderTest::readsLoopsAndBranches()
{
    const Reading reading = readHlo("cond { p = (s32[]) parameter(0)\n  ROOT c = pred[] "
                                    "constant(true)\n}\n"
                                    "body { ROOT p = (s32[]) parameter(0)\n}\n"
                                    "ENTRY main {\n  i = (s32[]) parameter(0)\n"
                                    "  w = (s32[]) while(i), condition=cond, body=body\n"
                                    "  k = s32[] constant(0)\n"
                                    "  ROOT x = (s32[]) conditional(k, w, w), "
                                    "branch_computations={%body, %body}\n}\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    std::string nested;
    for (const NestedGraph& each : reading.graph().nested())
        nested += std::string(reading.graph().text(each.attribute)) + ' ';
    QCOMPARE(nested, "condition body branch_0 branch_1 ");
}

void HloReaderTest::takesAnExcerptForAGraph()
{
    const Reading reading = readHlo("  %add.3 = f32[8]{0} add(f32[8]{0} %x, f32[8]{0} %y)\n"
                                    "  ROOT %neg = f32[8]{0} negate(f32[8]{0} %add.3)\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().nodeCount(), 2u);
    QCOMPARE(reading.graph().inputCount(), 2u);
    QCOMPARE(reading.firstCode(), "missing-input");
}

void HloReaderTest::reportsMistakesWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");

    const auto add = [](const char* name, const char* text, const char* code, int line,
                        int column) {
        QTest::newRow(name) << QByteArray(text) << code << line << column;
    };
    add("nothing", "HloModule m\n", "no-graph", 0, 0);
    add("unclosed computation", "ENTRY m {\n  a = f32[] iota()\n", "hlo-syntax", 1, 9);
    add("no type", "ENTRY m {\n  a = [8] add(b, c)\n}\n", "hlo-syntax", 2, 7);
    add("an operand with a mistake", "ENTRY m {\n  a = f32[] abs(f32[] sin(%b))\n}\n",
        "unknown-value", 2, 28);
    add("an operand twice in a name",
        "ENTRY m {\n  a = f32[] abs(iota())\n  a = f32[] "
        "abs(iota())\n}\n",
        "two-producers", 3, 3);
    add("no operands", "ENTRY m {\n  a = f32[] add\n}\n", "hlo-syntax", 2, 16);
    add("unclosed operands", "ENTRY m {\n  a = f32[] add(b,\n", "hlo-syntax", 3, 1);
    add("unclosed shape", "ENTRY m {\n  a = f32[8 add(b)\n}\n", "hlo-syntax", 3, 1);
    add("unclosed text", "ENTRY m {\n  a = f32[] iota(), k=\"x\n}\n", "hlo-syntax", 2, 23);
    add("parameter without a number", "ENTRY m {\n  a = f32[] parameter(x)\n}\n", "hlo-syntax", 2,
        23);
    add("unknown value", "ENTRY m {\n  a = f32[] add(%b, a)\n}\n", "unknown-value", 2, 18);
    add("two makers", "ENTRY m {\n  a = f32[] iota()\n  a = f32[] iota()\n}\n", "two-producers", 3,
        3);
    add("recursion", "ENTRY m {\n  ROOT a = f32[] call(), to_apply=m\n}\n", "recursive-function", 2,
        3);
}

void HloReaderTest::reportsMistakesWithTheirPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, column);

    const Reading reading = readHlo(text.toStdString());

    QVERIFY(!reading.model);
    const Diagnostic& finding = reading.findings.all().front();
    QCOMPARE(QString::fromStdString(finding.code), code);
    QCOMPARE(finding.range ? static_cast<int>(finding.range->begin.line) : 0, line);
    QCOMPARE(finding.range ? static_cast<int>(finding.range->begin.column) : 0, column);
}

void HloReaderTest::survivesEveryPrefixOfAFile()
{
    const std::string_view text(fusedModel);

    for (std::size_t length = 0; length < text.size(); ++length) {
        const Reading reading = readHlo(text.substr(0, length));

        QVERIFY(reading.model || reading.findings.hasErrors());
    }
}

void HloReaderTest::isRecognised_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isHlo");

    const auto add = [](const char* text, bool is) {
        QTest::newRow(text) << QByteArray(text) << is;
    };
    add("HloModule m\n", true);
    add("// comment\nENTRY main {\n", true);
    add("%f (p: f32[2]) -> f32[2] {", true);
    add("fused_computation.1 {\n  p = f32[2] parameter(0)", true);
    add("module {\n  %0 = a.b : i1", false);
    add("  ROOT %a = (f32[2], s32[]) tuple(%b, %c)", true);
    add("%0 = \"a.b\"() : () -> i1", false);
    add("x = y[0]", false);
    add("def forward(self, x: f32[2]):", false);
    add("", false);
}

void HloReaderTest::isRecognised()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isHlo);

    QCOMPARE(hloFormat().recognises(text.toStdString()), isHlo);
}

FUSEWRIGHT_TEST(HloReaderTest)
#include "tst_hlo_reader.moc"
