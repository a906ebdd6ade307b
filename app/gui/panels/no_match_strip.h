// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/message_strip.h"

namespace fusewright {

struct FusionAnswer;
struct Program;
class WindowDocks;

/// Says that the rules match nothing in the model that was opened just now, and where to go on. It
/// goes as soon as one matches, or there are none.
class NoMatchStrip : public MessageStrip {
    Q_OBJECT

public:
    /// All must outlive it.
    NoMatchStrip(Program& program, WindowDocks& docks, QWidget* parent = nullptr);

private:
    void look();
    QString wordsFor(const FusionAnswer& answer) const;

    Program& m_program;
    bool m_isNew = false; ///< The model; no answer about it has come yet.
};

} // namespace fusewright
