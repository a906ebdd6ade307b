// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"

#include <QFileInfo>
#include <QTest>

#include <cstdio>
#include <map>

namespace fusewright::test {

namespace {

using Tests = std::map<QString, TestMaker>;

Tests& knownTests()
{
    static Tests tests;
    return tests;
}

int listTests()
{
    std::fputs("There is no such test. Known are:\n", stderr);
    for (const auto& [name, make] : knownTests())
        std::fprintf(stderr, "  %s\n", qPrintable(name));
    return EXIT_FAILURE;
}

} // namespace

bool addTest(const char* file, TestMaker make)
{
    constexpr QLatin1String begin("tst_");
    return knownTests()
        .emplace(QFileInfo(QString::fromUtf8(file)).completeBaseName().mid(begin.size()), make)
        .second;
}

int runTests(int argc, char** argv)
{
    if (argc < 2 || argv[1][0] == '-') {
        int failed = 0;
        for (const auto& [name, make] : knownTests())
            failed += QTest::qExec(make().get(), argc, argv);
        return failed;
    }
    const auto found = knownTests().find(QString::fromLocal8Bit(argv[1]));
    if (found == knownTests().end())
        return listTests();
    std::vector<char*> rest{argv[0]};
    rest.insert(rest.end(), argv + 2, argv + argc);
    return QTest::qExec(found->second().get(), static_cast<int>(rest.size()), rest.data());
}

} // namespace fusewright::test
