// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/text_width.h"

#include "engine/support/utf8.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

class TextWidthTest : public QObject {
    Q_OBJECT

private slots:
    void whatFitsStaysAsItIs();
    void theEndOrTheBeginningOrTheMiddleIsLeftOut();
    void aNameGoesOnWithAPartOfIt();
    void whatIsLeftFits_data();
    void whatIsLeftFits();
    void aCharacterIsNeverCut();
};

void TextWidthTest::whatFitsStaysAsItIs()
{
    const double room = textWidth("scaled_dot_product", 13);

    QCOMPARE(elidedText("scaled_dot_product", room, 13, ElideAt::End),
             std::string("scaled_dot_product"));
}

void TextWidthTest::theEndOrTheBeginningOrTheMiddleIsLeftOut()
{
    const std::string name = "aaaaaaaaaaaaaaaaaaaazzzzzzzzzzzzzzzzzzzz";

    QVERIFY(elidedText(name, 60, 10, ElideAt::End).starts_with("aaa"));
    QVERIFY(elidedText(name, 60, 10, ElideAt::End).ends_with("a…"));
    QVERIFY(elidedText(name, 60, 10, ElideAt::Begin).starts_with("…z"));
    const std::string middle = elidedText(name, 60, 10, ElideAt::Middle);
    QVERIFY(middle.starts_with("aa") && middle.ends_with("zz"));
}

void TextWidthTest::aNameGoesOnWithAPartOfIt()
{
    for (double room = 14; room < 150; room += 1) {
        const std::string kept =
            elidedText("/stages/stages.1/..0/__norm/Add", room, 10, ElideAt::Begin);
        const std::string behind = kept.substr(std::string("…").size());
        QVERIFY2(behind.empty() || std::string("./_").find(behind.front()) == std::string::npos,
                 kept.c_str());
    }
}

void TextWidthTest::whatIsLeftFits_data()
{
    QTest::addColumn<double>("room");

    for (const double room : {14.0, 30.0, 77.0, 150.0})
        QTest::addRow("%g", room) << room;
}

void TextWidthTest::whatIsLeftFits()
{
    QFETCH(double, room);
    const std::string name = "model.layers.31.self_attn.rotary_emb.MatMul_1 WWWWiiii";

    for (const ElideAt at : {ElideAt::Begin, ElideAt::Middle, ElideAt::End}) {
        const std::string kept = elidedText(name, room, 11, at, TextWeight::Strong);
        QVERIFY2(textWidth(kept, 11, TextWeight::Strong) <= room + 4, kept.c_str());
    }
}

void TextWidthTest::aCharacterIsNeverCut()
{
    for (double room = 0; room < 120; room += 1) {
        for (const ElideAt at : {ElideAt::Begin, ElideAt::Middle, ElideAt::End})
            QVERIFY(!utf8::findInvalid(elidedText("größe 层 δ größe 层 δ", room, 11, at)));
    }
}

FUSEWRIGHT_TEST(TextWidthTest)
#include "tst_text_width.moc"
