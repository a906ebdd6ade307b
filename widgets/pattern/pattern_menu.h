// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/inline_prompt.h"
#include "widgets/pattern/pattern_edits.h"

#include <QMenu>
#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

namespace fusewright {

class PatternView;
class Theme;

/// What can be done with an entry, a line or the ground of a pattern's picture, and the questions
/// that it takes.
class PatternMenu : public QObject {
    Q_OBJECT

public:
    PatternMenu(PatternView& view, PatternEdits& edits, const Theme& theme);

    /// For an entry, a line, or neither of them.
    std::unique_ptr<QMenu> menuFor(std::optional<std::uint32_t> entry,
                                   std::optional<std::uint32_t> line);
    InlinePrompt& prompt() { return *m_prompt; }

public slots:
    void askForName(std::uint32_t entry);
    void askForOperators(std::uint32_t entry);

private:
    void askForEntry(PatternEdits::Place place, std::uint32_t entry);
    void show(std::optional<std::uint32_t> entry, std::optional<std::uint32_t> line,
              const QPoint& place);
    void addEntryActions(QMenu& menu, std::uint32_t entry);
    /// Off, with the reason as its tip, where the language has no words for it.
    template <typename Action>
    Action* judged(Action* action, EntryAction what, const std::string& entry = {}) const;
    void addMarks(QMenu& menu, const SketchedEntry& entry);
    void addWiring(QMenu& menu, std::uint32_t entry);
    const SketchedEntry& entryAt(std::uint32_t entry) const;

    PatternView& m_view;
    PatternEdits& m_edits;
    const Theme& m_theme;
    InlinePrompt* m_prompt;
};

} // namespace fusewright
