// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/rules/entry_place.h"
#include "engine/support/diagnostic.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;

/// Edits that do what was asked for; nothing where there is nothing to do, or it cannot be done
/// without changing something else.
using RuleEdits = std::optional<std::vector<TextEdit>>;

/// What an entry takes, as it is written; `.` for any operator.
struct WrittenOperators {
    std::vector<std::string> names;
    bool isInverted = false; ///< Any but these.

    bool operator==(const WrittenOperators&) const = default;
};

/// What stands at a place of a model. The graph must outlive it.
struct SeenThere {
    const Graph& graph;
    NodeId node;
    ValueId value = {}; ///< Of an entry that is no operator.
};

/// An entry that is to be made.
struct AddedEntry {
    std::string name;
    WrittenOperators operators;
    bool isOptional = false;
    bool isContext = false;
    /// An operator of a model that it is to be like, for languages that say more of it than its
    /// name.
    std::optional<SeenThere> like = {};
};

/// Edits with which an entry takes what stands at a place of a model.
struct EntryFit {
    enum class Kind {
        Call,      ///< The operator is called as the model calls it.
        Condition, ///< Less is asked of what the entry takes.
    };

    Kind kind = Kind::Call;
    std::string title; ///< What they do: a sentence without a full stop.
    std::vector<TextEdit> edits;
    unsigned strangeness = 0; ///< More where what was asked for is asked no longer.
};

/// What a panel does to an entry.
enum class EntryAction {
    Rename,
    Operators,
    Optional,
    Context,
    Repeat,
    AddBefore,
    AddAfter,
    AddAlternative,
    Connect,
    Disconnect,
    Remove,
};

/// What the two sides of a comparison came to, as they read.
struct SeenSides {
    std::string left;
    std::string right;
};

enum class EntrySide { Before, After };

/// What an entry can be made into; two and two are opposites.
enum class EntryTrait { Required, Optional, Included, Context, Single, Repeated };

/// Which edges lead through what is put between two entries.
enum class InsertedSpan {
    OneEdge,
    AllBelow, ///< All that the upper one names.
    AllAbove, ///< All that name the lower one, if those are several.
};

/// What panels do to the rules of one text, as edits of it. What a language leaves out it has no
/// words for.
class RuleEditing {
public:
    virtual ~RuleEditing() = default;

    /// A priority that is missing is added. Nothing where rules have none.
    virtual RuleEdits setPriority(std::string_view, std::int64_t) const { return std::nullopt; }
    /// Adds a text of one or more rules behind another one, or at the end. Nothing when the text
    /// has mistakes, or a name that is there already.
    virtual RuleEdits addRule(std::optional<std::string_view> after,
                              std::string_view text) const = 0;

    /// Gives an entry another name, wherever its pattern names it. Nothing when it is taken.
    virtual RuleEdits rename(PatternName pattern, std::string_view entry,
                             std::string_view fresh) const = 0;
    virtual RuleEdits make(PatternName, std::string_view, EntryTrait) const { return std::nullopt; }
    /// Nothing for an entry with options.
    virtual RuleEdits setOperators(PatternName pattern, std::string_view entry,
                                   const WrittenOperators& operators) const = 0;
    /// Lets an entry take one more operator. Nothing where it is taken already.
    virtual RuleEdits widen(PatternName pattern, std::string_view entry,
                            std::string_view operatorName) const = 0;

    /// Makes the second a child of the first. Nothing where it is one, or would lead back.
    virtual RuleEdits connect(PatternName, std::string_view, std::string_view) const
    {
        return std::nullopt;
    }
    /// Takes the second out of the children or options of the first; of options, one must stay.
    virtual RuleEdits disconnect(PatternName, std::string_view, std::string_view) const
    {
        return std::nullopt;
    }
    /// Adds an entry before another one, whose parents name it instead, or after it, with its
    /// children.
    virtual RuleEdits add(PatternName pattern, const AddedEntry& fresh, EntrySide side,
                          std::string_view other) const = 0;
    /// Adds an entry that another one is the alternative to, with the same children; the last name
    /// is that of an entry that chooses between them, where there is none yet.
    virtual RuleEdits addAlternative(PatternName, const AddedEntry&, std::string_view,
                                     std::string_view) const
    {
        return std::nullopt;
    }
    /// Puts entries, one after another, between two of which the upper one names the lower one as
    /// a child.
    virtual RuleEdits insertBetween(PatternName pattern, std::string_view upper,
                                    std::string_view lower, std::span<const AddedEntry> fresh,
                                    InsertedSpan span) const = 0;
    /// Takes an entry out; who named it names its children instead. Nothing for the last one of a
    /// pattern, the last option, and an entry with several options.
    virtual RuleEdits remove(PatternName pattern, std::string_view entry) const = 0;

    /// What makes an entry take what stands at a place, where its operator is right and something
    /// else is not; the one that says most first.
    virtual std::vector<EntryFit> fits(PatternName, std::string_view, const SeenThere&) const
    {
        return {};
    }
    /// Takes a part that stands at these bytes out of what a rule asks for. Nothing where what is
    /// left would be something else.
    virtual RuleEdits dropCondition(PatternName, ByteRange) const { return std::nullopt; }
    /// Lets a comparison with a number that stands at these bytes hold for what was seen too: the
    /// values of its two sides.
    virtual RuleEdits loosenCondition(PatternName, ByteRange, const SeenSides&) const
    {
        return std::nullopt;
    }
    /// A sentence on why the language has no words for it, whatever the entry; empty where it has.
    virtual std::string whyNever(EntryAction) const { return {}; }
    /// The same of one entry, before anybody tries.
    virtual std::string whyNot(PatternName, std::string_view, EntryAction action) const
    {
        return whyNever(action);
    }
};

} // namespace fusewright
