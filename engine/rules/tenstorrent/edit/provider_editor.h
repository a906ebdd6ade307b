// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/python/python_edit_text.h"
#include "engine/rules/rule_editing.h"
#include "engine/rules/tenstorrent/edit/trace_draft.h"
#include "engine/rules/tenstorrent/tenstorrent_file.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// The pattern function of one pair, to be edited.
///
/// An edit is written twice: as text, and as what torch is to trace then. Only where the edited
/// text, read again, gives just that, and every other pair as before, are there edits.
class ProviderEditor {
public:
    /// The file must outlive it.
    ProviderEditor(const TenstorrentFile& file, const IncludePlaces& places, PatternName pattern);
    ProviderEditor(const ProviderEditor&) = delete;
    ProviderEditor& operator=(const ProviderEditor&) = delete;

    /// Whether the entry is a call that stands in the text as one.
    bool isCall(std::string_view entry) const { return call(entry).has_value(); }
    /// Whether a second pair can be written behind this one.
    bool hasListOfPairs() const { return isReady() && pairTuple().isValid(); }

    /// Of a parameter.
    RuleEdits rename(std::string_view entry, std::string_view fresh);
    RuleEdits setOperator(std::string_view entry, std::string_view name);
    /// A second pair behind this one with another operator, where pairs are in a list.
    RuleEdits widen(std::string_view entry, std::string_view name);
    RuleEdits addBefore(const AddedEntry& fresh, std::string_view other);
    RuleEdits addAfter(const AddedEntry& fresh, std::string_view other);
    RuleEdits insertBetween(std::string_view upper, std::string_view lower,
                            std::span<const AddedEntry> fresh);
    /// The same behind all that uses what the upper one makes.
    RuleEdits insertBelow(std::string_view upper, std::span<const AddedEntry> fresh);
    RuleEdits remove(std::string_view entry);
    /// Writes a call as the model has it.
    std::vector<EntryFit> fits(std::string_view entry, const SeenThere& seen);

private:
    /// A call, and where it is written.
    struct Written {
        std::uint32_t node = 0;
        PythonNodeId at;
        std::vector<PythonNodeId> arguments; ///< By argument that is in no list.
    };
    /// A piece of text with what it makes.
    struct Piece {
        std::string text;
        std::uint32_t node = 0;
        bool isOperation = false; ///< `a + b`: in brackets where more stands around it.
    };

    bool isReady() const { return m_draft.has_value(); }
    RuleEdits judged(std::vector<TextEdit> edits, std::size_t added = 0) const;
    bool isWanted(const TenstorrentFile& after, std::size_t added) const;

    std::optional<std::uint32_t> find(std::string_view entry) const;
    PythonNodeId expression(std::uint32_t node) const;
    std::optional<Written> call(std::string_view entry) const;
    std::vector<PythonNodeId> writtenArguments(std::uint32_t node, PythonNodeId at) const;
    std::optional<std::size_t> argumentOf(const Written& call, std::uint32_t operand) const;
    std::optional<std::size_t> mainArgument(const Written& call) const;
    /// The texts of the operands of a call, as they go into one of this form.
    std::optional<std::vector<std::string>> operandTexts(const Written& call,
                                                         const DraftCall& form) const;
    std::string fittedText(const DraftCall& form, const std::vector<std::string>& operands) const;
    std::optional<TextEdit> renamedCall(const Written& call, const DraftCall& form) const;
    std::optional<TextEdit> writtenAs(const Written& call, const DraftCall& form) const;
    std::optional<TextEdit> withOperator(const Written& call, std::string_view name);
    std::optional<DraftCall> asInModel(const Written& call, const SeenThere& seen) const;
    std::vector<TextEdit> secondPair(const TextEdit& change, std::string_view name) const;
    std::optional<Piece> chained(const Written& inner, std::span<const AddedEntry> fresh);
    RuleEdits wrapArgument(const Written& lower, std::size_t argument,
                           std::span<const AddedEntry> fresh);
    RuleEdits wrapAt(std::uint32_t node, std::span<const AddedEntry> fresh);
    bool losesParameter() const;
    PythonNodeId pairTuple() const;

    const TenstorrentFile& m_file;
    const IncludePlaces& m_places;
    const TenstorrentRule* m_rule;
    PythonEditText m_text;
    std::optional<TraceDraft> m_draft; ///< As it is to be.
};

} // namespace fusewright
