// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/message_strip.h"
#include "widgets/base/theme.h"

#include "tests/kit/test_program.h"

#include <QAction>
#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace fusewright;

class MessageStripTest : public QObject {
    Q_OBJECT

private slots:
    void whatItOffersGoesBelowTheTextWhereThereIsLittleRoom();
};

void MessageStripTest::whatItOffersGoesBelowTheTextWhereThereIsLittleRoom()
{
    const Theme theme;
    MessageStrip strip(theme, MessageStrip::Kind::Information);
    QAction compare(QStringLiteral("Compare with the file…"));
    QAction take(QStringLiteral("Take the text of the file"));
    strip.addAction(&compare);
    strip.addAction(&take);
    strip.tell(QStringLiteral("rules.yaml was changed on disk, and has unsaved changes here."));
    const auto* const text = strip.findChildren<QLabel*>().last();
    const auto* const button = strip.findChild<QToolButton*>(QStringLiteral("stripButton"));
    const auto topOf = [&](const QWidget& part) { return part.mapTo(&strip, QPoint()).y(); };

    strip.resize(1000, strip.sizeHint().height());
    QTRY_VERIFY(topOf(*button) < topOf(*text) + text->height());
    strip.resize(500, 100);
    QTRY_VERIFY(topOf(*button) >= topOf(*text) + text->height());
    QVERIFY(text->width() > 400);
}

FUSEWRIGHT_TEST(MessageStripTest)
#include "tst_message_strip.moc"
