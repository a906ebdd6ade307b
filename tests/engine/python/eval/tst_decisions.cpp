// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_decisions.h"

#include "tests/engine/python/eval/evaluation_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::Evaluated;

class DecisionsTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatDecided_data();
    void saysWhatDecided();
};

void DecisionsTest::saysWhatDecided_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* body, const char* expected) {
        QTest::newRow(body) << QString(body) << QString(expected);
    };
    add("return shape[-1] % 4 == 0", "2: `shape[-1] % 4`: 66 % 4 = 2");
    add("return shape[0] > 1 and shape[1] == 66", "2: `shape[0]`: 1");
    add("return shape[0] == 1 and not shape[1] == 66", "2: `shape[1]`: 66");
    add("return len(shape) == 4", "2: `len(shape)`: 2");
    add("return shape[0] == shape[1]", "2: `shape[0] == shape[1]`: 1 == 66");
    add("return ok(shape)", "2: `shape[0]`: 1");
    add("if not ok(shape):\n    return False\n  return True", "3: `shape[0]`: 1");
    add("return shape[1] == 66 and ok(shape)", "2: `shape[0]`: 1");
    add("ok(shape)\n  return len(shape) == 4", "3: `len(shape)`: 2");
    add("if shape[1] > 64:\n    return False\n  return True", "3: `shape[1]`: 66");
    add("if shape[1] > 99:\n    return False\n  return True", "4: `shape[1]`: 66");
    add("for d in shape:\n    if d % 2:\n      return False\n  return True",
        "4: `d % 2`: 1 % 2 = 1");
    add("if shape[0] == 1:\n    raise ValueError('x')", "3: `shape[0]`: 1");
    add("return 'float' in 'float16'", "2: `'float' in 'float16'`: 'float' in 'float16'");
    add("return True", "2: `True`: True");
    add("pass", "none");
    add("return all(d > 1 for d in shape)", "2: `all(d > 1 for d in shape)`: False");
}

void DecisionsTest::saysWhatDecided()
{
    QFETCH(QString, body);
    QFETCH(QString, expected);
    Evaluated run("def check(shape):\n  " + body.toStdString()
                  + "\ndef ok(shape):\n  return shape[0] == 7\n");
    PythonRuntime& runtime = run.evaluator.runtime();
    const PythonValue shape = runtime.tuple({PythonValue::integer(1), PythonValue::integer(66)});
    PythonDecisionLog log;

    static_cast<void>(run.evaluator.callListening(run.value("check"), {{shape}, {}}, log));

    const PythonDecision* const last = log.last();
    const PythonDecision* const end = log.end() ? log.end() : last;
    const std::string text = last ? std::to_string(end->statement.range().begin.line) + ": `"
            + std::string(last->what) + "`: " + last->saw(runtime)
                                  : "none";
    QCOMPARE(QString::fromStdString(text), expected);
}

FUSEWRIGHT_TEST(DecisionsTest)

#include "tst_decisions.moc"
