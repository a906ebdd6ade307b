// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/trail.h"

namespace fusewright::test {

namespace {

constexpr std::size_t mostActions = 40;
constexpr qsizetype mostLetters = 160;

QByteArray onOneLine(const QString& text)
{
    QByteArray line = text.left(mostLetters).toUtf8();
    line.replace('\n', "\\n").replace('\r', "\\r").replace('\t', "\\t");
    return text.size() > mostLetters ? line + "…" : line;
}

} // namespace

void Trail::add(int step, const char* action)
{
    const std::scoped_lock lock(m_mutex);
    m_step = step;
    m_last.push_back(QByteArray::number(step).rightJustified(7) + "  " + action);
    if (m_last.size() > mostActions)
        m_last.pop_front();
}

void Trail::tell(const QString& detail)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_last.empty())
        m_last.back() += ": " + onOneLine(detail);
}

int Trail::step() const
{
    const std::scoped_lock lock(m_mutex);
    return m_step;
}

QByteArray Trail::report(const QByteArray& reason) const
{
    QByteArray text =
        "\nmonkey: " + reason + "\nmonkey: seed " + QByteArray::number(quint64(m_seed));
    const std::unique_lock lock(m_mutex, std::try_to_lock);
    if (!lock)
        return text + '\n';
    text += ", step " + QByteArray::number(m_step) + ", the last actions:\n";
    for (const QByteArray& action : m_last)
        text += action + '\n';
    return text;
}

} // namespace fusewright::test
