// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Numbers that are equal are one key, whatever their type, so their hash is taken from a number
// that all of them can be: the integer where there is one, else the bits of the float.

#include "engine/python/eval/python_table.h"

#include "engine/python/eval/python_objects.h"
#include "engine/support/hash.h"

#include <cmath>
#include <cstring>

namespace fusewright {

namespace {

std::uint64_t hashReal(double value)
{
    const bool isInteger = std::floor(value) == value && std::fabs(value) < 9.0e18;
    if (isInteger)
        return hashCombine(1, static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    return hashCombine(2, bits);
}

// NOLINTBEGIN(misc-no-recursion): as deep as tuples are nested, which is counted.
std::optional<std::uint64_t> hashOf(PythonValue key, PythonKeyWork& work)
{
    switch (key.type()) {
    case PythonType::Bool:
    case PythonType::Int:
        return hashCombine(1, static_cast<std::uint64_t>(key.asInteger()));
    case PythonType::Float:
        return hashReal(key.asReal());
    case PythonType::String:
        return hashText(key.as<PythonString>().text);
    case PythonType::Tuple: {
        std::uint64_t hash = 3;
        if (--work.left < 0 || work.depth == 0)
            return hash;
        --work.depth;
        for (const PythonValue item : key.as<PythonSequence>().items) {
            const auto inner = hashOf(item, work);
            if (!inner)
                return std::nullopt;
            hash = hashCombine(hash, *inner);
        }
        ++work.depth;
        return hash;
    }
    case PythonType::FrozenSet: {
        std::uint64_t hash = 4;
        for (const PythonTable::Entry& entry : key.as<PythonTable>().entries())
            hash += entry.key.isValid() ? entry.hash : 0;
        return hash;
    }
    case PythonType::List:
    case PythonType::View:
    case PythonType::Dict:
    case PythonType::Set:
    case PythonType::Slice:
        return std::nullopt;
    default:
        return key.object() ? hashCombine(5, key.object()->serial)
                            : static_cast<std::uint64_t>(key.type());
    }
}

bool isSameAt(PythonValue one, PythonValue other, PythonKeyWork& work);

bool areSameItems(const std::vector<PythonValue>& left, const std::vector<PythonValue>& right,
                  PythonKeyWork& work)
{
    if (left.size() != right.size())
        return false;
    for (std::size_t at = 0; at < left.size(); ++at) {
        if (!isSameAt(left[at], right[at], work))
            return false;
    }
    return true;
}

bool areSameMembers(const PythonTable& left, const PythonTable& right, PythonKeyWork& work)
{
    if (left.size() != right.size())
        return false;
    for (const PythonTable::Entry& entry : left.entries()) {
        if (entry.key.isValid() && !right.find(entry.key, entry.hash, work))
            return false;
    }
    return true;
}

bool isSameAt(PythonValue one, PythonValue other, PythonKeyWork& work)
{
    if (one.isSame(other))
        return true;
    if (one.isNumber() && other.isNumber()) {
        if (one.isIntegral() && other.isIntegral())
            return one.asInteger() == other.asInteger();
        return one.asReal() == other.asReal();
    }
    if (one.type() != other.type())
        return false;
    if (one.is(PythonType::String))
        return one.as<PythonString>().text == other.as<PythonString>().text;
    const bool isTuple = one.is(PythonType::Tuple);
    if ((!isTuple && !one.is(PythonType::FrozenSet)) || work.depth == 0 || --work.left < 0)
        return false;
    --work.depth;
    const bool areSame = isTuple
        ? areSameItems(one.as<PythonSequence>().items, other.as<PythonSequence>().items, work)
        : areSameMembers(one.as<PythonTable>(), other.as<PythonTable>(), work);
    ++work.depth;
    return areSame;
}
// NOLINTEND(misc-no-recursion)

} // namespace

std::optional<std::uint64_t> pythonHash(PythonValue key)
{
    PythonKeyWork work;
    return hashOf(key, work);
}

std::optional<std::uint64_t> pythonHash(PythonValue key, PythonKeyWork& work)
{
    return hashOf(key, work);
}

bool isSameKey(PythonValue one, PythonValue other)
{
    PythonKeyWork work;
    return isSameAt(one, other, work);
}

const PythonTable::Entry* PythonTable::find(PythonValue key, std::uint64_t hash) const
{
    PythonKeyWork work;
    return find(key, hash, work);
}

const PythonTable::Entry* PythonTable::find(PythonValue key, std::uint64_t hash,
                                            PythonKeyWork& work) const
{
    const auto [begin, end] = m_index.equal_range(hash);
    for (auto at = begin; at != end; ++at) {
        if (isSameAt(m_entries[at->second].key, key, work))
            return &m_entries[at->second];
    }
    return nullptr;
}

void PythonTable::set(PythonValue key, std::uint64_t hash, PythonValue value)
{
    if (const Entry* const known = find(key, hash)) {
        m_entries[static_cast<std::size_t>(known - m_entries.data())].value = value;
        return;
    }
    m_index.emplace(hash, m_entries.size());
    m_entries.push_back({key, value, hash});
}

bool PythonTable::erase(PythonValue key, std::uint64_t hash)
{
    const auto [begin, end] = m_index.equal_range(hash);
    for (auto at = begin; at != end; ++at) {
        if (!isSameKey(m_entries[at->second].key, key))
            continue;
        m_entries[at->second] = {};
        m_index.erase(at);
        closeGaps();
        return true;
    }
    return false;
}

/// So that looking through a table costs what is in it, not what ever was.
void PythonTable::closeGaps()
{
    if (m_entries.size() < 32 || m_entries.size() < 2 * size())
        return;
    std::erase_if(m_entries, [](const Entry& entry) { return !entry.key.isValid(); });
    m_index.clear();
    for (std::size_t at = 0; at < m_entries.size(); ++at)
        m_index.emplace(m_entries[at].hash, at);
}

void PythonTable::clear()
{
    m_entries.clear();
    m_index.clear();
}

std::optional<PythonTable::Entry> PythonTable::takeLast()
{
    while (!m_entries.empty() && !m_entries.back().key.isValid())
        m_entries.pop_back();
    if (m_entries.empty())
        return std::nullopt;
    const Entry last = m_entries.back();
    erase(last.key, last.hash);
    while (!m_entries.empty() && !m_entries.back().key.isValid())
        m_entries.pop_back();
    return last;
}

} // namespace fusewright
