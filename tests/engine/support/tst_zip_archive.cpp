// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/zip_archive.h"

#include "engine/support/diagnostic.h"
#include "tests/engine/kit/zip_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class ZipArchiveTest : public QObject {
    Q_OBJECT

private slots:
    void unpacksWhatIsStoredAndWhatIsDeflated();
    void readsNumbersInTheLongForm();
    void findsTheListBehindAComment();
    void readsAnArchiveWithoutFiles();
    void refusesToOpen_data();
    void refusesToOpen();
    void refusesToUnpack_data();
    void refusesToUnpack();
    void refusesABombBeforeUnpackingIt();
};

namespace {

struct Opened {
    Diagnostics findings;
    std::optional<ZipArchive> archive;

    explicit Opened(const std::string& bytes)
    {
        archive = ZipArchive::open(bytes, "a.zip", findings);
    }
    std::optional<std::string> read(std::size_t member)
    {
        const auto bytes = archive->read(archive->members()[member], "a.zip", findings);
        return bytes ? std::optional(std::string(bytes->view())) : std::nullopt;
    }
    QString message() const
    {
        return QString::fromStdString(findings.isEmpty() ? "" : findings.all().front().message);
    }
};

std::string replaced(std::string bytes, std::size_t at, const std::string& with)
{
    return bytes.replace(at, with.size(), with);
}

} // namespace

void ZipArchiveTest::unpacksWhatIsStoredAndWhatIsDeflated()
{
    const std::string letters(100'000, 'a');
    const std::string bytes =
        zipOf({{.name = "a/b.txt", .bytes = "hello"},
               {.name = "c", .bytes = letters, .packing = Packing::Deflated}});

    Opened opened(bytes);

    QVERIFY(opened.archive);
    QCOMPARE(opened.archive->members().size(), 2u);
    QCOMPARE(opened.archive->members()[0].name, "a/b.txt");
    QCOMPARE(opened.read(0), "hello");
    QCOMPARE(opened.read(1), letters);
    QVERIFY(opened.findings.isEmpty());
}

void ZipArchiveTest::readsNumbersInTheLongForm()
{
    const std::string bytes =
        zipOf({{.name = "a", .bytes = "first"}, {.name = "b", .bytes = "second", .isLong = true}});

    Opened opened(bytes);

    QVERIFY(opened.archive);
    QCOMPARE(opened.archive->members()[1].size, 6u);
    QCOMPARE(opened.read(1), "second");
}

void ZipArchiveTest::findsTheListBehindAComment()
{
    std::string bytes = zipOf({{.name = "a", .bytes = "first"}});
    bytes[bytes.size() - 2] = 9;
    bytes += "a comment";

    Opened opened(bytes);

    QVERIFY(opened.archive);
    QCOMPARE(opened.read(0), "first");
}

void ZipArchiveTest::readsAnArchiveWithoutFiles()
{
    const std::string bytes = zipOf({});

    Opened opened(bytes);

    QVERIFY(opened.archive);
    QVERIFY(opened.archive->members().empty());
}

void ZipArchiveTest::refusesToOpen_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("words");
    const auto add = [](const char* name, const std::string& bytes, const char* words) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString::fromUtf8(words);
    };
    const std::string good = zipOf({{.name = "a", .bytes = "first"}});
    const std::size_t end = good.size() - 22;

    add("cut short", good.substr(0, good.size() - 1), "cut short");
    add("only its beginning", good.substr(0, 10), "cut short");
    add("a part of several", replaced(good, end + 4, "\1"), "in several");
    add("a list outside", replaced(good, end + 16, "\xF0\xF0"), "not where it says");
    add("a list too long", replaced(good, end + 12, "\xF0\xF0"), "not where it says");
    add("fewer entries than it says", replaced(good, end + 10, "\2"), "entry 2");
    add("an entry that is none", replaced(good, good.find("PK\x01\x02"), "XX"), "entry 1");
    add("a way out", zipOf({{.name = "x/../../etc/passwd", .bytes = "a"}}), "leads out");
    add("an absolute path", zipOf({{.name = "/etc/passwd", .bytes = "a"}}), "leads out");
    add("a drive", zipOf({{.name = "C:\\x", .bytes = "a"}}), "leads out");
    add("a way out in the other direction", zipOf({{.name = "..\\x", .bytes = "a"}}), "leads out");
}

void ZipArchiveTest::refusesToOpen()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, words);

    const Opened opened(bytes.toStdString());

    QVERIFY(!opened.archive);
    QCOMPARE(opened.findings.all().front().code, "bad-archive");
    QVERIFY2(opened.message().contains(words), qPrintable(opened.message()));
}

void ZipArchiveTest::refusesToUnpack_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("words");
    const auto add = [](const char* name, const std::string& bytes, const char* words) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString::fromUtf8(words);
    };
    const ZippedFile plain{.name = "a", .bytes = std::string(1000, 'a')};
    const auto with = [&](auto change) {
        ZippedFile file = plain;
        file.packing = Packing::Deflated;
        change(file);
        return zipOf({file});
    };

    add("encrypted", with([](ZippedFile& file) { file.flags = 1; }), "encrypted");
    add("another packing", with([](ZippedFile& file) { file.method = 93; }), "method 93");
    add("larger than it says", with([](ZippedFile& file) { file.claimedSize = 999; }), "damaged");
    add("smaller than it says", with([](ZippedFile& file) { file.claimedSize = 1001; }), "damaged");
    add("stored with two sizes", zipOf({{.name = "a", .bytes = "abc", .claimedSize = 4}}),
        "two sizes");
    add("very large", with([](ZippedFile& file) { file.claimedSize = 3'000'000'000; }),
        "more than 1024 MB");
    add("another content", replaced(zipOf({plain}), 100, "b"), "damaged");
    add("no header in front of it", replaced(zipOf({plain}), 0, "XX"), "damaged");
}

void ZipArchiveTest::refusesToUnpack()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, words);
    const std::string held = bytes.toStdString();
    Opened opened(held);
    QVERIFY2(opened.archive, qPrintable(opened.message()));

    QVERIFY(!opened.read(0));

    QVERIFY2(opened.message().contains(words), qPrintable(opened.message()));
}

void ZipArchiveTest::refusesABombBeforeUnpackingIt()
{
    const std::string bytes = zipOf(
        {{.name = "zeros", .bytes = std::string(200'000'000, '\0'), .packing = Packing::Deflated}});
    Opened opened(bytes);

    QVERIFY(!opened.read(0));

    QVERIFY2(opened.message().contains("to 190 MB, which no model does"),
             qPrintable(opened.message()));
}

FUSEWRIGHT_TEST(ZipArchiveTest)
#include "tst_zip_archive.moc"
