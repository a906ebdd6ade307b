// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_heap.h"

namespace fusewright {

void PythonHeap::mark()
{
    m_markSerial = m_serial;
    m_markCount = m_objects.size();
    m_isMarkTouched = false;
}

bool PythonHeap::release()
{
    if (m_isMarkTouched || m_markSerial == 0)
        return false;
    m_objects.resize(m_markCount);
    return true;
}

} // namespace fusewright
