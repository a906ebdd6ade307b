// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"

#include "engine/formats/hlo/hlo_format.h"
#include "engine/support/file_bytes.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

Reading readHlo(std::string_view text, Calls calls = Calls::Default)
{
    Reading reading;
    const FileBytes bytes = FileBytes::copyOf(text);
    const std::string path = "test.hlo";
    const ReadOptions options{
        .catalogue = OperatorCatalogue::builtIn(), .tidy = false, .calls = calls};
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
                            "out t\n"));
}

void HloReaderTest::readsTypesAndConstants()
{
    const Reading reading = readHlo("ENTRY main {\n"
                                    "  a = s32[2]{0} constant({1, -2})\n"
                                    "  b = bf16[] constant(-inf)\n"
                                    "  c = pred[<=4,?] iota(), iota_dimension=0\n"
                                    "  d = token[] after-all()\n"
                                    "  e = f32[1024] constant({...})\n}\n");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(QString::fromStdString(describe(reading.graph())),
             QStringLiteral("main\n"
                            "a = hlo.constant() -> a:i32[2 ] {value=i32[2] [1, -2]} @/\n"
                            "b = hlo.constant() -> b:bf16[] {value=bf16[] [-inf]} @/\n"
                            "c = hlo.iota() -> c:bool[? ? ] {iota_dimension=0} @/\n"
                            "d = hlo.after-all() -> d:opaque @/\n"
                            "e = hlo.constant() -> e:f32[1024 ] {value=\"f32[1024] "
                            "constant({...})\"} @/\n"
                            "out e\n"));
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
    add("no type", "ENTRY m {\n  a = add(b, c)\n}\n", "hlo-syntax", 2, 7);
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

QTEST_GUILESS_MAIN(HloReaderTest)
#include "tst_hlo_reader.moc"
