// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/engine_sentences.h"

#include <QtGlobal>

#include <array>

namespace fusewright {

// Of files with programs that make patterns.
std::span<const char* const> programSentences()
{
    // clang-format off
    static constexpr std::array sentences{
        QT_TRANSLATE_NOOP("engine", "Whether TVM proves this of symbolic sizes is not "
                                     "known."),
        QT_TRANSLATE_NOOP("engine", "It is compared."),
        QT_TRANSLATE_NOOP("engine", "Whether TVM calls two lists with equal items equal "
                                     "depends on its version."),
        QT_TRANSLATE_NOOP("engine", "The attribute value %1 is not modelled."),
        QT_TRANSLATE_NOOP("engine", "A tensor that is an attribute is not modelled."),
        QT_TRANSLATE_NOOP("engine", "These attributes belong to an earlier check."),
        QT_TRANSLATE_NOOP("engine", "The graph does not say the attribute `%1` of `%2`."),
        QT_TRANSLATE_NOOP("engine", "This map was shown to an earlier question."),
        QT_TRANSLATE_NOOP("engine", "A key of a map is unknown."),
        QT_TRANSLATE_NOOP("engine", "The graph does not keep the contents of `%1`."),
        QT_TRANSLATE_NOOP("engine", "Arrays of different sizes are compared."),
        QT_TRANSLATE_NOOP("engine", "Arithmetic of constants is not modelled."),
        QT_TRANSLATE_NOOP("engine", "This constant was shown to an earlier question."),
        QT_TRANSLATE_NOOP("engine", "This item of a constant is not modelled."),
        QT_TRANSLATE_NOOP("engine", "Its items decide how the program goes on."),
        QT_TRANSLATE_NOOP("engine", "The graph does not say the shape of `%1`."),
        QT_TRANSLATE_NOOP("engine", "`tolist` of this constant is not modelled."),
        QT_TRANSLATE_NOOP("engine", "What this label takes is not known."),
        QT_TRANSLATE_NOOP("engine", "`%1` has no such argument here."),
        QT_TRANSLATE_NOOP("engine", "Nothing takes this item of `%1`."),
        QT_TRANSLATE_NOOP("engine", "The type of a name is not known here."),
        QT_TRANSLATE_NOOP("engine", "TVM has no name for the operator `%1`."),
        QT_TRANSLATE_NOOP("engine", "The file does not say which item of `%1` is taken."),
        QT_TRANSLATE_NOOP("engine", "A symbolic size is too long to follow."),
        QT_TRANSLATE_NOOP("engine", "A symbolic size is calculated with a float."),
        QT_TRANSLATE_NOOP("engine", "The size `%1` is symbolic."),
        QT_TRANSLATE_NOOP("engine", "Whether this number is an `int` depends on the "
                                     "version of TVM."),
        QT_TRANSLATE_NOOP("engine", "`%1` compares symbolic sizes."),
        QT_TRANSLATE_NOOP("engine", "The graph does not say the size of axis %1 of %2."),
        QT_TRANSLATE_NOOP("engine", "The graph does not say the shape of %1."),
        QT_TRANSLATE_NOOP("engine", "The graph does not say the element type of %1."),
        QT_TRANSLATE_NOOP("engine", "TVM has no name for the type %1 of %2."),
        QT_TRANSLATE_NOOP("engine", "The graph does not say how many values the tuple %1 "
                                     "has."),
        QT_TRANSLATE_NOOP("engine", "Nothing takes this item of the tuple."),
        QT_TRANSLATE_NOOP("engine", "This object was shown to an earlier question."),
        QT_TRANSLATE_NOOP("engine", "`%1.%2` is not modelled."),
        QT_TRANSLATE_NOOP("engine", "Whether %1 is an instance of `this type` is not "
                                     "known."),
        QT_TRANSLATE_NOOP("engine", "Whether %1 is an instance of `%2` is not known."),
        QT_TRANSLATE_NOOP("engine", "It does not fit into 64 bits."),
        QT_TRANSLATE_NOOP("engine", "How TVM writes that there is no type depends on its "
                                     "version."),
        QT_TRANSLATE_NOOP("engine", "What numpy makes of this is not modelled."),
        QT_TRANSLATE_NOOP("engine", "It is given to numpy."),
        QT_TRANSLATE_NOOP("engine", "The graph does not say the argument `%1` of `%2`."),
        QT_TRANSLATE_NOOP("engine", "The intermediate variables of this are not known."),
        QT_TRANSLATE_NOOP("engine", "The shapes that are multiplied are not known."),
        QT_TRANSLATE_NOOP("engine", "It is the reduced axis."),
        QT_TRANSLATE_NOOP("engine", "This element type is not known."),
        QT_TRANSLATE_NOOP("engine", "These are not compared here."),
        QT_TRANSLATE_NOOP("engine", "It is given to `%1`."),
        QT_TRANSLATE_NOOP("engine", "`%1` is given it."),
        QT_TRANSLATE_NOOP("engine", "a list or tuple"),
        QT_TRANSLATE_NOOP("engine", "`%1` has %2 in Relax, and %3 here."),
        QT_TRANSLATE_NOOP("engine", "`%1` is not an operator of Relax."),
        QT_TRANSLATE_NOOP("engine", "An alternative of `%1` never matches: %2"),
        QT_TRANSLATE_NOOP("engine", "TVM tries patterns at calls only, and the root of "
                                     "this one is `%1`."),
        QT_TRANSLATE_NOOP("engine", "`%1` finds nothing left: `%2` is tried earlier and "
                                     "takes the calls that it needs. Put the longer pattern "
                                     "last, because what is registered last is tried first."),
        QT_TRANSLATE_NOOP("engine", "`%1` finds nothing left: `%2` is tried earlier and "
                                     "takes the calls that it needs. Put the longer pattern "
                                     "first."),
        QT_TRANSLATE_NOOP("engine", "Only types of tensors are modelled."),
        QT_TRANSLATE_NOOP("engine", "It is an index of a pattern."),
        QT_TRANSLATE_NOOP("engine", "An entry of the list %1"),
        QT_TRANSLATE_NOOP("engine", "The list of patterns cannot be known without "
                                     "running it."),
        QT_TRANSLATE_NOOP("engine", "No pattern is registered as `%1`, neither here nor "
                                     "in a module beside this file."),
        QT_TRANSLATE_NOOP("engine", "The patterns of this file have too many parts. From "
                                     "here on they are left out."),
        QT_TRANSLATE_NOOP("engine", "The annotation `%1` of `%2` is no part of the "
                                     "pattern, so checks never see it."),
        QT_TRANSLATE_NOOP("engine", "The parameter `%1` is given by whoever makes a `%2`."),
        QT_TRANSLATE_NOOP("engine", "The parameter `%1` is given by whoever calls."),
        QT_TRANSLATE_NOOP("engine", "`%1` gives the first match only. The others are "
                                     "what it would find next if the operators of earlier ones "
                                     "were gone."),
        QT_TRANSLATE_NOOP("engine", "Fusewright shows where `%1` finds its pattern. What "
                                     "the callback returns is not applied."),
        QT_TRANSLATE_NOOP("engine", "The context does not say that patterns use each "
                                     "other, so TVM never finds it."),
        QT_TRANSLATE_NOOP("engine", "A shape is compared with that of a pattern that the "
                                     "context does not have: TVM stops here."),
        QT_TRANSLATE_NOOP("engine", "The file looks for more patterns than are read. "
                                     "From here on they are left out."),
        QT_TRANSLATE_NOOP("engine", "`%1` is known only to a running TVM."),
        QT_TRANSLATE_NOOP("engine", "`%1.%2` is known only to a running TVM."),
        QT_TRANSLATE_NOOP("engine", "`FuseOpsByPattern` ignores how patterns use each "
                                     "other: `PatternContext`, `^`, `>>` and `same_shape_as` "
                                     "have no effect in it."),
        QT_TRANSLATE_NOOP("engine", "The file lists no patterns, so nothing is fused. "
                                     "Call `register_patterns` with a list of `(name, "
                                     "pattern)`."),
        QT_TRANSLATE_NOOP("engine", "`%1` needs a model, which is not here while the "
                                     "file is read."),
        QT_TRANSLATE_NOOP("engine", "What `%1` looks for cannot be known without running "
                                     "it."),
        QT_TRANSLATE_NOOP("engine", "`Op.%1` is known only to a running TVM."),
        QT_TRANSLATE_NOOP("engine", "What `%1` does is known only to a running TVM."),
        QT_TRANSLATE_NOOP("engine", "`%1` takes an item of a tuple, and a rule made here "
                                     "cannot say which one."),
        QT_TRANSLATE_NOOP("engine", "Relax has no operator `%1`. Leave it out of the "
                                     "selection."),
        QT_TRANSLATE_NOOP("engine", "`%1` calls a kernel, and a rule made here cannot "
                                     "say which one."),
        QT_TRANSLATE_NOOP("engine", "`%1` takes %2 in Relax, but `%3` has %4 here."),
        QT_TRANSLATE_NOOP("engine", "Relax has no operator `%1`."),
        QT_TRANSLATE_NOOP("engine", "The file has a rule `%1` already. Choose another "
                                     "name."),
        QT_TRANSLATE_NOOP("engine", "The file has a `%1` already. Choose another name."),
        QT_TRANSLATE_NOOP("engine", "In models of other formats: %1."),
        QT_TRANSLATE_NOOP("engine", "The model has %1 of it."),
        QT_TRANSLATE_NOOP("engine", "TVM's patterns have no priority: their order is "
                                     "that of the list, or the reverse of their registration. "
                                     "Edit their text."),
        QT_TRANSLATE_NOOP("engine", "Nothing but %1 uses it"),
        QT_TRANSLATE_NOOP("engine", "It has the shape of %1."),
        QT_TRANSLATE_NOOP("engine", "A constant of the model."),
        QT_TRANSLATE_NOOP("engine", "%1 is used by %2"),
        QT_TRANSLATE_NOOP("engine", "%1 is also used by the tuple %2"),
        QT_TRANSLATE_NOOP("engine", "%1 is also used by the alias %2"),
        QT_TRANSLATE_NOOP("engine", "%1 is a result of the model"),
        QT_TRANSLATE_NOOP("engine", "The patterns of this context have more parts than "
                                     "are matched here."),
        QT_TRANSLATE_NOOP("engine", "It cannot be matched here."),
        QT_TRANSLATE_NOOP("engine", "There is no element type \"%1\"."),
        QT_TRANSLATE_NOOP("engine", "Items of tuples have no operators in graphs of this "
                                     "form."),
        QT_TRANSLATE_NOOP("engine", "What uses something is bound to a variable, which "
                                     "is looked through: TVM never finds it."),
        QT_TRANSLATE_NOOP("engine", "A shape is compared with that of a pattern of which "
                                     "the context does not say how it is used: TVM stops here."),
        QT_TRANSLATE_NOOP("engine", "No operator is behind the first pattern of the "
                                     "context."),
        QT_TRANSLATE_NOOP("engine", "The edges of the context form a cycle, so TVM never "
                                     "finds it."),
        QT_TRANSLATE_NOOP("engine", "Its parts do not make a pattern that can be matched."),
        QT_TRANSLATE_NOOP("engine", "The context has more than the %1 patterns or %2 "
                                     "edges that are matched here."),
        QT_TRANSLATE_NOOP("engine", "As a part of a tuple, only tuples in order are "
                                     "matched here."),
        QT_TRANSLATE_NOOP("engine", "What may be a tuple among other things is not "
                                     "matched here."),
        QT_TRANSLATE_NOOP("engine", "Tuples in any order are matched here with at most "
                                     "%1 fields, of which none is a tuple."),
        QT_TRANSLATE_NOOP("engine", "Calls of %1 have %2 argument, not %3, so TVM never "
                                     "finds one."),
        QT_TRANSLATE_NOOP("engine", "Calls of %1 have %2 arguments, not %3, so TVM never "
                                     "finds one."),
        QT_TRANSLATE_NOOP("engine", "Tuples of more than %1 fields in any order are not "
                                     "matched here."),
        QT_TRANSLATE_NOOP("engine", "The pattern has too many fields to be matched here."),
        QT_TRANSLATE_NOOP("engine", "A list of tensors is no constant."),
        QT_TRANSLATE_NOOP("engine", "no such tuple"),
        QT_TRANSLATE_NOOP("engine", "The pattern refuses what it asks for, so TVM never "
                                     "finds it."),
        QT_TRANSLATE_NOOP("engine", "%1An alternative of this pattern is left out. %2"),
        QT_TRANSLATE_NOOP("engine", "An alternative of this pattern is left out."),
        QT_TRANSLATE_NOOP("engine", "The pattern has more alternatives than the %1 that "
                                     "are tried here."),
        QT_TRANSLATE_NOOP("engine", "Only calls and items of tuples are looked at here."),
        QT_TRANSLATE_NOOP("engine", "This plan looks at %1 only, and the model shows "
                                     "`%2`: TVM would find nothing here."),
        QT_TRANSLATE_NOOP("engine", "`%1` has no dataflow block, and TVM fuses nothing "
                                     "outside of one. Run `ConvertToDataflow` first."),
        QT_TRANSLATE_NOOP("engine", "Which list of patterns is tried."),
        QT_TRANSLATE_NOOP("engine", "An expression would be a part of itself, so TVM "
                                     "never finds it."),
        QT_TRANSLATE_NOOP("engine", "No expression is both, so TVM never finds it."),
        QT_TRANSLATE_NOOP("engine", "Two open calls of one expression, of which one is "
                                     "turned round, are not matched."),
        QT_TRANSLATE_NOOP("engine", "TVM looks for tuples that are not written only if "
                                     "they have at most 3 fields."),
        QT_TRANSLATE_NOOP("engine", "As fields of a tuple only calls and items are "
                                     "looked for here."),
        QT_TRANSLATE_NOOP("engine", "The pattern ends with no call, so TVM never finds "
                                     "it."),
        QT_TRANSLATE_NOOP("engine", "The pattern has more than the %1 parts that are "
                                     "matched here."),
        QT_TRANSLATE_NOOP("engine", "%1 cannot be matched where an operator has a tensor."),
        QT_TRANSLATE_NOOP("engine", "Neither constants nor inputs of models are tuples."),
        QT_TRANSLATE_NOOP("engine", "An item of a tuple that is written there cannot be "
                                     "matched here."),
        QT_TRANSLATE_NOOP("engine", "An item of an item cannot be matched here."),
        QT_TRANSLATE_NOOP("engine", "What `has_struct_info` asks for is not asked."),
        QT_TRANSLATE_NOOP("engine", "TVM tries patterns at calls only, and the root of "
                                     "this one is %1."),
        QT_TRANSLATE_NOOP("engine", "`add_constraint=False` of the call leaves it to the "
                                     "call."),
        QT_TRANSLATE_NOOP("engine", "%1 finds nothing that is bound to a variable, so "
                                     "TVM never finds it in a graph."),
        QT_TRANSLATE_NOOP("engine", "`%1` never matches: %2"),
        QT_TRANSLATE_NOOP("engine", "Argument %1 of %2 is a shape or a number and no "
                                     "variable, so TVM never finds it in a graph."),
        QT_TRANSLATE_NOOP("engine", "Put the longer pattern last, because what is "
                                     "registered last is tried first."),
        QT_TRANSLATE_NOOP("engine", "In %1, line %2: %3"),
        QT_TRANSLATE_NOOP("engine", "(line %1)"),
        QT_TRANSLATE_NOOP("engine", "%1 cannot be known without running it."),
        QT_TRANSLATE_NOOP("engine", "%1 is no pattern."),
        QT_TRANSLATE_NOOP("engine", "The operator is not in the catalogue."),
        QT_TRANSLATE_NOOP("engine", "The catalogue has no formula for it."),
        QT_TRANSLATE_NOOP("engine", "Its body is not in the file."),
        QT_TRANSLATE_NOOP("engine", "An extent has no number yet."),
        QT_TRANSLATE_NOOP("engine", "The data decides how many there are."),
        QT_TRANSLATE_NOOP("engine", "A shape, or what an operand stands for, is not known."),
    };
    // clang-format on
    return sentences;
}

} // namespace fusewright
