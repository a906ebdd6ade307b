// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_value.h"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace fusewright {

/// Owns every object of an evaluation, so that objects may point at each other in cycles.
///
/// Objects go when the heap goes, or by `release`. One thread at a time.
class PythonHeap {
public:
    template <class T, class... Arguments>
    T& make(Arguments&&... arguments)
    {
        auto made = std::make_unique<T>(std::forward<Arguments>(arguments)...);
        T& object = *made;
        object.serial = ++m_serial;
        m_bytes += sizeof(T);
        m_objects.push_back(std::move(made));
        return object;
    }

    std::size_t count() const { return m_objects.size(); }
    /// Of all objects that were ever made, without what they point at.
    std::uint64_t bytesMade() const { return m_bytes; }

    /// From now on `release` can give back what is made later.
    void mark();
    /// Says that an object is about to be changed so that it may point at newer ones.
    void changing(const PythonObject& object)
    {
        if (object.serial <= m_markSerial)
            m_isMarkTouched = true;
    }
    /// Says that something outside of the heap points at what was made just now.
    void keep() { m_isMarkTouched = true; }
    /// Frees what was made since `mark`, unless something older was changed since. Whoever calls
    /// may keep no newer value. True when it was freed.
    bool release();

private:
    std::vector<std::unique_ptr<PythonObject>> m_objects;
    std::uint64_t m_serial = 0;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_markSerial = 0;
    std::size_t m_markCount = 0;
    bool m_isMarkTouched = false;
};

} // namespace fusewright
