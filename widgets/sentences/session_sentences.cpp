// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/engine_sentences.h"

#include <QtGlobal>

#include <array>

namespace fusewright {

// Of whole runs: expectations, stages, queries, translations, machines, training.
std::span<const char* const> sessionSentences()
{
    // clang-format off
    static constexpr std::array sentences{
        QT_TRANSLATE_NOOP("engine", "The model has no %1, which %2 requires."),
        QT_TRANSLATE_NOOP("engine", "no module"),
        QT_TRANSLATE_NOOP("engine", "Found in %1."),
        QT_TRANSLATE_NOOP("engine", "The model has no %1."),
        QT_TRANSLATE_NOOP("engine", "This is a model (%1). Rules are expected here; name a "
                                     "file of rules."),
        QT_TRANSLATE_NOOP("engine", "These are rules (%1). A model is expected here; name a "
                                     "model file."),
        QT_TRANSLATE_NOOP("engine", "Nearest at %1: %2."),
        QT_TRANSLATE_NOOP("engine", "This stage rewrites nothing more. %1"),
        QT_TRANSLATE_NOOP("engine", "Nothing matches. %1"),
        QT_TRANSLATE_NOOP("engine", "Nothing matches, because the model was captured "
                                     "with operators of Python. Read as TT-XLA captures it, it "
                                     "has %1 match: choose \"Read operators as TT-XLA does\" "
                                     "in Overview, or --fx-mode tt."),
        QT_TRANSLATE_NOOP("engine", "Nothing matches, because the model was captured "
                                     "with operators of Python. Read as TT-XLA captures it, it "
                                     "has %1 matches: choose \"Read operators as TT-XLA does\" "
                                     "in Overview, or --fx-mode tt."),
        QT_TRANSLATE_NOOP("engine", "There is no rule \"%1\" to recompute."),
        QT_TRANSLATE_NOOP("engine", "The backward section of the section at \"%1\" is "
                                     "cut: a path leaves it and comes back: %2."),
        QT_TRANSLATE_NOOP("engine", "The file has a backward graph of its own, which is "
                                     "used as it is: --loss and --wrt have no effect."),
        QT_TRANSLATE_NOOP("engine", "A word is missing after \"|\"."),
        QT_TRANSLATE_NOOP("engine", "A word is missing before \"|\"."),
        QT_TRANSLATE_NOOP("engine", "There is no field \"%1\". Did you mean \"%2:\"? Put "
                                     "text with a colon in quotes."),
        QT_TRANSLATE_NOOP("engine", "The quotes are not closed."),
        QT_TRANSLATE_NOOP("engine", "A word is missing here."),
        QT_TRANSLATE_NOOP("engine", "Enter a section or fold number."),
        QT_TRANSLATE_NOOP("engine", "There is no type \"%1\"."),
        QT_TRANSLATE_NOOP("engine", "This is not a step; write 0.5, <0.01 or >0.01."),
        QT_TRANSLATE_NOOP("engine", "This is not a shape; write 4096x11008 or [1,?,4096]."),
        QT_TRANSLATE_NOOP("engine", "A value is missing here."),
        QT_TRANSLATE_NOOP("engine", "Use a file written by \"fusewright check "
                                     "--write-baseline FILE\" or \"check --format sarif\"."),
        QT_TRANSLATE_NOOP("engine", "These findings are from %1, not from fusewright. %2"),
        QT_TRANSLATE_NOOP("engine", "This file contains no check results, not even an "
                                     "empty list. %1"),
        QT_TRANSLATE_NOOP("engine", "at least %1 expected"),
        QT_TRANSLATE_NOOP("engine", "at most %1 expected"),
        QT_TRANSLATE_NOOP("engine", "none expected"),
        QT_TRANSLATE_NOOP("engine", "%1 expected"),
        QT_TRANSLATE_NOOP("engine", "no section"),
        QT_TRANSLATE_NOOP("engine", "no section in %1"),
        QT_TRANSLATE_NOOP("engine", "no sections"),
        QT_TRANSLATE_NOOP("engine", "no sections in %1"),
        QT_TRANSLATE_NOOP("engine", "%1 section"),
        QT_TRANSLATE_NOOP("engine", "%1 section in %2"),
        QT_TRANSLATE_NOOP("engine", "%1 sections in %2"),
        QT_TRANSLATE_NOOP("engine", "no place"),
        QT_TRANSLATE_NOOP("engine", "no place in %1"),
        QT_TRANSLATE_NOOP("engine", "no places"),
        QT_TRANSLATE_NOOP("engine", "no places in %1"),
        QT_TRANSLATE_NOOP("engine", "%1 place"),
        QT_TRANSLATE_NOOP("engine", "%1 place in %2"),
        QT_TRANSLATE_NOOP("engine", "%1 places in %2"),
        QT_TRANSLATE_NOOP("engine", "%1 of %2 operators"),
        QT_TRANSLATE_NOOP("engine", "%1 of %2 operators in %3"),
        QT_TRANSLATE_NOOP("engine", "The rule \"%1\" has errors and rewrites nothing; %2."),
        QT_TRANSLATE_NOOP("engine", "The rule \"%1\" has errors and makes no sections; "
                                     "%2."),
        QT_TRANSLATE_NOOP("engine", "The rule \"%1\" rewrites %2; %3."),
        QT_TRANSLATE_NOOP("engine", "The rule \"%1\" makes %2; %3."),
        QT_TRANSLATE_NOOP("engine", "All rules together rewrite %1; %2."),
        QT_TRANSLATE_NOOP("engine", "All rules make %1; %2."),
        QT_TRANSLATE_NOOP("engine", "The rules take %1; %2."),
        QT_TRANSLATE_NOOP("engine", "These rules rewrite and make no sections. Expect "
                                     "`rewrites`, or one of the rules."),
        QT_TRANSLATE_NOOP("engine", "There is no rule \"%1\"."),
        QT_TRANSLATE_NOOP("engine", "a section made by hand"),
        QT_TRANSLATE_NOOP("engine", "It matches elsewhere, but its operators are taken "
                                     "there by %1."),
        QT_TRANSLATE_NOOP("engine", "It matches at %1 more, but such a section could not "
                                     "run in one piece."),
        QT_TRANSLATE_NOOP("engine", "It already matches at every %1."),
        QT_TRANSLATE_NOOP("engine", "There is no %1."),
        QT_TRANSLATE_NOOP("engine", "Most common operators left out: %1."),
        QT_TRANSLATE_NOOP("engine", "Rules with no sections: %1."),
        QT_TRANSLATE_NOOP("engine", "The rule cannot be added to this file without "
                                     "losing others. Give the file a list of patterns, or "
                                     "write the rule into a new file."),
        QT_TRANSLATE_NOOP("engine", "The rules file has no place for another rule: a "
                                     "comment or a condition is open at its end."),
        QT_TRANSLATE_NOOP("engine", "No rule can be made from these operators."),
        QT_TRANSLATE_NOOP("engine", "These operators cannot be one rule: a pattern ends "
                                     "with one operator, but several results leave the "
                                     "selection: %1."),
        QT_TRANSLATE_NOOP("engine", "These operators cannot be one rule: the selection "
                                     "uses a result that is not the first of: %1."),
        QT_TRANSLATE_NOOP("engine", "These operators cannot be one rule: a pattern has "
                                     "every operand, and one is left out of: %1."),
        QT_TRANSLATE_NOOP("engine", "%1 operations in %2 / %3 a second = %4 s"),
        QT_TRANSLATE_NOOP("engine", "%1 operations in %2 / %3 a second"),
        QT_TRANSLATE_NOOP("engine", "no public peak counts for the section's element type"),
        QT_TRANSLATE_NOOP("engine", "%1 bytes / %2 a second = %3 s"),
        QT_TRANSLATE_NOOP("engine", "%1 bytes / %2 a second"),
        QT_TRANSLATE_NOOP("engine", "%1, together %2 = %3 s"),
        QT_TRANSLATE_NOOP("engine", "%1 bytes, of %2 there and a share of %3 that the heuristic "
                                     "plans with"),
        QT_TRANSLATE_NOOP("engine", "computing"),
        QT_TRANSLATE_NOOP("engine", "moving"),
        QT_TRANSLATE_NOOP("engine", "overhead of a section"),
        QT_TRANSLATE_NOOP("engine", "the longer of both, and the overhead"),
        QT_TRANSLATE_NOOP("engine", "identical sections"),
        QT_TRANSLATE_NOOP("engine", "weights"),
        QT_TRANSLATE_NOOP("engine", "alive at once inside, in a greedy order"),
        QT_TRANSLATE_NOOP("engine", "needed"),
        QT_TRANSLATE_NOOP("engine", "peak of %1"),
        QT_TRANSLATE_NOOP("engine", "memory bandwidth"),
        QT_TRANSLATE_NOOP("engine", "none"),
        QT_TRANSLATE_NOOP("engine", "overhead"),
        QT_TRANSLATE_NOOP("engine", "memory units"),
        QT_TRANSLATE_NOOP("engine", "memory of each"),
        QT_TRANSLATE_NOOP("engine", "not public"),
        QT_TRANSLATE_NOOP("engine", "read"),
        QT_TRANSLATE_NOOP("engine", "read in part"),
        QT_TRANSLATE_NOOP("engine", "written"),
        QT_TRANSLATE_NOOP("engine", "%1, weight"),
        QT_TRANSLATE_NOOP("engine", "%1, from extents"),
        QT_TRANSLATE_NOOP("engine", "`%1` is not a field of a hardware profile."),
        QT_TRANSLATE_NOOP("engine", "`format` must be \"fusewright-hardware\"."),
        QT_TRANSLATE_NOOP("engine", "`profiles` must be a list."),
        QT_TRANSLATE_NOOP("engine", "A hardware file is an object with a list `profiles`."),
        QT_TRANSLATE_NOOP("engine", "A profile must be an object."),
        QT_TRANSLATE_NOOP("engine", "A profile must begin with its `name`: a short text."),
        QT_TRANSLATE_NOOP("engine", "There is room for 1,000 hardware profiles: this new one and "
                                     "any after it are ignored."),
        QT_TRANSLATE_NOOP("engine", "Remove profiles that you do not need."),
        QT_TRANSLATE_NOOP("engine", "`%1` must be one line of text of at most 1,000 "
                                     "letters."),
        QT_TRANSLATE_NOOP("engine", "`%1` is no element type."),
        QT_TRANSLATE_NOOP("engine", "`peak` must be an object: operations a second by "
                                     "element type."),
        QT_TRANSLATE_NOOP("engine", "`%1` must be a number, or an object with a number "
                                     "`value` and a `source`."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" has no gradient: it is not of real numbers."),
        QT_TRANSLATE_NOOP("engine", "The translation stops at `%1`"),
        QT_TRANSLATE_NOOP("engine", "In %1 a pattern ends with one operator, but this "
                                     "one has several ends."),
        QT_TRANSLATE_NOOP("engine", "In the model, a place uses a result of `%1` that is "
                                     "not its first, which cannot be expressed in %2."),
        QT_TRANSLATE_NOOP("engine", "In the model, `%1` has an operand that is left out, "
                                     "which cannot be expressed in %2."),
        QT_TRANSLATE_NOOP("engine", "The model has more than %1 forms of this rule; only "
                                     "the first ones are written."),
        QT_TRANSLATE_NOOP("engine", "The condition `%1` is left out."),
        QT_TRANSLATE_NOOP("engine", "the extent of `%1` along axis %2"),
        QT_TRANSLATE_NOOP("engine", "the type of `%1` is %2"),
        QT_TRANSLATE_NOOP("engine", "`%1` has %2 axes"),
        QT_TRANSLATE_NOOP("engine", "%1 is a multiple of %2"),
        QT_TRANSLATE_NOOP("engine", "The function that checks every match is left out."),
        QT_TRANSLATE_NOOP("engine", "The check that no inner result is used outside is "
                                     "left out."),
        QT_TRANSLATE_NOOP("engine", "Of the check, this is left out: %1."),
        QT_TRANSLATE_NOOP("engine", "Of the check, this is left out: `%1`."),
        QT_TRANSLATE_NOOP("engine", "The literals that `%1` is called with may be others "
                                     "here."),
        QT_TRANSLATE_NOOP("engine", "`%1` reads result %2 of `%3`; here it is the first "
                                     "one."),
        QT_TRANSLATE_NOOP("engine", "`%1` takes any number of operands; here there are "
                                     "%2."),
        QT_TRANSLATE_NOOP("engine", "`%1` has %2 in the original and %3 here, as `%4` "
                                     "has in %5."),
        QT_TRANSLATE_NOOP("engine", "In %1 a pattern says how many tensors `%2` takes, "
                                     "and along which dimension. What is usual is written; "
                                     "with a model, what it has."),
        QT_TRANSLATE_NOOP("engine", "In %1 a pattern says how many tensors `%2` takes. "
                                     "What is usual is written; with a model, what it has."),
        QT_TRANSLATE_NOOP("engine", "`%1` has no %2 as operands in %3, but `%4` has them."),
        QT_TRANSLATE_NOOP("engine", "`%1` is called as `%2` here, which takes every "
                                     "`%3`, not only `%4`."),
        QT_TRANSLATE_NOOP("engine", "How a model's code calls `%1` is not known. With a "
                                     "model that has it, it is called as there."),
        QT_TRANSLATE_NOOP("engine", "The pattern can hold in more than %1 ways; only the "
                                     "first ones are written."),
        QT_TRANSLATE_NOOP("engine", "No heuristics in %1: `%2` is left out."),
        QT_TRANSLATE_NOOP("engine", "No priorities in %1: the order of the file "
                                     "replaces priority %2."),
        QT_TRANSLATE_NOOP("engine", "A match becomes a section here, and is not replaced."),
        QT_TRANSLATE_NOOP("engine", "What replaces a match is not translated: one new "
                                     "operator stands for all of it."),
        QT_TRANSLATE_NOOP("engine", "A match becomes one new operator here, not a "
                                     "section."),
        QT_TRANSLATE_NOOP("engine", "The pattern can match in %1 ways; only those found "
                                     "in the model are written."),
        QT_TRANSLATE_NOOP("engine", "The calls of the model cannot be written in a "
                                     "pattern, so the usual ones are."),
        QT_TRANSLATE_NOOP("engine", "What the model has cannot be expressed: %1"),
        QT_TRANSLATE_NOOP("engine", "A pattern of several pieces that are found along "
                                     "users cannot be translated."),
        QT_TRANSLATE_NOOP("engine", "No way in which the pattern can hold can be written "
                                     "in %1."),
        QT_TRANSLATE_NOOP("engine", "The translation cannot be read back: rules are "
                                     "missing."),
        QT_TRANSLATE_NOOP("engine", "The translation cannot be read back: %1"),
        QT_TRANSLATE_NOOP("engine", "The model is prepared before these rules run; "
                                     "operators before: %1, after: %2."),
        QT_TRANSLATE_NOOP("engine", "`%1` takes any operator, and %2 must name every "
                                     "operator."),
        QT_TRANSLATE_NOOP("engine", "`%1` takes any operator but some, and %2 must name "
                                     "every operator."),
        QT_TRANSLATE_NOOP("engine", "`%1` takes any operator here, and in the original "
                                     "not %2."),
        QT_TRANSLATE_NOOP("engine", "`%1` takes every `%2` here, and in the original not "
                                     "%3."),
        QT_TRANSLATE_NOOP("engine", "In %1 a pattern ends with one operator, but this "
                                     "one ends with %2."),
        QT_TRANSLATE_NOOP("engine", "Which operand is which, and how many there are, "
                                     "cannot be expressed in %1: %2."),
        QT_TRANSLATE_NOOP("engine", "The rule does not say which operand is which, and "
                                     "not every way is written. Translate it with a model: "
                                     "then they are as they occur there."),
        QT_TRANSLATE_NOOP("engine", "No operator is in the pattern."),
        QT_TRANSLATE_NOOP("engine", "`%1` is %2 in %3: a graph that has it in one "
                                     "operator is not matched."),
        QT_TRANSLATE_NOOP("engine", "There is no such result here"),
        QT_TRANSLATE_NOOP("engine", "It would be replaced twice"),
        QT_TRANSLATE_NOOP("engine", "It is an output of the model"),
        QT_TRANSLATE_NOOP("engine", "It is used by %1"),
        QT_TRANSLATE_NOOP("engine", "the pattern"),
        QT_TRANSLATE_NOOP("engine", "the constraint"),
        QT_TRANSLATE_NOOP("engine", "the replacement"),
        QT_TRANSLATE_NOOP("engine", "It uses what it replaces"),
        QT_TRANSLATE_NOOP("engine", "The replacement would need what uses it"),
        QT_TRANSLATE_NOOP("engine", "The replacement is too large"),
        QT_TRANSLATE_NOOP("engine", "A size cannot be less than zero"),
        QT_TRANSLATE_NOOP("engine", "A loop that makes nothing cannot be a result"),
        QT_TRANSLATE_NOOP("engine", "There is no such value"),
        QT_TRANSLATE_NOOP("engine", "There is no such result"),
        QT_TRANSLATE_NOOP("engine", "The elements of a list differ in type"),
        QT_TRANSLATE_NOOP("engine", "A loop needs a step other than zero"),
        QT_TRANSLATE_NOOP("engine", "An extent cannot be that large, or less than zero"),
        QT_TRANSLATE_NOOP("engine", "There is no such axis"),
        QT_TRANSLATE_NOOP("engine", "A step must be more than nothing"),
        QT_TRANSLATE_NOOP("engine", "The graph has nothing that could be the result %1, "
                                     "and torch stops there"),
        QT_TRANSLATE_NOOP("engine", "The match could not run in one piece"),
        QT_TRANSLATE_NOOP("engine", "The match at %1 has it"),
        QT_TRANSLATE_NOOP("engine", "Nothing uses what %1 gives, and torch stops at such "
                                     "a match"),
        QT_TRANSLATE_NOOP("engine", "Nothing uses its result"),
        QT_TRANSLATE_NOOP("engine", "A list that a wildcard takes names %1, which goes "
                                     "with the match, and torch stops there"),
        QT_TRANSLATE_NOOP("engine", "A list that a wildcard takes names it"),
        QT_TRANSLATE_NOOP("engine", "made of %1"),
        QT_TRANSLATE_NOOP("engine", "becomes %1"),
        QT_TRANSLATE_NOOP("engine", "the condition is false"),
        QT_TRANSLATE_NOOP("engine", "conditional: the model does not say enough"),
        QT_TRANSLATE_NOOP("engine", "a result inside is used outside"),
        QT_TRANSLATE_NOOP("engine", "it would close a cycle"),
        QT_TRANSLATE_NOOP("engine", "the replacement makes no sense here"),
        QT_TRANSLATE_NOOP("engine", "rewritten too often"),
        QT_TRANSLATE_NOOP("engine", "another match has some of its operators"),
        QT_TRANSLATE_NOOP("engine", "a check went wrong"),
        QT_TRANSLATE_NOOP("engine", "Rules rewrite the model first: %1 in %2; %3 becomes "
                                     "%4."),
        QT_TRANSLATE_NOOP("engine", "Rules rewrite the model first: %1 in %2; %3 become "
                                     "%4."),
        QT_TRANSLATE_NOOP("engine", "Rules rewrite the model first: %1 in %2 of %3; %4 "
                                     "becomes %5."),
        QT_TRANSLATE_NOOP("engine", "Rules rewrite the model first: %1 in %2 of %3; %4 "
                                     "become %5."),
        QT_TRANSLATE_NOOP("engine", "%1 match is conditional, and not rewritten: the "
                                     "model does not say enough."),
        QT_TRANSLATE_NOOP("engine", "%1 matches are conditional, and not rewritten: the "
                                     "model does not say enough."),
        QT_TRANSLATE_NOOP("engine", "%1 before, %2 after"),
        QT_TRANSLATE_NOOP("engine", "%1: %2 became %3"),
        QT_TRANSLATE_NOOP("engine", "The stage %1 stopped after %2 rewrites: no more are "
                                     "allowed."),
        QT_TRANSLATE_NOOP("engine", "The stage %1 stopped after %2 rewrites: they form "
                                     "an endless cycle (%3)."),
        QT_TRANSLATE_NOOP("engine", "A condition that excludes what the rules make ends "
                                     "that."),
        QT_TRANSLATE_NOOP("engine", "This replacement gives `%1` the shape %2, but it "
                                     "makes %3 (`%4`)."),
        QT_TRANSLATE_NOOP("engine", "This replacement gives `%1` the shape %2, but it "
                                     "makes %3 (`%4` and %5 more)."),
        QT_TRANSLATE_NOOP("engine", "Say the shape, or replace the operator by another "
                                     "one."),
        QT_TRANSLATE_NOOP("engine", "It already matches at every %1 in these modules."),
        QT_TRANSLATE_NOOP("engine", "There is no %1 in these modules."),
        QT_TRANSLATE_NOOP("engine", "The nearest miss, at %1, ends at %2: %3."),
        QT_TRANSLATE_NOOP("engine", "The nearest miss, at %1 in %2, ends at %3: %4."),
        QT_TRANSLATE_NOOP("engine", "The nearest miss, at %1, most in %2, ends at %3: %4."),
        QT_TRANSLATE_NOOP("engine", "%1 of rule `%2` may not fit on %3: needs at least "
                                     "%4 (%5) for weights and live values, and `%6` "
                                     "plans with %7, %8 of what is there."),
        QT_TRANSLATE_NOOP("engine", "%1 of rule `%2` may not fit on %3: needs at least "
                                     "%4 (%5) for weights and live values, and there are "
                                     "%6 on the chip."),
        QT_TRANSLATE_NOOP("engine", "%1 sections"),
        QT_TRANSLATE_NOOP("engine", "%1 units, %2 available"),
        QT_TRANSLATE_NOOP("engine", "`%1` must be a number above 0 and at most 1e30."),
        QT_TRANSLATE_NOOP("engine", "`%1` must be a whole number up to 1,000,000,000."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is not an output of the model."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is not an input or parameter of the model."),
        QT_TRANSLATE_NOOP("engine", "With and without %1: each becomes a pattern of its own."),
        QT_TRANSLATE_NOOP("engine", "Each option of %1 becomes a pattern of its own."),
        QT_TRANSLATE_NOOP("engine", "Each operator accepted by %1 becomes a pattern of its own."),
        QT_TRANSLATE_NOOP("engine", "Chains of %1 are written out up to %2 operators."),
        QT_TRANSLATE_NOOP("engine", "Context is not asked for: %1."),
        QT_TRANSLATE_NOOP("engine", "No context in %1, and the pattern falls apart "
                                     "without it, so it is included: %2."),
        QT_TRANSLATE_NOOP("engine", "In %1 this is the same pattern as %2, which is "
                                     "tried first, so it is left out."),
        QT_TRANSLATE_NOOP("engine", "In %1 this is the same pattern as %2, which are "
                                     "tried first, so it is left out."),
        QT_TRANSLATE_NOOP("engine", "In %1 one of its patterns is the same as that of "
                                     "%2, which is tried first, so it is left out."),
        QT_TRANSLATE_NOOP("engine", "In %1 some of its patterns are the same as those of "
                                     "%2, which is tried first, so they are left out."),
        QT_TRANSLATE_NOOP("engine", "In %1 some of its patterns are the same as those of "
                                     "%2, which are tried first, so they are left out."),
        QT_TRANSLATE_NOOP("engine", "%1 before, %2 after; rules of %3."),
        QT_TRANSLATE_NOOP("engine", "%1 before, %2 after."),
        QT_TRANSLATE_NOOP("engine", "%1 match is refused because of %2."),
        QT_TRANSLATE_NOOP("engine", "%1 matches are refused because of %2."),
        QT_TRANSLATE_NOOP("engine", "%1 matches are refused, most because of %2."),
        QT_TRANSLATE_NOOP("engine", "%1 match is conditional because of %2."),
        QT_TRANSLATE_NOOP("engine", "%1 matches are conditional because of %2."),
        QT_TRANSLATE_NOOP("engine", "%1 matches are conditional, most because of %2."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" has no gradient: its elements are %2."),
        QT_TRANSLATE_NOOP("engine", "Only real and complex numbers have one."),
        QT_TRANSLATE_NOOP("engine", "`%1` is defined twice: first in line %2, column %3."),
        QT_TRANSLATE_NOOP("engine", "Remove one of them, or give it another name."),
        QT_TRANSLATE_NOOP("engine", "It is the result of an operator."),
        QT_TRANSLATE_NOOP("engine", "It is an input of the body of an operator."),
        QT_TRANSLATE_NOOP("engine", "It belongs to the body of an operator: "
                                     "\"parameters\" includes those."),
        QT_TRANSLATE_NOOP("engine", "It does not settle: %1."),
        QT_TRANSLATE_NOOP("engine", "It was stopped by its limit."),
        QT_TRANSLATE_NOOP("engine", "%1 × %2 pixels, at %3%"),
        QT_TRANSLATE_NOOP("engine", "%1 × %2 pixels, at less than 1%"),
        QT_TRANSLATE_NOOP("engine", "%1 × %2 pixels, at %3%, in %4 × %5 files"),
        QT_TRANSLATE_NOOP("engine", "%1 × %2 pixels, at less than 1%, in %3 × %4 files"),
    };
    // clang-format on
    return sentences;
}

} // namespace fusewright
