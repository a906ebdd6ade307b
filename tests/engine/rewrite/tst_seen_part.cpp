// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/seen_part.h"

#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/rules_text.h"
#include "engine/session/rules_session.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// What a part of a constraint comes to at an operator; the place is marked with `|`.
class SeenPartTest : public QObject {
    Q_OBJECT

private slots:
    void tellsValues_data();
    void tellsValues();
    void tellsTheSizeOfPieces_data();
    void tellsTheSizeOfPieces();

private:
    static std::string told(std::string text, const std::string& name);
};

void SeenPartTest::tellsValues_data()
{
    QTest::addColumn<std::string>("constraint");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* constraint, const char* at,
                        const char* expected) {
        QTest::newRow(name) << std::string(constraint) << std::string(at) << std::string(expected);
    };
    row("a number", "GT(DIM_|OF(\"I\", 3), 100)", "relu", "DIM_OF(\"I\", 3) = 8");
    row("what is around it", "G|T(DIM_OF(\"I\", 3), 100)", "relu",
        "GT(DIM_OF(\"I\", 3), 100) = false");
    row("a constant tells nothing, what is around it does", "GT(DIM_OF(\"I\", 3), 1|00)", "relu",
        "GT(DIM_OF(\"I\", 3), 100) = false");
    row("a tag", "GT(DIM_OF(\"|I\", 3), 100)", "relu", "\"I\" = x");
    row("what a macro stands for", "EQ(LAST(\"|*\"), 1)", "relu", "\"*\" = relu");
    row("the whole macro", "EQ(LA|ST(\"I\"), 1)", "relu", "LAST(\"I\") = 8");
    row("an option", "OPTION_|BOOL(\"deep\")", "relu",
        "OPTION_BOOL(\"deep\") is unknown: option deep has no value");
    row("another operator", "GT(DIM_|OF(\"I\", 3), 100)", "exp", "nothing");
    row("no operator", "GT(DIM_|OF(\"I\", 3), 100)", "nobody", "nothing");
    row("an operator that the rule took", "EQ(DIM_|OF(\"I\", 3), 8)", "relu",
        "DIM_OF(\"I\", 3) = 8");
}

std::string SeenPartTest::told(std::string text, const std::string& name)
{
    const Reading model = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "f32", "shape": [1, 2, 4, 8]}],
        "nodes": [{"id": "relu", "op": "Relu", "inputs": ["x"]},
                  {"id": "exp", "op": "Exp", "inputs": ["relu"]}],
        "outputs": ["exp"]})");
    const std::size_t offset = text.find('|');
    text.erase(offset, 1);
    const CheckedRules checked = checkRulesText("rules.cpp", text, {});
    const Rewriting rewriting{
        .rules = checked.rules, .choices = {}, .run = rewrite(model.model->graph, checked.rules)};

    const auto seen = partAt(rewriting, checked.texts.front()->source(), offset, name);

    if (!seen)
        return "nothing";
    return seen->what + (seen->why.empty() ? " = " + seen->value : " is unknown: " + seen->why);
}

void SeenPartTest::tellsValues()
{
    QFETCH(std::string, constraint);
    QFETCH(std::string, name);
    QFETCH(std::string, expected);

    const std::string answer = told("#define LAST(x) DIM_OF(x, 3)\n"
                                    "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Relu\", \"I\"), "
                                        + constraint + ", Op(\"Fused\", \"I\"))",
                                    name);

    QVERIFY2(answer == expected, answer.c_str());
}

void SeenPartTest::tellsTheSizeOfPieces_data()
{
    QTest::addColumn<std::string>("split");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* split, const char* expected) {
        QTest::newRow(name) << std::string(split) << std::string(expected);
    };
    row("a macro", R"(HAL|F("I"), Op("Cut", TYPICAL_SLICE("I", "P")))", "HALF(\"I\") = 4");
    row("a part", R"(DIV(DIM|_OF("I", 3), 2), Op("Cut", TYPICAL_SLICE("I", "P")))",
        "DIM_OF(\"I\", 3) = 8");
    row("what is another one for each piece", R"(HALF("I"), Op("Cut", TYPICAL_SL|ICE("I", "P")))",
        "nothing");
}

void SeenPartTest::tellsTheSizeOfPieces()
{
    QFETCH(std::string, split);
    QFETCH(std::string, expected);

    const std::string answer =
        told("#define HALF(x) MAX(1, DIV(DIM_OF(x, 3), 2))\n"
             "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Relu\", \"I\"), OK, AUTOSPLIT(3, \"P\", "
                 + split + "))",
             "relu");

    QVERIFY2(answer == expected, answer.c_str());
}

FUSEWRIGHT_TEST(SeenPartTest)
#include "tst_seen_part.moc"
