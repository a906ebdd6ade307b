// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/engine_sentences.h"

#include <QtGlobal>

#include <array>

namespace fusewright {

// Of files with fusion providers and composites.
std::span<const char* const> providerSentences()
{
    // clang-format off
    static constexpr std::array sentences{
        QT_TRANSLATE_NOOP("engine", "1 makes composites of attention with a mask of "
                                     "bools too."),
        QT_TRANSLATE_NOOP("engine", "too many users"),
        QT_TRANSLATE_NOOP("engine", "The file has no dictionary `replacements`, so "
                                     "nothing becomes a composite. Name the functions of torch "
                                     "in it, each with the function that wraps it."),
        QT_TRANSLATE_NOOP("engine", "The model does not say how it is called"),
        QT_TRANSLATE_NOOP("engine", "It is called as a %1"),
        QT_TRANSLATE_NOOP("engine", "Several operators take its results, which is not "
                                     "previewed"),
        QT_TRANSLATE_NOOP("engine", "It takes another one"),
        QT_TRANSLATE_NOOP("engine", "It makes no composite of this call"),
        QT_TRANSLATE_NOOP("engine", "Turns composites on or off."),
        QT_TRANSLATE_NOOP("engine", "A variable of the environment that the file reads."),
        QT_TRANSLATE_NOOP("engine", "Makes %1 of %2."),
        QT_TRANSLATE_NOOP("engine", "The model calls them %1 time."),
        QT_TRANSLATE_NOOP("engine", "The model calls them %1 times."),
        QT_TRANSLATE_NOOP("engine", "Composites have no priority: what is called decides "
                                     "which function wraps it. Edit their text."),
        QT_TRANSLATE_NOOP("engine", "The function returns what cannot be previewed."),
        QT_TRANSLATE_NOOP("engine", "A tensor that the function makes itself cannot be "
                                     "previewed."),
        QT_TRANSLATE_NOOP("engine", "What the function does behind the composite cannot "
                                     "be previewed."),
        QT_TRANSLATE_NOOP("engine", "an operand that is not there"),
        QT_TRANSLATE_NOOP("engine", "its call has %1"),
        QT_TRANSLATE_NOOP("engine", "`%1` is no name of Python"),
        QT_TRANSLATE_NOOP("engine", "it is called in a form that Python has no words for"),
        QT_TRANSLATE_NOOP("engine", "the model does not say how its code calls it"),
        QT_TRANSLATE_NOOP("engine", "it is a module or an attribute of the model, which "
                                     "a pattern cannot name"),
        QT_TRANSLATE_NOOP("engine", "No pattern can match %1: %2."),
        QT_TRANSLATE_NOOP("engine", "torch records nothing of `%1` in a pattern"),
        QT_TRANSLATE_NOOP("engine", "the model calls `%1`, with a value that is not even "
                                     "equal to itself"),
        QT_TRANSLATE_NOOP("engine", "the model calls `%1`, and in a pattern torch "
                                     "records `%2`"),
        QT_TRANSLATE_NOOP("engine", "These operators cannot be written as a pattern "
                                     "function."),
        QT_TRANSLATE_NOOP("engine", "Whether a pattern can match %1 is not known here. %2"),
        QT_TRANSLATE_NOOP("engine", "torch refuses its call in a pattern: %1"),
        QT_TRANSLATE_NOOP("engine", "a slice that is none"),
        QT_TRANSLATE_NOOP("engine", "a value inside a slice or a dict"),
        QT_TRANSLATE_NOOP("engine", "an argument of an unknown kind"),
        QT_TRANSLATE_NOOP("engine", "lists within so many lists"),
        QT_TRANSLATE_NOOP("engine", "The size of %1 is `%2`, not a number."),
        QT_TRANSLATE_NOOP("engine", "The file does not say the size of %1."),
        QT_TRANSLATE_NOOP("engine", "The file does not say whether `%1` is a number or a "
                                     "tensor of rank 0."),
        QT_TRANSLATE_NOOP("engine", "`%1` has several results, which the file does not "
                                     "describe."),
        QT_TRANSLATE_NOOP("engine", "The file does not say whether `%1` is an input, "
                                     "which would have an example value."),
        QT_TRANSLATE_NOOP("engine", "This graph was shown to an earlier question."),
        QT_TRANSLATE_NOOP("engine", "The file does not say whether %1 is a list or a "
                                     "tuple."),
        QT_TRANSLATE_NOOP("engine", "The file does not say what `%1` is in Python."),
        QT_TRANSLATE_NOOP("engine", "A tensor that is written into the file is not "
                                     "modelled."),
        QT_TRANSLATE_NOOP("engine", "What this node takes is not known."),
        QT_TRANSLATE_NOOP("engine", "Of `meta` a graph keeps only `example_value`."),
        QT_TRANSLATE_NOOP("engine", "A key of `meta` is unknown."),
        QT_TRANSLATE_NOOP("engine", "What the filter changes decides how the program "
                                     "goes on."),
        QT_TRANSLATE_NOOP("engine", "`%1` is a node of an earlier match."),
        QT_TRANSLATE_NOOP("engine", "The file does not say how `%1` is called."),
        QT_TRANSLATE_NOOP("engine", "The root of a graph's nodes is not modelled."),
        QT_TRANSLATE_NOOP("engine", "`%1` is called."),
        QT_TRANSLATE_NOOP("engine", "`torch.%1` is not known."),
        QT_TRANSLATE_NOOP("engine", "torch has no name for the type %1."),
        QT_TRANSLATE_NOOP("engine", "`%1` changes the graph, which is not previewed."),
        QT_TRANSLATE_NOOP("engine", "The file does not say `%1` of `%2`."),
        QT_TRANSLATE_NOOP("engine", "The elements of `%1` are not known."),
        QT_TRANSLATE_NOOP("engine", "Whether `%1` is an instance of this type is not "
                                     "known."),
        QT_TRANSLATE_NOOP("engine", "The file does not say whether `%1` is an input of "
                                     "the graph or an attribute of the model."),
        QT_TRANSLATE_NOOP("engine", "The file does not say as what `%1` is called."),
        QT_TRANSLATE_NOOP("engine", "The file has only the name of `%1`, not its target."),
        QT_TRANSLATE_NOOP("engine", "As what `%1` is called is not known."),
        QT_TRANSLATE_NOOP("engine", "A function that the model calls."),
        QT_TRANSLATE_NOOP("engine", "A method that the model calls."),
        QT_TRANSLATE_NOOP("engine", "%1: a parameter, which takes anything"),
        QT_TRANSLATE_NOOP("engine", "The model calls it %1 time."),
        QT_TRANSLATE_NOOP("engine", "The model calls it %1 times."),
        QT_TRANSLATE_NOOP("engine", "Tenstorrent fusion providers"),
        QT_TRANSLATE_NOOP("engine", "Providers have no priority: their order is that of "
                                     "the file. Edit their text."),
        QT_TRANSLATE_NOOP("engine", "A tensor of the model."),
        QT_TRANSLATE_NOOP("engine", "The pattern returns a parameter, which torch cannot "
                                     "replace by itself."),
        QT_TRANSLATE_NOOP("engine", "Pattern and replacement have different numbers of "
                                     "parameters."),
        QT_TRANSLATE_NOOP("engine", "The pattern has %1 result, the replacement %2."),
        QT_TRANSLATE_NOOP("engine", "The pattern has %1 results, the replacement %2."),
        QT_TRANSLATE_NOOP("engine", "The replacement returns what is no result of an "
                                     "operator."),
        QT_TRANSLATE_NOOP("engine", "No result of the pattern is what an operator gives."),
        QT_TRANSLATE_NOOP("engine", "The replacement makes a tensor of its own, which "
                                     "cannot be previewed."),
        QT_TRANSLATE_NOOP("engine", "The replacement cannot be read as operators."),
        QT_TRANSLATE_NOOP("engine", "The pattern cannot be looked for."),
        QT_TRANSLATE_NOOP("engine", "%1 cannot be previewed: %2"),
        QT_TRANSLATE_NOOP("engine", "The file has no class that derives from "
                                     "`FusionProvider`, so nothing is fused. Add one with "
                                     "`pattern` and `replacement`."),
        QT_TRANSLATE_NOOP("engine", "torch refuses the pattern: %1"),
        QT_TRANSLATE_NOOP("engine", "torch refuses the pattern: it is not traced"),
        QT_TRANSLATE_NOOP("engine", "it is not traced"),
        QT_TRANSLATE_NOOP("engine", "the pattern returns a parameter and no operator"),
        QT_TRANSLATE_NOOP("engine", "the pattern makes a tensor of its own, which cannot "
                                     "be previewed"),
        QT_TRANSLATE_NOOP("engine", "Turns fusion providers on or off."),
        QT_TRANSLATE_NOOP("engine", "Runs the provider %1."),
        QT_TRANSLATE_NOOP("engine", "torch refuses the replacement: %1"),
        QT_TRANSLATE_NOOP("engine", "the pair cannot be read as operators"),
        QT_TRANSLATE_NOOP("engine", "`%1` is not read here."),
        QT_TRANSLATE_NOOP("engine", "A constant of the model is not read here."),
        QT_TRANSLATE_NOOP("engine", "An operand is not known."),
        QT_TRANSLATE_NOOP("engine", "It has the attributes of a composite."),
        QT_TRANSLATE_NOOP("engine", "The attribute `%1` depends on a value of the model."),
        QT_TRANSLATE_NOOP("engine", "It is an attribute of a composite."),
        QT_TRANSLATE_NOOP("engine", "Which tensor of the module is read is not known."),
        QT_TRANSLATE_NOOP("engine", "`%1` is no tensor of the module."),
        QT_TRANSLATE_NOOP("engine", "The keywords of a call that is made are not known."),
        QT_TRANSLATE_NOOP("engine", "The file does not say `%1` of the module `%2`."),
        QT_TRANSLATE_NOOP("engine", "The shape of `%1` is not known."),
        QT_TRANSLATE_NOOP("engine", "A size of `%1` is not known."),
        QT_TRANSLATE_NOOP("engine", "The rank of `%1` is not known."),
        QT_TRANSLATE_NOOP("engine", "The type of `%1` is not known."),
        QT_TRANSLATE_NOOP("engine", "A key of `replacements` is no function of torch, no "
                                     "class of torch and no name. It is ignored."),
        QT_TRANSLATE_NOOP("engine", "`replacements` has something that is no function "
                                     "written in Python. It makes no composite."),
        QT_TRANSLATE_NOOP("engine", "Lists are nested more than 16 deep here."),
        QT_TRANSLATE_NOOP("engine", "It is an argument."),
        QT_TRANSLATE_NOOP("engine", "It is an argument of what is traced."),
        QT_TRANSLATE_NOOP("engine", "`%1` is not traced here."),
        QT_TRANSLATE_NOOP("engine", "Python makes no provider of this class: %1"),
        QT_TRANSLATE_NOOP("engine", "What this class does is not known here. %1"),
        QT_TRANSLATE_NOOP("engine", "The class has no function of its own for what every "
                                     "provider needs."),
        QT_TRANSLATE_NOOP("engine", "The class replaces operators by itself, in "
                                     "`replace_pattern`. What it does cannot be previewed."),
        QT_TRANSLATE_NOOP("engine", "`get_patterns` gives something that is no pair of a "
                                     "pattern and a replacement."),
        QT_TRANSLATE_NOOP("engine", "Any match."),
        QT_TRANSLATE_NOOP("engine", "`%1` is not modelled."),
        QT_TRANSLATE_NOOP("engine", "The type is not known here."),
        QT_TRANSLATE_NOOP("engine", "The device is not known here."),
        QT_TRANSLATE_NOOP("engine", "A tensor is made of traced values."),
        QT_TRANSLATE_NOOP("engine", "Scripted functions are not modelled."),
        QT_TRANSLATE_NOOP("engine", "`torch.fx.wrap` is not modelled here."),
        QT_TRANSLATE_NOOP("engine", "Torch runs `%1` itself here, because its input is "
                                     "no traced value."),
        QT_TRANSLATE_NOOP("engine", "Torch runs `einsum` itself here."),
        QT_TRANSLATE_NOOP("engine", "`torch.broadcast_shapes` is not calculated here."),
        QT_TRANSLATE_NOOP("engine", "Torch calculates with a traced value here."),
        QT_TRANSLATE_NOOP("engine", "A traced value is inside of a list that torch looks "
                                     "through itself."),
        QT_TRANSLATE_NOOP("engine", "A traced value is an argument of a method of a "
                                     "tensor."),
        QT_TRANSLATE_NOOP("engine", "Values of tensors are not calculated here."),
        QT_TRANSLATE_NOOP("engine", "A traced value is in an index of a tensor."),
        QT_TRANSLATE_NOOP("engine", "What is in a module of `torch.nn` is not modelled."),
        QT_TRANSLATE_NOOP("engine", "`numpy.%1` is not modelled."),
        QT_TRANSLATE_NOOP("engine", "A traced value decides how the function goes on, "
                                     "but its value is known only when the model runs. Use "
                                     "constants or flags in conditions."),
        QT_TRANSLATE_NOOP("engine", "The items of a traced value are needed here, but "
                                     "how many it has is not known. Take them one by one, or "
                                     "unpack into a fixed number of names."),
        QT_TRANSLATE_NOOP("engine", "The length of a traced value is not known. Use "
                                     "`.size(0)` or `.shape[0]`."),
        QT_TRANSLATE_NOOP("engine", "A value of this type cannot be an argument of an "
                                     "operator or a result."),
        QT_TRANSLATE_NOOP("engine", "A module that the function makes itself cannot be "
                                     "traced. Call the function of `torch.nn.functional` "
                                     "instead."),
        QT_TRANSLATE_NOOP("engine", "The types of these arguments fit none of the "
                                     "function's forms. A wildcard can stand for a tensor "
                                     "here, not for a number."),
        QT_TRANSLATE_NOOP("engine", "The function checks the type of this argument, so a "
                                     "wildcard cannot stand for it. Call the method of the "
                                     "tensor instead, or write a number."),
        QT_TRANSLATE_NOOP("engine", "The function checks the type of this argument, so a "
                                     "traced value cannot stand for it. Call the method of the "
                                     "tensor instead."),
        QT_TRANSLATE_NOOP("engine", "Items of a traced value cannot be assigned."),
        QT_TRANSLATE_NOOP("engine", "This cannot be traced here. %1"),
        QT_TRANSLATE_NOOP("engine", "Tracing takes too long and was stopped. %1"),
        QT_TRANSLATE_NOOP("engine", "The function does not describe a pattern."),
        QT_TRANSLATE_NOOP("engine", "The function does not describe a pattern: %1"),
        QT_TRANSLATE_NOOP("engine", "The function raises an exception: %1"),
        QT_TRANSLATE_NOOP("engine", "The parameter `%1` is not used. Remove it."),
        QT_TRANSLATE_NOOP("engine", "Nothing uses `%1`. Return it or remove it."),
        QT_TRANSLATE_NOOP("engine", "Torch traces plain functions only, and this is a "
                                     "bound method. Put `@staticmethod` above it and remove "
                                     "`self`."),
        QT_TRANSLATE_NOOP("engine", "Torch traces plain functions only. Write a function "
                                     "that calls it."),
        QT_TRANSLATE_NOOP("engine", "Torch says: %1"),
        QT_TRANSLATE_NOOP("engine", "%1 call of `interpolate`"),
        QT_TRANSLATE_NOOP("engine", "%1 calls of `interpolate`"),
        QT_TRANSLATE_NOOP("engine", "%1 adaptive average pool"),
        QT_TRANSLATE_NOOP("engine", "%1 adaptive average pools"),
        QT_TRANSLATE_NOOP("engine", "%1 slice"),
        QT_TRANSLATE_NOOP("engine", "%1 slices"),
        QT_TRANSLATE_NOOP("engine", "TT-XLA turns %1 into matrix products before it "
                                     "fuses."),
        QT_TRANSLATE_NOOP("engine", "TT-XLA turns %1 of one element into `mean` before "
                                     "it fuses."),
        QT_TRANSLATE_NOOP("engine", "TT-XLA trims %1 beginning before the tensor to its extent "
                                     "before it fuses."),
        QT_TRANSLATE_NOOP("engine", "This is not previewed."),
    };
    // clang-format on
    return sentences;
}

} // namespace fusewright
