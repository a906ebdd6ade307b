// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <deque>
#include <mutex>

namespace fusewright::test {

/// What was done last, to be told when something goes wrong. Any thread may ask.
class Trail {
public:
    explicit Trail(std::uint64_t seed) : m_seed(seed) { }

    /// A step begins.
    void add(int step, const char* action);
    /// More about the step: what was typed, which file.
    void tell(const QString& detail);
    int step() const;
    /// Seed, step and the last actions. Without them when the trail is just being written.
    QByteArray report(const QByteArray& reason) const;

private:
    const std::uint64_t m_seed;
    mutable std::mutex m_mutex;
    int m_step = 0;
    std::deque<QByteArray> m_last;
};

} // namespace fusewright::test
