// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/message_strip.h"

namespace fusewright {

struct OpenedModel;
struct Program;

/// Says that pasted text replaced the model that was on screen, or that what was there was pasted
/// text, which is in no file; and brings it back.
class ReplacedStrip : public MessageStrip {
    Q_OBJECT

public:
    /// `program` must outlive it.
    explicit ReplacedStrip(Program& program, QWidget* parent = nullptr);

private:
    void look();
    QString wordsFor(const OpenedModel& before) const;

    Program& m_program;
    const OpenedModel* m_told = nullptr; ///< To compare with only.
};

} // namespace fusewright
