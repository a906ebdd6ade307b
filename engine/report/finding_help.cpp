// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/finding_help.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

constexpr auto helps = std::to_array<FindingHelp>({
    {"cannot-read", "A file cannot be read.", "Check its path and permissions."},
    {"child-and-children", "An entry has both \"child\" and \"children\".",
     "Keep one of them; \"children\" takes a list."},
    {"disconnected-pattern", "The entries of a pattern are not connected.",
     "Connect them with \"child\" or \"children\", or split the rule in two."},
    {"duplicate-child", "An entry names a child twice.", "\"children\" is a set: name each once."},
    {"duplicate-key", "A key is given twice; only the last one counts.",
     "Rename or remove one of the two."},
    {"empty-pattern", "A pattern has no entries.", "Write at least one entry with an \"op_type\"."},
    {"expectation", "A rule makes, or rewrites, more or less than expected.",
     "Either the rules or the model changed: \"fusewright explain RULES MODEL --rule NAME\" shows "
     "every near miss. If the new number is right, change the expectation."},
    {"heuristic-mismatch", "A pattern can never meet the heuristic of its rule.",
     "Choose another heuristic, or change the operators of the pattern."},
    {"looser-rule-first", "A rule takes parts of what a later one would fuse as a whole.",
     "Give the later rule, which asks for more, the higher priority; \"fusewright order RULES "
     "MODEL\" shows who competes with whom."},
    {"malformed-expectation", "A comment looks like an expectation, but is not checked.",
     "Write \"# expect: 32\", \"# expect: >= 30\", \"# expect: <= 2\" or "
     "\"# expect: none in encoder.*\"."},
    {"matches-nothing", "An entry takes no operator at all.",
     "Widen its \"op_type\": an inverted list must leave an operator to match."},
    {"may-not-fit",
     "Sections of a rule need more memory on the chip than its heuristic plans with.",
     "Make the pattern smaller, let the heuristic cut, or choose one that takes more; \"fusewright "
     "help "
     "costs\" says how it is counted."},
    {"misplaced-expectation", "An expectation belongs to no rule.",
     "Write it directly above a rule, or on lines of it."},
    {"missing-op-type", "An entry does not say which operators it takes.",
     "Give it an \"op_type\", or a \"match_first_option\"."},
    {"missing-pattern", "A rule has no pattern.", "Write what it should match under \"pattern\"."},
    {"missing-priority", "A rule has no priority; 0 is used.",
     "Set a priority: the rule with the higher one wins."},
    {"no-sections", "A rule makes no sections: a path leaves each of its matches and re-enters.",
     "Let the rule take the operators on that path too; \"fusewright explain\" shows it."},
    {"not-rules", "A model is named where rules are expected.", "Name a file of rules."},
    {"odd-match", "A few matches of a rule differ from all the others.",
     "If they are not intended, add an entry with \"included: false\" that tells them apart."},
    {"only-context", "A pattern has only context entries.",
     "At least one entry must go into the section: leave out its \"included: false\"."},
    {"open-ended-repeat", "A repeated entry has no end.",
     "Give an entry with \"match_multiple\" a child that says where the repetition ends."},
    {"option-not-alone", "An entry with options has other keys.",
     "\"match_first_option\" can be combined only with \"required\"."},
    {"pattern-cycle", "The entries of a pattern form a cycle.",
     "Models have no cycles: remove one of the children."},
    {"priority-tie", "Two rules of one priority compete for operators.",
     "The first one in the file wins; give them different priorities to choose."},
    {"search-limit", "A search was abandoned, so matches may be missing.",
     "Make the entry's \"op_type\" more specific."},
    {"shadowed-rule", "A rule never wins: others always take its operators.",
     "Give it a higher priority, or remove it."},
    {"too-large", "A file is too large.", "Split it."},
    {"unknown-entry", "An entry names another one that does not exist.",
     "Correct the name, or add that entry."},
    {"unknown-heuristic", "No heuristic of this name is known.",
     "\"fusewright help rules\" lists them."},
    {"unknown-key", "This key means nothing here.",
     "\"fusewright help rules\" lists the keys of rules and entries."},
    {"unknown-op-type", "No operator of this name is known.",
     "Check the spelling; \"fusewright inspect MODEL\" lists what a model has, and --model makes "
     "its own names known."},
    {"unknown-rule", "An expectation names a rule that does not exist.",
     "Correct the name, or remove the expectation."},
    {"wrong-type", "A value is of the wrong kind.",
     "\"fusewright help rules\" says what each key takes."},
    {"yaml-syntax", "The file is not well-formed YAML here.",
     "Check indentation, quotes and brackets at this place."},
});

} // namespace

FindingHelp findingHelp(std::string_view code)
{
    const auto found = std::ranges::find(helps, code, &FindingHelp::code);
    if (found != helps.end())
        return *found;
    return {code, "Something is wrong with the rules.", "The message says what."};
}

} // namespace fusewright
