// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace fusewright {

/// Makes the process keep memory that it has freed, and ask the system for it in large pieces.
///
/// For a program that reads one thing and ends: given back and asked for again, the same memory
/// costs as much time as what is done with it. Before any thread is started.
void keepFreedMemory();

} // namespace fusewright
