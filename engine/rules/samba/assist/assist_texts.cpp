// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/assist_texts.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

struct Sentence {
    std::string_view key;
    std::string_view text;
};

constexpr std::array sentences{
    Sentence{"rule.priority.short", "The rule with the higher priority wins."},
    Sentence{"rule.priority",
             "An integer. Rules with a higher priority take their operators first; rules of "
             "equal priority go in file order. The default is 0."},
    Sentence{"rule.heuristic.short", "How the compiler treats the section."},
    Sentence{"rule.heuristic",
             "A name, or a mapping with \"name\" and parameters of its own, which are kept and "
             "shown."},
    Sentence{"rule.pattern.short", "Which operators the rule fuses."},
    Sentence{"rule.pattern",
             "A mapping from entry names to entries. With \"pattern1\", \"pattern2\", … a rule has "
             "alternates: a place matches the rule when it matches any of them; they are tried in "
             "the order of the file."},
    Sentence{"rule.alternate.short", "One more way to match the rule."},

    Sentence{"heuristic.name.short", "The name of the heuristic."},
    Sentence{"heuristic.name", "The name of the heuristic; the other keys are its parameters."},
    Sentence{"heuristic.parameter.short", "A parameter; it is kept and shown."},
    Sentence{"heuristic.parameter", "A parameter of the heuristic; it is kept and shown."},

    Sentence{"entry.op_type.short", "Which operators it takes."},
    Sentence{"entry.op_type",
             "A name; a list of names, any of them; \".\" for any operator; or all but some: "
             "{inverted: true, options: [linear, addmm]}."},
    Sentence{"entry.child.short", "The entry that its operator feeds."},
    Sentence{"entry.child",
             "An output of this entry's operator is an input of the child's operator. Operands "
             "have no positions."},
    Sentence{"entry.children.short", "The entries that its operator feeds."},
    Sentence{"entry.children",
             "An output of this entry's operator is an input of each child's operator. The order "
             "of the children does not matter."},
    Sentence{"entry.required.short", "false: the entry may be absent."},
    Sentence{"entry.required",
             "With false the entry may be absent; then its parents feed its children. It is "
             "present wherever the whole pattern can match with it. The default is true."},
    Sentence{"entry.included.short", "false: context, which is not fused."},
    Sentence{"entry.included",
             "With false the entry must match but does not go into the section, and another "
             "section may own its operator. The default is true."},
    Sentence{"entry.match_first_option.short", "Stands for the first entry of a list that fits."},
    Sentence{"entry.match_first_option",
             "A list of entries. Parents of this entry feed the first one with which the whole "
             "pattern matches. The entry cannot have \"op_type\", \"child\", \"children\" or "
             "\"match_multiple\"."},
    Sentence{"entry.match_multiple.short", "true: one or more operators in a row."},
    Sentence{"entry.match_multiple",
             "With true the entry takes one or more operators in a row, up to the first one that "
             "a child could match. A pattern may not end in such an entry."},

    Sentence{"operators.inverted.short", "true: any operator but the options."},
    Sentence{"operators.inverted",
             "With true the entry takes any operator but those listed in "
             "\"options\"."},
    Sentence{"operators.options.short", "The operators' names."},
    Sentence{"operators.options",
             "The names of the operators that are taken, or, with "
             "\"inverted: true\", of those that are not."},
    Sentence{"operators.any.short", "Any operator."},
    Sentence{"operators.any", "Stands for any operator."},

    Sentence{"flag.required.true", "The entry must be there, which is the default."},
    Sentence{"flag.required.false", "The entry may be absent."},
    Sentence{"flag.included.true", "Goes into the section, which is the default."},
    Sentence{"flag.included.false", "Context: must match, and is not fused."},
    Sentence{"flag.match_multiple.true", "One or more operators in a row."},
    Sentence{"flag.match_multiple.false", "One operator, which is the default."},
    Sentence{"flag.inverted.true", "Any operator but the options."},
    Sentence{"flag.inverted.false", "Any of the options."},

    Sentence{"priority.above", "Wins over all other rules of this file."},
    Sentence{"priority.below", "Gives way to all other rules of this file."},
    Sentence{"skeleton.rule", "A new rule with one entry."},
    Sentence{"skeleton.pair", "Two operators in a row."},
    Sentence{"skeleton.rule.name", "new rule"},

    Sentence{"operator.title", "%1, an operator"},
    Sentence{"operator.canonical", "Usually called %1 in rules."},
    Sentence{"operator.follows", "Connected here."},
    Sentence{"operator.category", "Category: %1."},
    Sentence{"operator.gemm", "Counts as a matrix multiplication."},
    Sentence{"operator.names", "Also called: %1."},
    Sentence{"operator.names.more", "%1 and %2 more"},
    Sentence{"operator.count", "%1 times in the loaded model."},
    Sentence{"operator.count.one", "Once in the loaded model."},
    Sentence{"operator.count.none", "Not in the loaded model."},
    Sentence{"operator.unknown", "Unknown operator."},

    Sentence{"heuristic.title", "%1, a heuristic"},
    Sentence{"heuristic.unknown", "Unknown heuristic."},
    Sentence{"constraint.none", "Has no requirements."},
    Sentence{"constraint.gemm",
             "Requires a section in which one large matrix multiplication does most of the work."},
    Sentence{"constraint.attention",
             "Requires two matrix multiplications with a softmax between them."},
    Sentence{"constraint.rolled-up", "Requires one scaled_dot_product_attention."},
    Sentence{"constraint.cuts", "Puts each matrix multiplication into a section alone."},

    Sentence{"rule.title", "%1, a rule"},
    Sentence{"rule.is.priority", "Priority: %1."},
    Sentence{"rule.is.no-priority", "No priority given; 0 is used."},
    Sentence{"rule.is.heuristic", "Heuristic: %1."},
    Sentence{"rule.is.pattern", "%1: %2 entries."},
    Sentence{"rule.is.pattern.one", "%1: 1 entry."},
    Sentence{"rule.is.patternless", "It has no pattern yet."},

    Sentence{"entry.title", "%1, an entry"},
    Sentence{"entry.takes", "Takes: %1."},
    Sentence{"entry.takes.any", "Takes any operator."},
    Sentence{"entry.takes.inverted", "Takes any operator but %1."},
    Sentence{"entry.takes.nothing", "Does not say yet which operators it takes."},
    Sentence{"entry.feeds", "Feeds: %1."},
    Sentence{"entry.stands-for", "Stands for the first of these that fits: %1."},
    Sentence{"entry.is.place",
             "A root, and the place of a match: the rule is tried at each operator that this "
             "entry can take."},
    Sentence{"entry.is.root", "A root: no entry names it."},
    Sentence{"entry.is.optional", "May be absent."},
    Sentence{"entry.is.context", "Context: must match, but is not fused."},
    Sentence{"entry.is.repeated", "Takes one or more operators in a row."},
    Sentence{"entry.unknown", "This pattern has no entry of this name."},
    Sentence{"entry.new", "Named by others, but not defined yet."},
    Sentence{"entry.unused", "No entry names it yet."},
    Sentence{"entry.follows", "A new entry, for what is connected here."},
};

} // namespace

std::string_view assistText(std::string_view key)
{
    const auto found = std::ranges::find(sentences, key, &Sentence::key);
    return found == sentences.end() ? std::string_view() : found->text;
}

std::string assistText(std::string_view key, std::initializer_list<std::string_view> arguments)
{
    const std::string_view text = assistText(key);
    std::string filled;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isMark =
            text[at] == '%' && at + 1 < text.size() && text[at + 1] >= '1' && text[at + 1] <= '9';
        const std::size_t number = isMark ? static_cast<std::size_t>(text[at + 1] - '1') : 0;
        if (!isMark || number >= arguments.size()) {
            filled += text[at];
            continue;
        }
        filled += arguments.begin()[number];
        ++at;
    }
    return filled;
}

} // namespace fusewright
