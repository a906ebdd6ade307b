// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

#include <memory>

namespace fusewright::test {

using TestMaker = std::unique_ptr<QObject> (*)();

/// Makes a class of tests known to the program that it is linked into, by the name of its file.
bool addTest(const char* file, TestMaker make);

/// What a program of tests is run for: `PROGRAM NAME [QT TEST OPTIONS]` runs the class of
/// `tst_NAME.cpp`, `PROGRAM` alone runs all.
int runTests(int argc, char** argv);

} // namespace fusewright::test

/// At the end of a `tst_*.cpp`: its class is one of the program's.
#define FUSEWRIGHT_TEST(Class)                                                                     \
    [[maybe_unused]] static const bool isKnown##Class = fusewright::test::addTest(                 \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
