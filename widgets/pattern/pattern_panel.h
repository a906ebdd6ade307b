// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"
#include "engine/support/text_range.h"
#include "widgets/pattern/pattern_edits.h"

#include <QFrame>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QTabBar;

namespace fusewright {

class ElidedLabel;
struct FusionAnswer;
class PatternMenu;
class PatternView;
class Theme;
class RulesText;

/// The rule at the caret as a picture that can be edited: the text stays the truth.
class PatternPanel : public QFrame {
    Q_OBJECT

public:
    using Document = std::shared_ptr<const RulesText>;

    /// `theme` must outlive the panel.
    PatternPanel(PatternEdits::Writing writing, PatternEdits::Reading reading, const Theme& theme,
                 QWidget* parent = nullptr);

    PatternView& view() { return *m_view; }
    PatternMenu& menu() { return *m_menu; }
    /// Shows what the caret is in. Outside all rules the last one stays.
    void showPlace(const Document& document, TextPosition caret);
    /// Another text: nothing is left of the rule before.
    void forget();
    /// Null without one. `file` is the text's place in it; nothing while it does not count there.
    /// `problems` are those of the text as it is; none while that is not known.
    void setAnswer(std::shared_ptr<const FusionAnswer> answer, std::optional<std::uint32_t> file,
                   std::vector<Diagnostic> problems);
    /// What is said of the rule, such as why it cannot be read; empty when all is well.
    QString note() const;

signals:
    /// The caret should go there; the focus stays.
    void placePicked(const fusewright::TextRange& range);
    /// The caret and the focus should go there.
    void textRequested(const fusewright::TextRange& range);
    /// The panel has come into sight and wants to know where the caret is.
    void placeWanted();
    /// Short words for a status bar.
    void said(const QString& words);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createHead(const Theme& theme);
    QWidget* createNote(const Theme& theme);
    void connectView();
    std::optional<RuleSketch> sketchIn(const RulesText& text, TextPosition caret) const;
    void showRule(RuleSketch rule, const std::string& pattern);
    void showPattern(std::size_t at);
    void showNothing();
    void showReaches();
    void showNote();
    void choosePattern(int tab);
    void goTo(std::uint32_t entry, bool withFocus);
    std::optional<TextRange> rangeOf(const std::string& entry);

    PatternEdits::Reading m_reading;
    PatternEdits* m_edits;
    PatternView* m_view;
    PatternMenu* m_menu;
    ElidedLabel* m_title = nullptr;
    QTabBar* m_tabs = nullptr;
    QWidget* m_noteStrip = nullptr;
    QLabel* m_note = nullptr;
    QLabel* m_empty = nullptr;

    Document m_document;
    std::optional<RuleSketch> m_rule; ///< As it was read last.
    std::size_t m_pattern = 0;
    bool m_isKept = false; ///< What is drawn is how the rule was when it could be read.
    std::optional<std::string> m_awaited; ///< An entry that is to be current when it is there.
    std::shared_ptr<const FusionAnswer> m_answer;
    std::optional<std::uint32_t> m_file;
    std::vector<Diagnostic> m_problems;
};

} // namespace fusewright
