// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace fusewright {

/// Is told how far long work has come. Called on the thread that does the work.
class ProgressSink {
public:
    virtual ~ProgressSink() = default;
    /// `fraction` goes from 0 to 1 and never back.
    virtual void progressed(double fraction) = 0;
};

} // namespace fusewright
