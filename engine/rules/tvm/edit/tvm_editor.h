// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/python/python_edit_text.h"
#include "engine/rules/rule_editing.h"
#include "engine/rules/tvm/edit/dpl_draft.h"
#include "engine/rules/tvm/tvm_file.h"
#include "engine/rules/tvm/tvm_pattern_maker.h"
#include "engine/rules/tvm/tvm_way.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// One pattern of a rule, one way of it, to be edited where its text stands.
///
/// An edit is written twice: as text, and as what the pattern is to be then. Only where the edited
/// text, read again, gives just that, and every other pattern as before, are there edits. So text
/// that several rules share, in a function or a loop, is left alone.
class TvmEditor {
public:
    /// The file must outlive it.
    TvmEditor(const TvmFile& file, const IncludePlaces& places, PatternName pattern);
    TvmEditor(const TvmEditor&) = delete;
    TvmEditor& operator=(const TvmEditor&) = delete;

    /// Whether the entry is a call that stands in the text as one.
    bool isCall(std::string_view entry) const { return call(entry).has_value(); }
    /// Whether its name is an annotation.
    bool isLabel(std::string_view entry) const;

    RuleEdits rename(std::string_view entry, std::string_view fresh);
    RuleEdits setOperators(std::string_view entry, const std::vector<std::string>& names);
    /// Adds operators to those that an entry takes, where it does not.
    RuleEdits widen(std::string_view entry, const std::vector<std::string>& names);
    RuleEdits makeOptional(std::string_view entry);
    RuleEdits disconnect(std::string_view from, std::string_view to);
    RuleEdits addBefore(const AddedEntry& fresh, std::string_view other);
    RuleEdits addAfter(const AddedEntry& fresh, std::string_view other);
    RuleEdits insertBetween(std::string_view upper, std::string_view lower,
                            std::span<const AddedEntry> fresh);
    /// The same behind all that uses what the upper one makes.
    RuleEdits insertBelow(std::string_view upper, std::span<const AddedEntry> fresh);
    RuleEdits remove(std::string_view entry);
    /// What makes an entry take what a place of a model has, where a type, a shape or an attribute
    /// is what it refuses.
    std::vector<EntryFit> fits(std::string_view entry, const SeenThere& seen);

private:
    /// An expression of the pattern, and where it is written.
    struct Written {
        DplId id = 0;
        PythonNodeId node;
    };
    /// A piece of text with what it makes.
    struct Piece {
        std::string text;
        DplId id = 0;
    };

    const TvmFusionPattern& pattern() const { return m_file.patternOf(*m_rule); }
    bool isReady() const { return m_way.has_value(); }
    RuleEdits judged(std::vector<TextEdit> edits) const;
    bool isWanted(const TvmFile& after) const;
    bool losesLabel() const;

    std::optional<DplId> find(std::string_view entry) const;
    std::optional<Written> written(DplId id) const;
    /// Of a call that is written as one, with all its arguments by place.
    std::optional<Written> call(std::string_view entry) const;
    std::optional<Written> argument(const Written& call, std::size_t part) const;
    std::optional<Written> insteadOf(const Written& call) const;
    std::optional<std::size_t> partBetween(DplId upper, const Written& lower) const;
    std::optional<std::size_t> mainPart(DplId call) const;
    bool hasCall(DplId id) const;
    bool isOperator(DplId part) const;

    std::optional<DplId> chosenOperator(DplId callee) const;
    std::vector<std::string> namesOf(DplId callee) const;
    std::optional<Piece> callee(const std::vector<std::string>& names);
    std::optional<Piece> wrapped(const Piece& inner, const std::vector<std::string>& names);
    std::optional<Piece> optionally(const Written& inner, const AddedEntry& fresh);
    std::optional<Piece> chained(const Written& inner, std::span<const AddedEntry> fresh);
    RuleEdits wrapAt(DplId id, std::span<const AddedEntry> fresh);
    std::string anyText() const;
    std::string freeVariable() const;

    struct Question {
        DplId wish = 0;
        PythonNodeId node;  ///< Of the call that asks.
        PythonNodeId inner; ///< What it asks of; invalid for a wildcard that is not written.
        PythonNodeId wanted;
    };
    std::optional<Question> question(DplId wish) const;
    RuleEdits without(const Question& question);
    RuleEdits otherwise(const Question& question, const std::string& seen, DplNode wish);
    RuleEdits withoutAttributes(const Question& question, const SeenThere& seen);

    const TvmFile& m_file;
    const IncludePlaces& m_places;
    const TvmRule* m_rule;
    PythonEditText m_text;
    MadeTvmPattern m_made;
    std::optional<TvmWay> m_way;
    std::optional<DplDraft> m_draft; ///< As it is to be.
};

/// The operator of Relax that somebody means by a name; nothing for none.
std::optional<std::string> relaxNameOf(std::string_view name);

} // namespace fusewright
