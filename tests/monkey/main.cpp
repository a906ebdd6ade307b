// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/monkey.h"

#include <QApplication>

#include <csignal>
#include <cstdio>
#include <limits>
#include <random>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif

using namespace fusewright::test;

namespace {

const Trail* trailOfCrash = nullptr;

void tellOfCrash()
{
    if (trailOfCrash)
        std::fputs(trailOfCrash->report("the program crashed").constData(), stderr);
}

#ifdef __SANITIZE_ADDRESS__

void tellCrashesOf(const Trail& trail)
{
    trailOfCrash = &trail;
    __sanitizer_set_death_callback(tellOfCrash);
}

#else

void tellCrashesOf(const Trail& trail)
{
    trailOfCrash = &trail;
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS}) {
        std::signal(signal, [](int caught) {
            std::signal(caught, SIG_DFL);
            tellOfCrash();
            std::raise(caught);
        });
    }
}

#endif

int usage()
{
    std::fputs("usage: fusewright_monkey SECONDS [SEED]\n", stderr);
    return 2;
}

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    const QApplication app(argc, argv);
    if (argc < 2 || argc > 3)
        return usage();
    bool isNumber = true;
    const int seconds = QByteArray(argv[1]).toInt(&isNumber);
    bool isSeed = true;
    const quint64 seed =
        argc == 3 ? QByteArray(argv[2]).toULongLong(&isSeed) : std::random_device()();
    if (!isNumber || !isSeed)
        return usage();

    std::fprintf(stderr, "monkey: seed %llu\n", seed);
    Monkey monkey(seed, {.seconds = seconds, .actions = std::numeric_limits<int>::max()});
    tellCrashesOf(monkey.trail());
    const QByteArray wrong = monkey.play();
    std::fputs(wrong.constData(), stderr);
    std::fprintf(stderr, "monkey: %s%s\n", qPrintable(monkey.summary()),
                 wrong.isEmpty() ? ", nothing found" : "");
    return wrong.isEmpty() ? EXIT_SUCCESS : EXIT_FAILURE;
}
