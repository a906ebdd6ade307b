// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/engine_sentences.h"

#include <QtGlobal>

#include <array>

namespace fusewright {

// Of matches, near misses, conditions, steps of a search, and sections.
std::span<const char* const> matchSentences()
{
    // clang-format off
    static constexpr std::array sentences{
        QT_TRANSLATE_NOOP("engine", "%1 has the shape of %2"),
        QT_TRANSLATE_NOOP("engine", "%1 and %2"),
        QT_TRANSLATE_NOOP("engine", "%1 is called %2"),
        QT_TRANSLATE_NOOP("engine", "%1 meets the condition"),
        QT_TRANSLATE_NOOP("engine", "any operator"),
        QT_TRANSLATE_NOOP("engine", "any operator but %1"),
        QT_TRANSLATE_NOOP("engine", "%1 (not %2)"),
        QT_TRANSLATE_NOOP("engine", "%1 is fused into %2, with everything between them."),
        QT_TRANSLATE_NOOP("engine", "%1 and %2 are in one group already."),
        QT_TRANSLATE_NOOP("engine", "Nothing is fused at optimization level 0."),
        QT_TRANSLATE_NOOP("engine", "%1 is opaque, so it is never fused."),
        QT_TRANSLATE_NOOP("engine", "%1 is opaque as long as its extents have no number, so "
                                     "it is not fused."),
        QT_TRANSLATE_NOOP("engine", "%1 is a reduction, so it is not fused into any "
                                     "consumer."),
        QT_TRANSLATE_NOOP("engine", "Phase %1 has no rule that fuses %2, which is %3."),
        QT_TRANSLATE_NOOP("engine", "Fusing %1 into %2 would put more than %3 operators "
                                     "in one group."),
        QT_TRANSLATE_NOOP("engine", "The result of %1 is visible outside the graph, so "
                                     "it ends its group."),
        QT_TRANSLATE_NOOP("engine", "Nothing uses the result of %1."),
        QT_TRANSLATE_NOOP("engine", "The result of %1 ends up in %2 and in %3, and no "
                                     "operator joins the two."),
        QT_TRANSLATE_NOOP("engine", "All of %1 flows into %2, which is %3."),
        QT_TRANSLATE_NOOP("engine", "%1 is not fused into %2: %3."),
        QT_TRANSLATE_NOOP("engine", "the use of %1 by %2 is %3"),
        QT_TRANSLATE_NOOP("engine", "%1 is in the group of the anchor %2 already"),
        QT_TRANSLATE_NOOP("engine", "%1 is %2"),
        QT_TRANSLATE_NOOP("engine", "%1 is in the group of %2, which is %3"),
        QT_TRANSLATE_NOOP("engine", "no parameter"),
        QT_TRANSLATE_NOOP("engine", "a parameter as operand %1"),
        QT_TRANSLATE_NOOP("engine", "parameters as operands 1 and 2"),
        QT_TRANSLATE_NOOP("engine", "one place"),
        QT_TRANSLATE_NOOP("engine", "%1 places or more"),
        QT_TRANSLATE_NOOP("engine", "%1 places"),
        QT_TRANSLATE_NOOP("engine", "%1 is less specific than %2, but has the higher "
                                     "priority: at %3 it takes %4 of the %5 operators that %6 "
                                     "asks for, first at %7. Give %8 the higher priority."),
        QT_TRANSLATE_NOOP("engine", "%1 uses %2 by the tuple %3"),
        QT_TRANSLATE_NOOP("engine", "%1 uses %2 by the alias %3"),
        QT_TRANSLATE_NOOP("engine", "%1 never wins: in this model it matches at %2, but "
                                     "its operators are always taken by %3. Give it a higher "
                                     "priority, or remove it."),
        QT_TRANSLATE_NOOP("engine", "%1 makes no sections: in this model it matches at %2, but "
                                     "a path leaves what it takes and re-enters. Let it take the "
                                     "operators on that path too."),
        QT_TRANSLATE_NOOP("engine", "%1 and %2 have the same priority (%3) and compete "
                                     "for operators at %4; %5 wins because it comes first."),
        QT_TRANSLATE_NOOP("engine", "The search for %1 was abandoned at %2: %3 has too "
                                     "many candidate operators to try them all. Make its "
                                     "\"op_type\" more specific."),
        QT_TRANSLATE_NOOP("engine", "The operators of the module \"%1\" cannot be one "
                                     "section: a path leaves them and re-enters: %2."),
        QT_TRANSLATE_NOOP("engine", "No operator of the model is in a module \"%1\"."),
        QT_TRANSLATE_NOOP("engine", "It has no matrix multiplication that could dominate "
                                     "it."),
        QT_TRANSLATE_NOOP("engine", "The shapes of %1 are not known."),
        QT_TRANSLATE_NOOP("engine", "The work of %1 of %2 is not known."),
        QT_TRANSLATE_NOOP("engine", "It has %1 and no softmax"),
        QT_TRANSLATE_NOOP("engine", "It has %1 and 1 softmax"),
        QT_TRANSLATE_NOOP("engine", "It has %1 and %2 softmaxes"),
        QT_TRANSLATE_NOOP("engine", "%1; two multiplications with a softmax between them "
                                     "are required."),
        QT_TRANSLATE_NOOP("engine", "%1, but no path leads from the first multiplication "
                                     "through a softmax to the second."),
        QT_TRANSLATE_NOOP("engine", "It has 2 matrix multiplications with a softmax "
                                     "between them."),
        QT_TRANSLATE_NOOP("engine", "It has %1 %2."),
        QT_TRANSLATE_NOOP("engine", "It has no %1."),
        QT_TRANSLATE_NOOP("engine", "Raise the priority to %1, above `%2`"),
        QT_TRANSLATE_NOOP("engine", "Let entry %1 be operator %2 too"),
        QT_TRANSLATE_NOOP("engine", "Let %1 be %2 too"),
        QT_TRANSLATE_NOOP("engine", "Let %1 be %2 instead"),
        QT_TRANSLATE_NOOP("engine", "Let %1 have the shape %2 too"),
        QT_TRANSLATE_NOOP("engine", "Write %1 as %2"),
        QT_TRANSLATE_NOOP("engine", "Keep only the attributes that %1 has"),
        QT_TRANSLATE_NOOP("engine", "Allow any shape for %1"),
        QT_TRANSLATE_NOOP("engine", "Allow any element type for %1"),
        QT_TRANSLATE_NOOP("engine", "Allow any type for %1"),
        QT_TRANSLATE_NOOP("engine", "Allow any attributes for %1"),
        QT_TRANSLATE_NOOP("engine", "TVM fuses everything that a pattern calls."),
        QT_TRANSLATE_NOOP("engine",
                          "A pattern of TVM takes as many operators as it writes."),
        QT_TRANSLATE_NOOP("engine",
                          "Operands of a pattern are arguments of a call. Edit its text."),
        QT_TRANSLATE_NOOP("engine", "torch matches every call of a pattern. Write a second "
                                     "pair without this one."),
        QT_TRANSLATE_NOOP("engine", "torch replaces every call of a pattern."),
        QT_TRANSLATE_NOOP("engine", "torch names calls by itself. Only parameters can be renamed."),
        QT_TRANSLATE_NOOP("engine", "Only a call of an operator can be edited so."),
        QT_TRANSLATE_NOOP("engine", "Only an annotation has a name that can be changed."),
        QT_TRANSLATE_NOOP("engine", "An alternative is a second pair, and `get_patterns` lists "
                                     "none here."),
        QT_TRANSLATE_NOOP("engine",
                          "A pattern function records as many calls as it makes."),
        QT_TRANSLATE_NOOP("engine", "Allow %1"),
        QT_TRANSLATE_NOOP("engine", "Require %1"),
        QT_TRANSLATE_NOOP("engine", "Make %1 optional"),
        QT_TRANSLATE_NOOP("engine", "Make %1 and what follows it optional"),
        QT_TRANSLATE_NOOP("engine", "Remove the edge from %1 to %2"),
        QT_TRANSLATE_NOOP("engine", "Let `%1` hold for `%2` too"),
        QT_TRANSLATE_NOOP("engine", "Do not ask for `%1`"),
        QT_TRANSLATE_NOOP("engine", "not quantized"),
        QT_TRANSLATE_NOOP("engine", "axis %1 of the result is %2"),
        QT_TRANSLATE_NOOP("engine", "axis %1 of %2 is %3"),
        QT_TRANSLATE_NOOP("engine", "the type of %1 is not known"),
        QT_TRANSLATE_NOOP("engine", "the shape of %1 is not known"),
        QT_TRANSLATE_NOOP("engine", "the quantization of %1 is not known"),
        QT_TRANSLATE_NOOP("engine", "the contents of %1 are not in the model"),
        QT_TRANSLATE_NOOP("engine", "attribute %1 of %2 is missing or of another type"),
        QT_TRANSLATE_NOOP("engine", "option %1 has no value"),
        QT_TRANSLATE_NOOP("engine", "%1 cannot be evaluated here"),
        QT_TRANSLATE_NOOP("engine", "%1 is too large"),
        QT_TRANSLATE_NOOP("engine", "%1 divides by zero"),
        QT_TRANSLATE_NOOP("engine", "%1 is less than zero"),
        QT_TRANSLATE_NOOP("engine", "%1 does not exist"),
        QT_TRANSLATE_NOOP("engine", "%1 is not part of this match"),
        QT_TRANSLATE_NOOP("engine", "expected %1, found %2"),
        QT_TRANSLATE_NOOP("engine", "expected %1, found %2 in between"),
        QT_TRANSLATE_NOOP("engine", "expected %1, found nothing: the graph ends here"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but lacks an edge that the rule "
                                     "requires"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but with different operands"),
        QT_TRANSLATE_NOOP("engine", "the only %1 there is already bound to another entry"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but a condition of the rule is false"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but the model does not say whether a "
                                     "condition of the rule holds"),
        QT_TRANSLATE_NOOP("engine", "the result is also used outside the match, by %1"),
        QT_TRANSLATE_NOOP("engine", "the model has no %1"),
        QT_TRANSLATE_NOOP("engine", "the search was abandoned: too many candidate "
                                     "operators"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but called with other arguments"),
        QT_TRANSLATE_NOOP("engine", "it is in a section of %1"),
        QT_TRANSLATE_NOOP("engine", "%1 stands for %2"),
        QT_TRANSLATE_NOOP("engine", "%1 takes %2"),
        QT_TRANSLATE_NOOP("engine", "%1 takes the value %2"),
        QT_TRANSLATE_NOOP("engine", "%1 takes %2 operators, from %3 to %4"),
        QT_TRANSLATE_NOOP("engine", "%1 takes %2, its first two operands the other way "
                                     "round"),
        QT_TRANSLATE_NOOP("engine", "%1 does not fit the match so far"),
        QT_TRANSLATE_NOOP("engine", "%1 would fit, but %2"),
        QT_TRANSLATE_NOOP("engine", "The search was abandoned at %1: too many candidate "
                                     "operators"),
        QT_TRANSLATE_NOOP("engine", "It does not match. The furthest attempt had %1 and "
                                     "stopped at %2: %3"),
        QT_TRANSLATE_NOOP("engine", "Looks at %1"),
        QT_TRANSLATE_NOOP("engine", "Retrying with every possible repetition"),
        QT_TRANSLATE_NOOP("engine", "%1 is left out"),
        QT_TRANSLATE_NOOP("engine", "%1 gives back %2"),
        QT_TRANSLATE_NOOP("engine", "%1 tries something else"),
        QT_TRANSLATE_NOOP("engine", "%1 finds nothing: %2"),
        QT_TRANSLATE_NOOP("engine", "Every entry is bound"),
        QT_TRANSLATE_NOOP("engine", "the check"),
        QT_TRANSLATE_NOOP("engine", "its check is false at %1"),
        QT_TRANSLATE_NOOP("engine", "%1 is false"),
        QT_TRANSLATE_NOOP("engine", "its check fails: %1"),
        QT_TRANSLATE_NOOP("engine", "its check cannot be decided at %1"),
        QT_TRANSLATE_NOOP("engine", "%1 cannot be decided"),
        QT_TRANSLATE_NOOP("engine", "expected %1, found %2 (%3)"),
        QT_TRANSLATE_NOOP("engine", "expected %1, found %2 in between (%3)"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but lacks an edge that the rule "
                                     "requires (%2)"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but with different operands (%2)"),
        QT_TRANSLATE_NOOP("engine", "the only %1 there is already bound to another entry "
                                     "(%2)"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but a condition of the rule is false "
                                     "(%2)"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but the model does not say whether a "
                                     "condition of the rule holds (%2)"),
        QT_TRANSLATE_NOOP("engine", "the result is also used outside the match, by %1 "
                                     "(%2)"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but called with other arguments (%2)"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but a condition of the rule is false "
                                     "(%2): %3, here %4"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but the model does not say whether a "
                                     "condition of the rule holds (%2): %3, here %4"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but called with other arguments (%2): "
                                     "%3, here %4"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but with different operands (%2): it "
                                     "has %3, the rule %4"),
        QT_TRANSLATE_NOOP("engine", "%1 is there, but with different operands (%2): it "
                                     "has %3, the rule at least %4"),
        QT_TRANSLATE_NOOP("engine", "expected %1, found nothing: the graph ends here, at "
                                     "%2"),
        QT_TRANSLATE_NOOP("engine", "%1 operand"),
        QT_TRANSLATE_NOOP("engine", "%1 operands"),
        QT_TRANSLATE_NOOP("engine", "%1 operand (%2)"),
        QT_TRANSLATE_NOOP("engine", "%1 operands (%2)"),
        QT_TRANSLATE_NOOP("engine", "%1 of %2 matches of %3 have %4 at %5, but one has "
                                     "%6, at %7."),
        QT_TRANSLATE_NOOP("engine", "%1 of %2 matches of %3 have %4 at %5, but %6 have "
                                     "%7, at %8."),
        QT_TRANSLATE_NOOP("engine", "The rule may match more than intended."),
        QT_TRANSLATE_NOOP("engine", "%1 dimension"),
        QT_TRANSLATE_NOOP("engine", "%1 dimensions"),
        QT_TRANSLATE_NOOP("engine", "The largest matrix multiplication does %1 of the "
                                     "operations; it dominates."),
        QT_TRANSLATE_NOOP("engine", "The largest matrix multiplication does %1 of the "
                                     "operations; at least 50% is required."),
        QT_TRANSLATE_NOOP("engine", "The %1 largest matrix multiplications, which branch "
                                     "from one input, do %2 of the operations; they dominate."),
        QT_TRANSLATE_NOOP("engine", "The %1 largest matrix multiplications, which branch "
                                     "from one input, do %2 of the operations; at least 50% is "
                                     "required."),
        QT_TRANSLATE_NOOP("engine", "The largest matrix multiplication does at least 50% of the "
                                     "operations, whatever %1 may be; it dominates."),
        QT_TRANSLATE_NOOP("engine", "The %1 largest matrix multiplications, which branch "
                                     "from one input, do at least 50% of the operations, whatever "
                                     "%2 may be; they dominate."),
        QT_TRANSLATE_NOOP("engine", "No matrix multiplication does 50% of the operations, "
                                     "whatever %1 may be; at least 50% is required."),
        QT_TRANSLATE_NOOP("engine", "Whether a matrix multiplication does 50% of the operations "
                                     "depends on %1."),
        QT_TRANSLATE_NOOP("engine", "%1 matrix multiplication"),
        QT_TRANSLATE_NOOP("engine", "%1 matrix multiplications"),
        QT_TRANSLATE_NOOP("engine", "%1 operator"),
        QT_TRANSLATE_NOOP("engine", "%1 operators"),
        QT_TRANSLATE_NOOP("engine", "that of %1"),
        QT_TRANSLATE_NOOP("engine", "`%1` then %2"),
        QT_TRANSLATE_NOOP("engine", "Allow %1 after %2"),
        QT_TRANSLATE_NOOP("engine", "Allow %1 before %2"),
        QT_TRANSLATE_NOOP("engine", "Allow %1 between %2 and %3"),
        QT_TRANSLATE_NOOP("engine", "Require %1 after %2"),
        QT_TRANSLATE_NOOP("engine", "Require %1 before %2"),
        QT_TRANSLATE_NOOP("engine", "Require %1 between %2 and %3"),
        QT_TRANSLATE_NOOP("engine", "Take %1 on the path from %2 to %3 too"),
        QT_TRANSLATE_NOOP("engine", "%1 passes over %2: another entry has it"),
        QT_TRANSLATE_NOOP("engine", "%1 passes over %2: it is in a section already"),
        QT_TRANSLATE_NOOP("engine", "%1 passes over %2: it is in a section of %3"),
        QT_TRANSLATE_NOOP("engine", "%1 passes over %2: it lacks an edge that the rule "
                                     "requires"),
        QT_TRANSLATE_NOOP("engine", "%1 passes over %2: a condition of the rule does not "
                                     "hold"),
        QT_TRANSLATE_NOOP("engine", "%1 passes over %2: it can only lead to a later "
                                     "match than the one found"),
        QT_TRANSLATE_NOOP("engine", "%1 passes over %2: it has a different number of "
                                     "operands"),
        QT_TRANSLATE_NOOP("engine", "Give %1 the higher priority."),
        QT_TRANSLATE_NOOP("engine", "the result"),
    };
    // clang-format on
    return sentences;
}

} // namespace fusewright
