// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/engine_sentences.h"

#include <QtGlobal>

#include <array>

namespace fusewright {

// Of files with rules, the YAML in them, heuristics, and short words.
std::span<const char* const> rulesSentences()
{
    // clang-format off
    static constexpr std::array sentences{
        QT_TRANSLATE_NOOP("engine", "Create the entry `%1`, for any operator"),
        QT_TRANSLATE_NOOP("engine", "Create the entry `%1`, for the operator of that name"),
        QT_TRANSLATE_NOOP("engine", "Remove the heuristic"),
        QT_TRANSLATE_NOOP("engine", "The rule with the higher priority wins."),
        QT_TRANSLATE_NOOP("engine", "An integer. Rules with a higher priority take their "
                                     "operators first; rules of equal priority go in file "
                                     "order. The default is 0."),
        QT_TRANSLATE_NOOP("engine", "How the compiler treats the section."),
        QT_TRANSLATE_NOOP("engine", "A name, or a mapping with \"name\" and parameters "
                                     "of its own, which are kept and shown."),
        QT_TRANSLATE_NOOP("engine", "Which operators the rule fuses."),
        QT_TRANSLATE_NOOP("engine", "A mapping from entry names to entries. With "
                                     "\"pattern1\", \"pattern2\", … a rule has alternates: a "
                                     "place matches the rule when it matches any of them; they "
                                     "are tried in the order of the file."),
        QT_TRANSLATE_NOOP("engine", "One more way to match the rule."),
        QT_TRANSLATE_NOOP("engine", "The name of the heuristic."),
        QT_TRANSLATE_NOOP("engine", "The name of the heuristic; the other keys are its "
                                     "parameters."),
        QT_TRANSLATE_NOOP("engine", "A parameter; it is kept and shown."),
        QT_TRANSLATE_NOOP("engine", "A parameter of the heuristic; it is kept and shown."),
        QT_TRANSLATE_NOOP("engine", "Which operators it takes."),
        QT_TRANSLATE_NOOP("engine", "A name; a list of names, any of them; \".\" for any "
                                     "operator; or all but some: {inverted: true, options: "
                                     "[linear, addmm]}."),
        QT_TRANSLATE_NOOP("engine", "The entry that its operator feeds."),
        QT_TRANSLATE_NOOP("engine", "An output of this entry's operator is an input of "
                                     "the child's operator. Operands have no positions."),
        QT_TRANSLATE_NOOP("engine", "The entries that its operator feeds."),
        QT_TRANSLATE_NOOP("engine", "An output of this entry's operator is an input of "
                                     "each child's operator. The order of the children does "
                                     "not matter."),
        QT_TRANSLATE_NOOP("engine", "false: the entry may be absent."),
        QT_TRANSLATE_NOOP("engine", "With false the entry may be absent; then its "
                                     "parents feed its children. It is present wherever the "
                                     "whole pattern can match with it. The default is true."),
        QT_TRANSLATE_NOOP("engine", "false: context, which is not fused."),
        QT_TRANSLATE_NOOP("engine", "With false the entry must match but does not go "
                                     "into the section, and another section may own its "
                                     "operator. The default is true."),
        QT_TRANSLATE_NOOP("engine", "Stands for the first entry of a list that fits."),
        QT_TRANSLATE_NOOP("engine", "A list of entries. Parents of this entry feed the "
                                     "first one with which the whole pattern matches. The "
                                     "entry cannot have \"op_type\", \"child\", \"children\" "
                                     "or \"match_multiple\"."),
        QT_TRANSLATE_NOOP("engine", "true: one or more operators in a row."),
        QT_TRANSLATE_NOOP("engine", "With true the entry takes one or more operators in "
                                     "a row, up to the first one that a child could match. A "
                                     "pattern may not end in such an entry."),
        QT_TRANSLATE_NOOP("engine", "true: any operator but the options."),
        QT_TRANSLATE_NOOP("engine", "With true the entry takes any operator but those "
                                     "listed in \"options\"."),
        QT_TRANSLATE_NOOP("engine", "The operators' names."),
        QT_TRANSLATE_NOOP("engine", "The names of the operators that are taken, or, with "
                                     "\"inverted: true\", of those that are not."),
        QT_TRANSLATE_NOOP("engine", "Any operator."),
        QT_TRANSLATE_NOOP("engine", "Stands for any operator."),
        QT_TRANSLATE_NOOP("engine", "The entry must be there, which is the default."),
        QT_TRANSLATE_NOOP("engine", "The entry may be absent."),
        QT_TRANSLATE_NOOP("engine", "Goes into the section, which is the default."),
        QT_TRANSLATE_NOOP("engine", "Context: must match, and is not fused."),
        QT_TRANSLATE_NOOP("engine", "One or more operators in a row."),
        QT_TRANSLATE_NOOP("engine", "One operator, which is the default."),
        QT_TRANSLATE_NOOP("engine", "Any operator but the options."),
        QT_TRANSLATE_NOOP("engine", "Any of the options."),
        QT_TRANSLATE_NOOP("engine", "Wins over all other rules of this file."),
        QT_TRANSLATE_NOOP("engine", "Gives way to all other rules of this file."),
        QT_TRANSLATE_NOOP("engine", "A new rule with one entry."),
        QT_TRANSLATE_NOOP("engine", "Two operators in a row."),
        QT_TRANSLATE_NOOP("engine", "%1, an operator"),
        QT_TRANSLATE_NOOP("engine", "Usually called %1 in rules."),
        QT_TRANSLATE_NOOP("engine", "Connected here."),
        QT_TRANSLATE_NOOP("engine", "A new entry, for what is connected here."),
        QT_TRANSLATE_NOOP("engine", "Counts as a matrix multiplication."),
        QT_TRANSLATE_NOOP("engine", "Also called: %1."),
        QT_TRANSLATE_NOOP("engine", "%1 times in the loaded model."),
        QT_TRANSLATE_NOOP("engine", "Once in the loaded model."),
        QT_TRANSLATE_NOOP("engine", "Not in the loaded model."),
        QT_TRANSLATE_NOOP("engine", "Unknown operator."),
        QT_TRANSLATE_NOOP("engine", "Unknown heuristic."),
        QT_TRANSLATE_NOOP("engine", "Has no requirements."),
        QT_TRANSLATE_NOOP("engine", "Requires a section in which one large matrix "
                                     "multiplication does most of the work."),
        QT_TRANSLATE_NOOP("engine", "Requires two matrix multiplications with a softmax "
                                     "between them."),
        QT_TRANSLATE_NOOP("engine", "Requires one scaled_dot_product_attention."),
        QT_TRANSLATE_NOOP("engine", "Puts each matrix multiplication into a section "
                                     "alone."),
        QT_TRANSLATE_NOOP("engine", "No priority given; 0 is used."),
        QT_TRANSLATE_NOOP("engine", "It has no pattern yet."),
        QT_TRANSLATE_NOOP("engine", "%1, an entry"),
        QT_TRANSLATE_NOOP("engine", "Takes any operator."),
        QT_TRANSLATE_NOOP("engine", "Takes any operator but %1."),
        QT_TRANSLATE_NOOP("engine", "Does not say yet which operators it takes."),
        QT_TRANSLATE_NOOP("engine", "Stands for the first of these that fits: %1."),
        QT_TRANSLATE_NOOP("engine", "A root, and the place of a match: the rule is tried "
                                     "at each operator that this entry can take."),
        QT_TRANSLATE_NOOP("engine", "A root: no entry names it."),
        QT_TRANSLATE_NOOP("engine", "May be absent."),
        QT_TRANSLATE_NOOP("engine", "Context: must match, but is not fused."),
        QT_TRANSLATE_NOOP("engine", "Takes one or more operators in a row."),
        QT_TRANSLATE_NOOP("engine", "This pattern has no entry of this name."),
        QT_TRANSLATE_NOOP("engine", "Named by others, but not defined yet."),
        QT_TRANSLATE_NOOP("engine", "No entry names it yet."),
        QT_TRANSLATE_NOOP("engine", "The rule \"%1\" has no \"pattern\"."),
        QT_TRANSLATE_NOOP("engine", "The rule \"%1\" has no \"priority\"; 0 is used."),
        QT_TRANSLATE_NOOP("engine", "A heuristic with parameters needs a \"name\"."),
        QT_TRANSLATE_NOOP("engine", "Unknown heuristic \"%1\"."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" can never meet the heuristic %2: %3"),
        QT_TRANSLATE_NOOP("engine", "A file for fusion by hand lists its modules under "
                                     "\"manual:\"."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is not a key beside \"manual\"."),
        QT_TRANSLATE_NOOP("engine", "\"manual\" must be a mapping from modules to their "
                                     "settings."),
        QT_TRANSLATE_NOOP("engine", "A module needs a mapping with \"func_name\", or "
                                     "just a name."),
        QT_TRANSLATE_NOOP("engine", "The module \"%1\" has no \"func_name\"."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is not known here; a module has "
                                     "\"func_name\" and \"heuristic\"."),
        QT_TRANSLATE_NOOP("engine", "\"func_name\" must be a string."),
        QT_TRANSLATE_NOOP("engine", "The name of a heuristic must be a string."),
        QT_TRANSLATE_NOOP("engine", "line %1, column %2"),
        QT_TRANSLATE_NOOP("engine", "%1 is given at %2 and again at %3."),
        QT_TRANSLATE_NOOP("engine", "No heuristic called %1 is known."),
        QT_TRANSLATE_NOOP("engine", "This string is not closed."),
        QT_TRANSLATE_NOOP("engine", "The bracket of this decorator is not closed."),
        QT_TRANSLATE_NOOP("engine", "@op_fusion needs a \"func_name\"."),
        QT_TRANSLATE_NOOP("engine", "@op_fusion must be above a class."),
        QT_TRANSLATE_NOOP("engine", "Arguments of @op_fusion are written as NAME=VALUE."),
        QT_TRANSLATE_NOOP("engine", "\"func_name\" must be a string literal."),
        QT_TRANSLATE_NOOP("engine", "\"heuristic\" must be a name such as "
                                     "OpFusionHeuristics.SAFE_GEMM, or a string."),
        QT_TRANSLATE_NOOP("engine", "Change to %1"),
        QT_TRANSLATE_NOOP("engine", "%1 must be a string."),
        QT_TRANSLATE_NOOP("engine", "%1 must be true or false."),
        QT_TRANSLATE_NOOP("engine", "%1 must be a whole number."),
        QT_TRANSLATE_NOOP("engine", "%1 is not a key of %2."),
        QT_TRANSLATE_NOOP("engine", "%1 must be a mapping from names to values."),
        QT_TRANSLATE_NOOP("engine", "%1 must be a name or a list of names."),
        QT_TRANSLATE_NOOP("engine", "This pattern has no entries."),
        QT_TRANSLATE_NOOP("engine", "an entry"),
        QT_TRANSLATE_NOOP("engine", "%1 has both \"child\" and \"children\"; keep one of "
                                     "them."),
        QT_TRANSLATE_NOOP("engine", "\"match_first_option\" stands for other entries, so "
                                     "%1 cannot have \"op_type\", \"child\", \"children\" or "
                                     "\"match_multiple\": move them to the options."),
        QT_TRANSLATE_NOOP("engine", "%1 does not say which operators it takes: "
                                     "\"op_type\" is missing."),
        QT_TRANSLATE_NOOP("engine", "\"op_type\" lists no \"options\"."),
        QT_TRANSLATE_NOOP("engine", "\"op_type\" lists no operators."),
        QT_TRANSLATE_NOOP("engine", "Unknown operator %1, so nothing will match."),
        QT_TRANSLATE_NOOP("engine", "%1 is listed as a child twice."),
        QT_TRANSLATE_NOOP("engine", "\"match_first_option\" lists no entries."),
        QT_TRANSLATE_NOOP("engine", "This pattern has no entry %1."),
        QT_TRANSLATE_NOOP("engine", "Every entry of this pattern is context, so nothing "
                                     "can become a section. Remove \"included: false\" from "
                                     "the operators to fuse."),
        QT_TRANSLATE_NOOP("engine", "These entries form a cycle: %1."),
        QT_TRANSLATE_NOOP("engine", "A pattern must be connected, but nothing connects "
                                     "%1 to the rest of it."),
        QT_TRANSLATE_NOOP("engine", "Every entry of this pattern may be absent, so it "
                                     "would match nothing."),
        QT_TRANSLATE_NOOP("engine", "A repeated entry needs a child that ends it; "
                                     "without one: %1."),
        QT_TRANSLATE_NOOP("engine", "This file is too large to be read as YAML"),
        QT_TRANSLATE_NOOP("engine", "This byte is not UTF-8 text: save the file as UTF-8"),
        QT_TRANSLATE_NOOP("engine", "This file is UTF-16 text; save it as UTF-8"),
        QT_TRANSLATE_NOOP("engine", "The character %1 is invisible and not allowed in "
                                     "YAML"),
        QT_TRANSLATE_NOOP("engine", "An invisible byte-order mark is inside the text"),
        QT_TRANSLATE_NOOP("engine", "Remove it"),
        QT_TRANSLATE_NOOP("engine", "This line was left by a merge conflict: keep one of "
                                     "the two sides and remove the marker lines"),
        QT_TRANSLATE_NOOP("engine", "A tab cannot indent a line in YAML; use spaces"),
        QT_TRANSLATE_NOOP("engine", "This line is indented by %1, but the lines it could "
                                     "belong to are indented by %2"),
        QT_TRANSLATE_NOOP("engine", "This line is indented deeper than the one it "
                                     "follows, which already has a value"),
        QT_TRANSLATE_NOOP("engine", "This is nested more than %1 levels deep"),
        QT_TRANSLATE_NOOP("engine", "This quotation mark is never closed"),
        QT_TRANSLATE_NOOP("engine", "`%1` is not an escape in double quotes; for a "
                                     "backslash write two"),
        QT_TRANSLATE_NOOP("engine", "Write two backslashes"),
        QT_TRANSLATE_NOOP("engine", "The line must end after `|` or `>`: the text begins "
                                     "on the next line"),
        QT_TRANSLATE_NOOP("engine", "This %1 is never closed"),
        QT_TRANSLATE_NOOP("engine", "%1 cannot close %2; expected %3"),
        QT_TRANSLATE_NOOP("engine", "Write %1"),
        QT_TRANSLATE_NOOP("engine", "This %1 closes nothing"),
        QT_TRANSLATE_NOOP("engine", "A comma is missing before this"),
        QT_TRANSLATE_NOOP("engine", "There is nothing before this comma"),
        QT_TRANSLATE_NOOP("engine", "A `- ` item is not allowed in brackets; separate "
                                     "items with commas"),
        QT_TRANSLATE_NOOP("engine", "A colon is missing: expected `key: value`"),
        QT_TRANSLATE_NOOP("engine", "A space is missing after the colon"),
        QT_TRANSLATE_NOOP("engine", "Without a space after the colon this is one word, "
                                     "not a key with its value"),
        QT_TRANSLATE_NOOP("engine", "Add a space after the colon"),
        QT_TRANSLATE_NOOP("engine", "A key is missing before this colon"),
        QT_TRANSLATE_NOOP("engine", "A second `: ` in one line: put the text in quotes, "
                                     "or the inner key on a line of its own"),
        QT_TRANSLATE_NOOP("engine", "A key and its colon must be on one line"),
        QT_TRANSLATE_NOOP("engine", "A key can have at most %1 bytes"),
        QT_TRANSLATE_NOOP("engine", "Keys marked with `? ` are not supported; write "
                                     "`key: value`"),
        QT_TRANSLATE_NOOP("engine", "A key must be a name, not a list or a mapping"),
        QT_TRANSLATE_NOOP("engine", "A key must be a name, not an alias"),
        QT_TRANSLATE_NOOP("engine", "A `- ` item must begin on a line of its own"),
        QT_TRANSLATE_NOOP("engine", "A `- ` item cannot be mixed with `key: value` lines"),
        QT_TRANSLATE_NOOP("engine", "The other lines here are `- ` items; this one is not"),
        QT_TRANSLATE_NOOP("engine", "Write `- ` before it"),
        QT_TRANSLATE_NOOP("engine", "The value before this is complete; nothing can "
                                     "follow on this line"),
        QT_TRANSLATE_NOOP("engine", "A value that begins with %1 must be put in quotes"),
        QT_TRANSLATE_NOOP("engine", "Put it in quotes"),
        QT_TRANSLATE_NOOP("engine", "An alias cannot have an anchor or a tag"),
        QT_TRANSLATE_NOOP("engine", "No anchor `%1` is defined before this alias; if %2 "
                                     "is meant as text, put it in quotes"),
        QT_TRANSLATE_NOOP("engine", "This alias is inside the value that it names"),
        QT_TRANSLATE_NOOP("engine", "Expanding this alias makes the file too large: more "
                                     "than %1 values, or more than %2 levels"),
        QT_TRANSLATE_NOOP("engine", "`<<` takes a mapping, an alias of one, or a list of "
                                     "these"),
        QT_TRANSLATE_NOOP("engine", "The file must consist of `name: ...` entries; this "
                                     "is %1"),
        QT_TRANSLATE_NOOP("engine", "Only the part before this line counts; a second "
                                     "document begins here"),
        QT_TRANSLATE_NOOP("engine", "twice on line %1"),
        QT_TRANSLATE_NOOP("engine", "on line %1 and again on line %2"),
        QT_TRANSLATE_NOOP("engine", "`%1` is given %2; the last one counts"),
        QT_TRANSLATE_NOOP("engine", "Indent with spaces"),
        QT_TRANSLATE_NOOP("engine", "a single value"),
        QT_TRANSLATE_NOOP("engine", "A comma or `}` is missing before this"),
        QT_TRANSLATE_NOOP("engine", "This does not fit here: expected a `key: value` "
                                     "line of the mapping above, or the end of it"),
        QT_TRANSLATE_NOOP("engine", "A comma or `]` is missing before this"),
        QT_TRANSLATE_NOOP("engine", "This does not fit here: expected a `- ` item of the "
                                     "list above, or the end of it"),
        QT_TRANSLATE_NOOP("engine", "A `: ` is not allowed here: put the text in quotes, "
                                     "or check the indentation"),
        QT_TRANSLATE_NOOP("engine", "A key is not allowed here; check the indentation"),
        QT_TRANSLATE_NOOP("engine", "This bracket closes nothing"),
        QT_TRANSLATE_NOOP("engine", "A quoted string is not closed before this line"),
        QT_TRANSLATE_NOOP("engine", "A quoted string is never closed"),
        QT_TRANSLATE_NOOP("engine", "A value can have only one tag"),
        QT_TRANSLATE_NOOP("engine", "A value can have only one anchor"),
        QT_TRANSLATE_NOOP("engine", "A text block cannot be indented by 0"),
        QT_TRANSLATE_NOOP("engine", "This escape needs hexadecimal digits"),
        QT_TRANSLATE_NOOP("engine", "This escape is not a valid character"),
        QT_TRANSLATE_NOOP("engine", "This is not a valid escape in double quotes"),
        QT_TRANSLATE_NOOP("engine", "No value can begin with this character; put the "
                                     "text in quotes"),
        QT_TRANSLATE_NOOP("engine", "This is nested too deep"),
        QT_TRANSLATE_NOOP("engine", "This cannot be read as YAML"),
        QT_TRANSLATE_NOOP("engine", "Tenstorrent composites"),
        QT_TRANSLATE_NOOP("engine", "Functions and modules of torch that Tenstorrent's "
                                     "compiler takes in one piece become composites."),
        QT_TRANSLATE_NOOP("engine", "%1 in %2"),
        QT_TRANSLATE_NOOP("engine", "This expectation belongs to no rule. Write it "
                                     "directly above a rule, or on lines of it."),
        QT_TRANSLATE_NOOP("engine", "This is not checked. Did you mean \"%1\"?"),
        QT_TRANSLATE_NOOP("engine", "Change to \"%1\""),
        QT_TRANSLATE_NOOP("engine", "This is not checked: expected \"expect: 32\", "
                                     "\"expect: >= 30\", \"expect: <= 2\" or \"expect: none in "
                                     "encoder.*\"."),
        QT_TRANSLATE_NOOP("engine", "no entry takes a matrix multiplication such as "
                                     "linear or matmul."),
        QT_TRANSLATE_NOOP("engine", "it needs two matrix multiplications, and fewer "
                                     "entries take one."),
        QT_TRANSLATE_NOOP("engine", "it needs a softmax between two matrix "
                                     "multiplications, and no entry takes one."),
        QT_TRANSLATE_NOOP("engine", "it allows two matrix multiplications, and more "
                                     "entries take one."),
        QT_TRANSLATE_NOOP("engine", "no entry takes scaled_dot_product_attention."),
        QT_TRANSLATE_NOOP("engine", "Repeats from %1 to %2 by %3."),
        QT_TRANSLATE_NOOP("engine", "If %1."),
        QT_TRANSLATE_NOOP("engine", "true or false"),
        QT_TRANSLATE_NOOP("engine", "a whole number"),
        QT_TRANSLATE_NOOP("engine", "a whole number that is not negative"),
        QT_TRANSLATE_NOOP("engine", "the name of a type"),
        QT_TRANSLATE_NOOP("engine", "The option %1 takes %2, not \"%3\"."),
        QT_TRANSLATE_NOOP("engine", "Did you mean %1?"),
        QT_TRANSLATE_NOOP("engine", "Each name of %1"),
        QT_TRANSLATE_NOOP("engine", "The func_name %1"),
        QT_TRANSLATE_NOOP("engine", "The module %1"),
        QT_TRANSLATE_NOOP("engine", "The name of a heuristic"),
        QT_TRANSLATE_NOOP("engine", "Repeats from %1 to %2."),
        QT_TRANSLATE_NOOP("engine", "%1 or %2"),
        QT_TRANSLATE_NOOP("engine", "%1, %2 or %3"),
        QT_TRANSLATE_NOOP("engine", "%1 byte"),
        QT_TRANSLATE_NOOP("engine", "%1 bytes"),
        QT_TRANSLATE_NOOP("engine", "%1 argument"),
        QT_TRANSLATE_NOOP("engine", "%1 arguments"),
        QT_TRANSLATE_NOOP("engine", "%1 tensor"),
        QT_TRANSLATE_NOOP("engine", "%1 tensors"),
        QT_TRANSLATE_NOOP("engine", "%1 rewrite"),
        QT_TRANSLATE_NOOP("engine", "%1 rewrites"),
        QT_TRANSLATE_NOOP("engine", "%1 stage"),
        QT_TRANSLATE_NOOP("engine", "%1 stages"),
        QT_TRANSLATE_NOOP("engine", "No such file or directory"),
        QT_TRANSLATE_NOOP("engine", "Permission denied"),
        QT_TRANSLATE_NOOP("engine", "Is a directory"),
        QT_TRANSLATE_NOOP("engine", "Not a directory"),
        QT_TRANSLATE_NOOP("engine", "No space left on device"),
        QT_TRANSLATE_NOOP("engine", "Read-only file system"),
        QT_TRANSLATE_NOOP("engine", "Input/output error"),
        QT_TRANSLATE_NOOP("engine", "File name too long"),
        QT_TRANSLATE_NOOP("engine", "no value"),
        QT_TRANSLATE_NOOP("engine", "a condition"),
        QT_TRANSLATE_NOOP("engine", "an int"),
        QT_TRANSLATE_NOOP("engine", "a size"),
        QT_TRANSLATE_NOOP("engine", "a float"),
        QT_TRANSLATE_NOOP("engine", "a type"),
        QT_TRANSLATE_NOOP("engine", "a string"),
        QT_TRANSLATE_NOOP("engine", "a number"),
        QT_TRANSLATE_NOOP("engine", "a shape"),
        QT_TRANSLATE_NOOP("engine", "an operand"),
        QT_TRANSLATE_NOOP("engine", "an operator"),
        QT_TRANSLATE_NOOP("engine", "at least %1"),
        QT_TRANSLATE_NOOP("engine", "%1 to %2"),
        QT_TRANSLATE_NOOP("engine", "%1 (%2)"),
        QT_TRANSLATE_NOOP("engine", "Category: %1."),
        QT_TRANSLATE_NOOP("engine", "%1 and %2 more"),
        QT_TRANSLATE_NOOP("engine", "%1, a heuristic"),
        QT_TRANSLATE_NOOP("engine", "%1, a rule"),
        QT_TRANSLATE_NOOP("engine", "Priority: %1."),
        QT_TRANSLATE_NOOP("engine", "Heuristic: %1."),
        QT_TRANSLATE_NOOP("engine", "%1: %2 entries."),
        QT_TRANSLATE_NOOP("engine", "%1: 1 entry."),
        QT_TRANSLATE_NOOP("engine", "Takes: %1."),
        QT_TRANSLATE_NOOP("engine", "Feeds: %1."),
        QT_TRANSLATE_NOOP("engine", "%1 match"),
        QT_TRANSLATE_NOOP("engine", "%1 matches"),
        QT_TRANSLATE_NOOP("engine", "QNN has no optional operators: write a second rule."),
        QT_TRANSLATE_NOOP("engine", "QNN replaces the root of its pattern and keeps what others "
                                     "use."),
        QT_TRANSLATE_NOOP("engine", "QNN has no repeated operators: write a rule for each "
                                     "length."),
        QT_TRANSLATE_NOOP("engine", "QNN has no alternatives: name several operators, and each "
                                     "gets a rule."),
        QT_TRANSLATE_NOOP("engine", "`%1` is in the stage %2 and `%3` in %4, which run one after "
                                     "the other. Change the stage of one of them."),
        QT_TRANSLATE_NOOP("engine", "`%1` and `%2` come from one place in the text, so they stay "
                                     "together."),
        QT_TRANSLATE_NOOP("engine", "The text of `%1` cannot be moved."),
        QT_TRANSLATE_NOOP("engine", "Moved, the rules would say something else: the text between "
                                     "them counts, or the file has errors."),
        QT_TRANSLATE_NOOP("engine", "Rules of different files are tried one file after the other."),
        QT_TRANSLATE_NOOP("engine", "Rules that come with the program have no text."),
        QT_TRANSLATE_NOOP("engine", "A priority that would have to change is shared by several "
                                     "rules."),
        QT_TRANSLATE_NOOP("engine", "What one macro makes in several passes stays there."),
        QT_TRANSLATE_NOOP("engine", "Only providers that are classes of this file move."),
        QT_TRANSLATE_NOOP("engine", "A loop, a helper function or another file lists some of these "
                                     "patterns, so their text alone does not say the order."),
        QT_TRANSLATE_NOOP("engine", "the other rules lose %1"),
        QT_TRANSLATE_NOOP("engine", "the other rules gain %1"),
        QT_TRANSLATE_NOOP("engine", "It matches: %1"),
        QT_TRANSLATE_NOOP("engine", "the model has no %1, but %2"),
        QT_TRANSLATE_NOOP("engine", "The model has no %1, but %2."),
        QT_TRANSLATE_NOOP("engine", "Nothing matches. The model has no %1, but %2."),
        QT_TRANSLATE_NOOP("engine", "%1, but %2"),
        QT_TRANSLATE_NOOP("engine", "A pattern"),
        QT_TRANSLATE_NOOP("engine", "A rule"),
        QT_TRANSLATE_NOOP("engine", "An entry"),
        QT_TRANSLATE_NOOP("engine", "a rule"),
        QT_TRANSLATE_NOOP("engine", "a pattern"),
        QT_TRANSLATE_NOOP("engine", "a heuristic"),
        QT_TRANSLATE_NOOP("engine", "A new rule with places to fill in."),
        QT_TRANSLATE_NOOP("engine", "unknown"),
        QT_TRANSLATE_NOOP("engine", "activation"),
        QT_TRANSLATE_NOOP("engine", "attention"),
        QT_TRANSLATE_NOOP("engine", "cache"),
        QT_TRANSLATE_NOOP("engine", "collective"),
        QT_TRANSLATE_NOOP("engine", "comparison"),
        QT_TRANSLATE_NOOP("engine", "control"),
        QT_TRANSLATE_NOOP("engine", "conv"),
        QT_TRANSLATE_NOOP("engine", "creation"),
        QT_TRANSLATE_NOOP("engine", "elementwise"),
        QT_TRANSLATE_NOOP("engine", "embedding"),
        QT_TRANSLATE_NOOP("engine", "image"),
        QT_TRANSLATE_NOOP("engine", "indexing"),
        QT_TRANSLATE_NOOP("engine", "layout"),
        QT_TRANSLATE_NOOP("engine", "logical"),
        QT_TRANSLATE_NOOP("engine", "loss"),
        QT_TRANSLATE_NOOP("engine", "normalization"),
        QT_TRANSLATE_NOOP("engine", "other"),
        QT_TRANSLATE_NOOP("engine", "pooling"),
        QT_TRANSLATE_NOOP("engine", "quantization"),
        QT_TRANSLATE_NOOP("engine", "random"),
        QT_TRANSLATE_NOOP("engine", "recurrent"),
        QT_TRANSLATE_NOOP("engine", "reduction"),
        QT_TRANSLATE_NOOP("engine", "shape"),
        QT_TRANSLATE_NOOP("engine", "signal"),
        QT_TRANSLATE_NOOP("engine", "sorting"),
        QT_TRANSLATE_NOOP("engine", "structural"),
    };
    // clang-format on
    return sentences;
}

} // namespace fusewright
