// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/file_bytes.h"

#include "engine/support/diagnostic.h"

#include "tests/kit/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <string>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace fusewright;

class FileBytesTest : public QObject {
    Q_OBJECT

private slots:
    void holdsTheWholeFile();
    void anEmptyFileHasNoBytes();
    void aFileThatTellsNoSizeIsReadWhole();
    void zerosFollowTheLastByte_data();
    void zerosFollowTheLastByte();
    void zerosFollowACopy();
    void whatCannotBeReadIsAFinding_data();
    void whatCannotBeReadIsAFinding();
    void readsAPipeToItsEnd();
    void waitsForWhoeverWritesIntoANamedPipe();
    void readsStandardInput();
    void aCopyOutlivesTheOriginal();
    void staysReadableWhenTheFileIsDeleted();
    void staysReadableWhenTheFileIsCutShort();
    void hintsMayNameAnyPart();

private:
    std::string write(const QByteArray& bytes) const;
    std::string makePipe() const;

    QTemporaryDir m_folder;
};

namespace {

const std::string longText(300'000, 'x');

/// The read end of a pipe into which a thread writes.
class WrittenPipe {
public:
    explicit WrittenPipe(const std::string& text)
    {
        if (::pipe(m_ends.data()) != 0)
            qFatal("no pipe");
        m_writer = std::thread([this, &text] {
            for (std::size_t done = 0; done < text.size();)
                done += std::size_t(::write(m_ends[1], text.data() + done, text.size() - done));
            ::close(m_ends[1]);
        });
    }
    WrittenPipe(const WrittenPipe&) = delete;
    WrittenPipe& operator=(const WrittenPipe&) = delete;
    ~WrittenPipe()
    {
        m_writer.join();
        ::close(m_ends[0]);
    }

    int descriptor() const { return m_ends[0]; }

private:
    std::array<int, 2> m_ends{};
    std::thread m_writer;
};

bool zerosFollow(const FileBytes& bytes)
{
    const char* const end = bytes.view().data() + bytes.size();
    return std::all_of(end, end + FileBytes::padding, [](char byte) { return byte == 0; });
}

} // namespace

std::string FileBytesTest::write(const QByteArray& bytes) const
{
    QFile file(m_folder.filePath("model"));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a file for the test");
    return file.fileName().toStdString();
}

std::string FileBytesTest::makePipe() const
{
    const std::string path = m_folder.filePath("pipe").toStdString();
    ::unlink(path.c_str());
    if (::mkfifo(path.c_str(), 0600) != 0)
        qFatal("cannot make a named pipe for the test");
    return path;
}

void FileBytesTest::holdsTheWholeFile()
{
    Diagnostics findings;

    const auto bytes = FileBytes::open(write(QByteArray("a\0b\n", 4)), findings);

    QVERIFY(bytes);
    QCOMPARE(bytes->view(), std::string_view("a\0b\n", 4));
}

void FileBytesTest::anEmptyFileHasNoBytes()
{
    Diagnostics findings;

    const auto bytes = FileBytes::open(write(""), findings);

    QVERIFY(bytes);
    QCOMPARE(bytes->size(), std::size_t(0));
    QVERIFY(zerosFollow(*bytes));
}

void FileBytesTest::aFileThatTellsNoSizeIsReadWhole()
{
    Diagnostics findings;

    const auto bytes = FileBytes::open("/proc/self/status", findings);

    QVERIFY(bytes);
    QVERIFY(bytes->view().starts_with("Name:"));
}

void FileBytesTest::zerosFollowTheLastByte_data()
{
    const qsizetype page = qsizetype(::sysconf(_SC_PAGESIZE));
    QTest::addColumn<qsizetype>("size");
    QTest::newRow("one byte") << qsizetype(1);
    QTest::newRow("one byte less than a page") << page - 1;
    QTest::newRow("a page") << page;
    QTest::newRow("one byte more than a page") << page + 1;
    QTest::newRow("a page without the padding") << page - qsizetype(FileBytes::padding);
    QTest::newRow("three pages") << 3 * page;
}

void FileBytesTest::zerosFollowTheLastByte()
{
    QFETCH(qsizetype, size);
    Diagnostics findings;

    const auto bytes = FileBytes::open(write(QByteArray(size, 'x')), findings);

    QVERIFY(bytes);
    QCOMPARE(bytes->view(), std::string_view(longText).substr(0, std::size_t(size)));
    QVERIFY(zerosFollow(*bytes));
}

void FileBytesTest::zerosFollowACopy()
{
    QVERIFY(zerosFollow(FileBytes::copyOf("")));
    QVERIFY(zerosFollow(FileBytes::copyOf("x")));
    QVERIFY(zerosFollow(FileBytes::copyOf(std::string(4096, 'x'))));
}

void FileBytesTest::whatCannotBeReadIsAFinding_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("message");
    QTest::newRow("no file") << m_folder.filePath("missing")
                             << "This file cannot be opened: No such file or directory.";
    QTest::newRow("no name") << ""
                             << "This file cannot be opened: No such file or directory.";
    QTest::newRow("a folder") << m_folder.path() << "This is a folder. Open a file inside it.";
    QTest::newRow("a device without end") << "/dev/zero"
                                          << "This is a device, not a file.";
    QTest::newRow("a device without bytes") << "/dev/null"
                                            << "This is a device, not a file.";
}

void FileBytesTest::whatCannotBeReadIsAFinding()
{
    QFETCH(QString, path);
    QFETCH(QString, message);
    Diagnostics findings;

    const auto bytes = FileBytes::open(path.toStdString(), findings);

    QVERIFY(!bytes);
    QCOMPARE(findings.errorCount(), std::size_t(1));
    QCOMPARE(findings.all().front().file, path.toStdString());
    QCOMPARE(findings.all().front().message, message.toStdString());
}

void FileBytesTest::readsAPipeToItsEnd()
{
    const WrittenPipe pipe(longText);
    Diagnostics findings;

    const auto bytes = FileBytes::open("/dev/fd/" + std::to_string(pipe.descriptor()), findings);

    QVERIFY(bytes);
    QVERIFY(bytes->view() == longText);
    QVERIFY(zerosFollow(*bytes));
}

void FileBytesTest::waitsForWhoeverWritesIntoANamedPipe()
{
    const std::string path = makePipe();
    // Opening a pipe to write waits for its reader, so the reader is always there first.
    std::thread writer([&] {
        QFile pipe(QString::fromStdString(path));
        if (pipe.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            pipe.write("model");
    });
    Diagnostics findings;

    const auto bytes = FileBytes::open(path, findings);

    // Lets the writer go where nobody waited for it.
    const int released = ::open(path.c_str(), O_RDONLY | O_NONBLOCK);
    writer.join();
    ::close(released);
    QVERIFY(bytes);
    QCOMPARE(bytes->view(), std::string_view("model"));
}

void FileBytesTest::readsStandardInput()
{
    const WrittenPipe pipe(longText);
    const int before = ::dup(STDIN_FILENO);
    ::dup2(pipe.descriptor(), STDIN_FILENO);
    Diagnostics findings;

    const auto bytes = FileBytes::open("-", findings);

    ::dup2(before, STDIN_FILENO);
    ::close(before);
    QVERIFY(bytes);
    QVERIFY(bytes->view() == longText);
}

void FileBytesTest::aCopyOutlivesTheOriginal()
{
    Diagnostics findings;
    auto original = FileBytes::open(write("model"), findings);

    const FileBytes copy = *original;
    original.reset();

    QCOMPARE(copy.view(), std::string_view("model"));
}

void FileBytesTest::staysReadableWhenTheFileIsDeleted()
{
    Diagnostics findings;
    const std::string path = write("model");
    const auto bytes = FileBytes::open(path, findings);

    QVERIFY(QFile::remove(QString::fromStdString(path)));

    QCOMPARE(bytes->view(), std::string_view("model"));
}

void FileBytesTest::staysReadableWhenTheFileIsCutShort()
{
    const std::string path = write(QByteArray::fromStdString(longText));
    Diagnostics findings;
    const auto bytes = FileBytes::open(path, findings);
    QVERIFY(bytes);

    QCOMPARE(::truncate(path.c_str(), 0), 0);

    QVERIFY(bytes->view() == longText);
}

void FileBytesTest::hintsMayNameAnyPart()
{
    Diagnostics findings;
    const auto bytes = FileBytes::open(write(QByteArray(10'000, 'x')), findings);

    bytes->expectJumps();
    for (const std::size_t begin : {0, 1, 4095, 4096, 9999, 10'000, 1'000'000})
        bytes->expectReadingOf(begin, 1'000'000);
    FileBytes::copyOf("x").expectReadingOf(0, 1);

    QCOMPARE(bytes->view(), std::string_view(longText).substr(0, 10'000));
}

FUSEWRIGHT_TEST(FileBytesTest)
#include "tst_file_bytes.moc"
