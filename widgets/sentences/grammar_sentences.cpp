// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/engine_sentences.h"

#include <QtGlobal>

#include <array>

namespace fusewright {

// Of files with rules in a grammar, and of its functions.
std::span<const char* const> grammarSentences()
{
    // clang-format off
    static constexpr std::array sentences{
        QT_TRANSLATE_NOOP("engine", "the whole match"),
        QT_TRANSLATE_NOOP("engine", "a tag of the pattern"),
        QT_TRANSLATE_NOOP("engine", "an operator of the model"),
        QT_TRANSLATE_NOOP("engine", "a type of elements"),
        QT_TRANSLATE_NOOP("engine", "a split around this"),
        QT_TRANSLATE_NOOP("engine", "It stands for %1(…)."),
        QT_TRANSLATE_NOOP("engine", "It begins at number %1."),
        QT_TRANSLATE_NOOP("engine", "Usual value: %1."),
        QT_TRANSLATE_NOOP("engine", "Always true."),
        QT_TRANSLATE_NOOP("engine", "The result of the whole match."),
        QT_TRANSLATE_NOOP("engine", "The pattern has no such tag."),
        QT_TRANSLATE_NOOP("engine", "Other models call it %1."),
        QT_TRANSLATE_NOOP("engine", "The model has none of this name."),
        QT_TRANSLATE_NOOP("engine", "The model has %1 of this name."),
        QT_TRANSLATE_NOOP("engine", "The name of an operator."),
        QT_TRANSLATE_NOOP("engine", "A split: what refers to it is about one piece."),
        QT_TRANSLATE_NOOP("engine", "It names the result of %1."),
        QT_TRANSLATE_NOOP("engine", "It names operand %1 of %2."),
        QT_TRANSLATE_NOOP("engine", "the name of an operator"),
        QT_TRANSLATE_NOOP("engine", "%1 is not a function of the grammar, and not a "
                                     "macro of this file."),
        QT_TRANSLATE_NOOP("engine", "%1 cannot be used in %2."),
        QT_TRANSLATE_NOOP("engine", "%1 takes %2 operand, not %3: %4."),
        QT_TRANSLATE_NOOP("engine", "%1 takes %2 operands, not %3: %4."),
        QT_TRANSLATE_NOOP("engine", "%1 takes operands of one type, not %2 and %3."),
        QT_TRANSLATE_NOOP("engine", "%1 changes what an operator gives, but its last "
                                     "operand makes no operator."),
        QT_TRANSLATE_NOOP("engine", "WITH_SIZE takes a shape or an operand here, not an "
                                     "operator."),
        QT_TRANSLATE_NOOP("engine", "ROUNDUP goes up in steps of a power of 2, which %1 "
                                     "is not."),
        QT_TRANSLATE_NOOP("engine", "%1 is meant to be the root of a replacement, or "
                                     "within SELECT or AUTOSPLIT at its root."),
        QT_TRANSLATE_NOOP("engine", "Nothing in the body refers to the split \"%1\": all "
                                     "pieces are the same."),
        QT_TRANSLATE_NOOP("engine", "A pattern is an Op or an OpVarIn."),
        QT_TRANSLATE_NOOP("engine", "A constraint is a condition, not %1."),
        QT_TRANSLATE_NOOP("engine", "A replacement makes an operator, or is an operand, "
                                     "not %1."),
        QT_TRANSLATE_NOOP("engine", "DType has no tag %1."),
        QT_TRANSLATE_NOOP("engine", "The grammar of rules has no operator signs. Write "
                                     "ADD, SUB, MUL or DIV."),
        QT_TRANSLATE_NOOP("engine", "The name of an operator cannot be empty."),
        QT_TRANSLATE_NOOP("engine", "%1 is not a constant, and not a macro of this file "
                                     "or of one it includes."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" cannot be used within the operator that it "
                                     "names."),
        QT_TRANSLATE_NOOP("engine", "\"*\" stands for the whole match; it cannot be a "
                                     "part of the pattern."),
        QT_TRANSLATE_NOOP("engine", "\"*\" stands for the match itself, so this replaces "
                                     "it with what it is."),
        QT_TRANSLATE_NOOP("engine", "The pattern has no tag %1."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" already names another operator. Choose "
                                     "another tag."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" already names another split of this rule. "
                                     "Choose another tag."),
        QT_TRANSLATE_NOOP("engine", "The macro %1 uses itself. A macro cannot be "
                                     "expanded within itself."),
        QT_TRANSLATE_NOOP("engine", "The macros of this file expand to too much text."),
        QT_TRANSLATE_NOOP("engine", "This call of a macro has no closing parenthesis."),
        QT_TRANSLATE_NOOP("engine", "The macro %1 takes %2 arguments, not %3."),
        QT_TRANSLATE_NOOP("engine", "An option of the graph."),
        QT_TRANSLATE_NOOP("engine", "A pass is a name, or a name, a sign and a number: "
                                     "EARLY, EARLY + 1."),
        QT_TRANSLATE_NOOP("engine", "%1 is not a pass, so this rule does not run."),
        QT_TRANSLATE_NOOP("engine", "A flag is a name, or 0 for none."),
        QT_TRANSLATE_NOOP("engine", "A rule has %1 parts: pass, flag, pattern, "
                                     "constraint and replacement, not %2."),
        QT_TRANSLATE_NOOP("engine", "A rule has %1 parts: pass, pattern, constraint and "
                                     "replacement, not %2."),
        QT_TRANSLATE_NOOP("engine", "This file has no rules. It defines %1 operator: %2; "
                                     "…."),
        QT_TRANSLATE_NOOP("engine", "This file has no rules. It defines %1 operator: %2."),
        QT_TRANSLATE_NOOP("engine", "This file has no rules. It defines %1 operators: "
                                     "%2; …."),
        QT_TRANSLATE_NOOP("engine", "This file has no rules. It defines %1 operators: %2."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" was not found, so its macros are unknown. "
                                     "Put it beside this file, or name its folder with "
                                     "--include or in Preferences."),
        QT_TRANSLATE_NOOP("engine", "The number without its sign."),
        QT_TRANSLATE_NOOP("engine", "The sum of all operands."),
        QT_TRANSLATE_NOOP("engine", "True where all operands are."),
        QT_TRANSLATE_NOOP("engine", "Makes the body for pieces of the result along an "
                                     "axis, and joins them."),
        QT_TRANSLATE_NOOP("engine", "The shape that a C++ function gives for the piece."),
        QT_TRANSLATE_NOOP("engine", "An element of a constant as a float; NaN where "
                                     "there is none."),
        QT_TRANSLATE_NOOP("engine", "True where a constant has such an element."),
        QT_TRANSLATE_NOOP("engine", "An element of a constant as an int; MIN_INT where "
                                     "there is none."),
        QT_TRANSLATE_NOOP("engine", "True where a constant has such an element and it is "
                                     "an int."),
        QT_TRANSLATE_NOOP("engine", "The extent along an axis, counted from 0."),
        QT_TRANSLATE_NOOP("engine", "The quotient; of whole numbers cut off towards zero."),
        QT_TRANSLATE_NOOP("engine", "The number of a type as a type."),
        QT_TRANSLATE_NOOP("engine", "The type of the elements."),
        QT_TRANSLATE_NOOP("engine", "How many bytes an element has."),
        QT_TRANSLATE_NOOP("engine", "True where both are equal; also of types."),
        QT_TRANSLATE_NOOP("engine", "What a C++ function says; unknown here until you "
                                     "answer for it."),
        QT_TRANSLATE_NOOP("engine", "What a C++ function makes; unknown here."),
        QT_TRANSLATE_NOOP("engine", "The value as a float."),
        QT_TRANSLATE_NOOP("engine", "An operator of the default package instead of the "
                                     "one being defined."),
        QT_TRANSLATE_NOOP("engine", "True where the first is not less."),
        QT_TRANSLATE_NOOP("engine", "True where the first is greater."),
        QT_TRANSLATE_NOOP("engine", "How many operands its operator has."),
        QT_TRANSLATE_NOOP("engine", "An operand of the operator that makes this one."),
        QT_TRANSLATE_NOOP("engine", "The value as an int."),
        QT_TRANSLATE_NOOP("engine", "True for a power of 2."),
        QT_TRANSLATE_NOOP("engine", "The operand with the number of the iteration."),
        QT_TRANSLATE_NOOP("engine", "The number of the iteration."),
        QT_TRANSLATE_NOOP("engine", "How many elements of an axis a class of tensors "
                                     "keeps together; unknown here."),
        QT_TRANSLATE_NOOP("engine", "True where the first is not greater."),
        QT_TRANSLATE_NOOP("engine", "Gives the result of an operator a tag."),
        QT_TRANSLATE_NOOP("engine", "True where the first is less."),
        QT_TRANSLATE_NOOP("engine", "The greatest operand."),
        QT_TRANSLATE_NOOP("engine", "The least operand."),
        QT_TRANSLATE_NOOP("engine", "The remainder, with the sign of the second operand."),
        QT_TRANSLATE_NOOP("engine", "The product of all operands."),
        QT_TRANSLATE_NOOP("engine", "True where both differ; also of types."),
        QT_TRANSLATE_NOOP("engine", "The number with the other sign."),
        QT_TRANSLATE_NOOP("engine", "True where the operand is false."),
        QT_TRANSLATE_NOOP("engine", "An option of the graph as a bool."),
        QT_TRANSLATE_NOOP("engine", "An option of the graph as a float."),
        QT_TRANSLATE_NOOP("engine", "An option of the graph as an int."),
        QT_TRANSLATE_NOOP("engine", "An option of the graph as a size."),
        QT_TRANSLATE_NOOP("engine", "The base with one more operand for each number."),
        QT_TRANSLATE_NOOP("engine", "True where one of the operands is."),
        QT_TRANSLATE_NOOP("engine", "How many results its operator has."),
        QT_TRANSLATE_NOOP("engine", "Another result of the operator that makes this one."),
        QT_TRANSLATE_NOOP("engine", "An operator with exactly these operands; in a "
                                     "replacement a new one."),
        QT_TRANSLATE_NOOP("engine", "One result of an operator that has several."),
        QT_TRANSLATE_NOOP("engine", "An operator with at least these operands."),
        QT_TRANSLATE_NOOP("engine", "The operand of a tag; the tag alone means the same."),
        QT_TRANSLATE_NOOP("engine", "The rank: 4, or 5; lower ranks are filled with 1 in "
                                     "front."),
        QT_TRANSLATE_NOOP("engine", "The remainder, with the sign of the first operand."),
        QT_TRANSLATE_NOOP("engine", "The next multiple of the step, which is a power of "
                                     "2."),
        QT_TRANSLATE_NOOP("engine", "Sets one extent of what is made."),
        QT_TRANSLATE_NOOP("engine", "True where the types are equal, and the "
                                     "quantization of quantized ones too."),
        QT_TRANSLATE_NOOP("engine", "True where both are the same result."),
        QT_TRANSLATE_NOOP("engine", "The second operand where the condition holds, else "
                                     "the third."),
        QT_TRANSLATE_NOOP("engine", "The shape that a C++ function gives; unknown here."),
        QT_TRANSLATE_NOOP("engine", "The axis that is split."),
        QT_TRANSLATE_NOOP("engine", "How large the piece is."),
        QT_TRANSLATE_NOOP("engine", "Where the piece begins."),
        QT_TRANSLATE_NOOP("engine", "The step size of the quantization; 1.0 for floats."),
        QT_TRANSLATE_NOOP("engine", "The first operand less the second one."),
        QT_TRANSLATE_NOOP("engine", "The value as a size."),
        QT_TRANSLATE_NOOP("engine", "Sets how many results the operator has."),
        QT_TRANSLATE_NOOP("engine", "Sets type and quantization of what is made, by "
                                     "value."),
        QT_TRANSLATE_NOOP("engine", "Keeps the number of an operator; nothing else "
                                     "changes."),
        QT_TRANSLATE_NOOP("engine", "Sets shape, type and quantization of what is made."),
        QT_TRANSLATE_NOOP("engine", "Sets the shape of what is made."),
        QT_TRANSLATE_NOOP("engine", "Keeps how an operator was split; nothing else "
                                     "changes."),
        QT_TRANSLATE_NOOP("engine", "Sets type and quantization of what is made."),
        QT_TRANSLATE_NOOP("engine", "Puts an operator around another one, unless that is "
                                     "one of the same name."),
        QT_TRANSLATE_NOOP("engine", "Puts an operator around another one."),
        QT_TRANSLATE_NOOP("engine", "True where an odd number of operands is."),
        QT_TRANSLATE_NOOP("engine", "The zero offset of the quantization; 0 for floats."),
        QT_TRANSLATE_NOOP("engine", "A constant with a float many times."),
        QT_TRANSLATE_NOOP("engine", "A constant with an int many times."),
        QT_TRANSLATE_NOOP("engine", "A constant with these ints."),
        QT_TRANSLATE_NOOP("engine", "A constant with one float."),
        QT_TRANSLATE_NOOP("engine", "A constant with one int."),
        QT_TRANSLATE_NOOP("engine", "The shape of an operand."),
        QT_TRANSLATE_NOOP("engine", "a number or a condition"),
        QT_TRANSLATE_NOOP("engine", "a tag or an operator"),
        QT_TRANSLATE_NOOP("engine", "the tag of a split"),
        QT_TRANSLATE_NOOP("engine", "a new tag of a split"),
        QT_TRANSLATE_NOOP("engine", "the name of a function or a class"),
        QT_TRANSLATE_NOOP("engine", "the name of an option"),
        QT_TRANSLATE_NOOP("engine", "an operator or an operand"),
        QT_TRANSLATE_NOOP("engine", "a shape or an operand"),
        QT_TRANSLATE_NOOP("engine", "a value or an operand"),
        QT_TRANSLATE_NOOP("engine", "This replacement cannot be made (%1)."),
        QT_TRANSLATE_NOOP("engine", "The operators of this pattern form a cycle."),
        QT_TRANSLATE_NOOP("engine", "No match of this pattern is possible."),
        QT_TRANSLATE_NOOP("engine", "This replacement cannot be made."),
        QT_TRANSLATE_NOOP("engine", "The helpers of this rule expand to too much."),
        QT_TRANSLATE_NOOP("engine", "Whether operators that quantize and dequantize "
                                     "become encodings."),
        QT_TRANSLATE_NOOP("engine", "Whether rules see images with their channels last, "
                                     "or as the model has them."),
        QT_TRANSLATE_NOOP("engine", "%1 is not a pass."),
        QT_TRANSLATE_NOOP("engine", "Remove the indentation"),
        QT_TRANSLATE_NOOP("engine", "Qualcomm's rule parser only finds rules that begin "
                                     "at the start of a line."),
        QT_TRANSLATE_NOOP("engine", "This call has no closing parenthesis. Add one "
                                     "before the next rule begins."),
        QT_TRANSLATE_NOOP("engine", "Add a closing parenthesis"),
        QT_TRANSLATE_NOOP("engine", "The rule ends before this: there is one closing "
                                     "parenthesis too many."),
        QT_TRANSLATE_NOOP("engine", "This rule is too large to be read."),
        QT_TRANSLATE_NOOP("engine", "This condition has no #endif. Add one, or remove "
                                     "the condition."),
        QT_TRANSLATE_NOOP("engine", "There is no #if that this belongs to. Remove it, or "
                                     "add one."),
        QT_TRANSLATE_NOOP("engine", "This string has no closing quote."),
        QT_TRANSLATE_NOOP("engine", "There is no comma before %1. Operands are separated "
                                     "by commas."),
        QT_TRANSLATE_NOOP("engine", "%1 is not part of the grammar, which has only "
                                     "calls, strings, numbers and names."),
        QT_TRANSLATE_NOOP("engine", "The calls of this rule are nested too deeply."),
        QT_TRANSLATE_NOOP("engine", "%1 is not a number, or too large."),
        QT_TRANSLATE_NOOP("engine", "A number that begins with 0 is octal in C++: this "
                                     "is %1."),
        QT_TRANSLATE_NOOP("engine", "Write it as a decimal number"),
        QT_TRANSLATE_NOOP("engine", "Qualcomm's rule parser does not calculate. Write "
                                     "the number, or ADD, SUB, MUL or DIV."),
        QT_TRANSLATE_NOOP("engine", "Write the number"),
        QT_TRANSLATE_NOOP("engine", "An operand is missing before this."),
        QT_TRANSLATE_NOOP("engine", "Parentheses contain one operand here."),
        QT_TRANSLATE_NOOP("engine", "The grammar of rules has no casts of C. Write %1(…) "
                                     "instead of (%2)."),
        QT_TRANSLATE_NOOP("engine", "This call has no closing parenthesis."),
        QT_TRANSLATE_NOOP("engine", "This operand is %1, not %2."),
        QT_TRANSLATE_NOOP("engine", "%1 takes %2 here, not %3."),
        QT_TRANSLATE_NOOP("engine", "%1 takes %2, not %3."),
        QT_TRANSLATE_NOOP("engine", "There is no comma before %1."),
        QT_TRANSLATE_NOOP("engine", "Clean-up of the graph, before all others."),
        QT_TRANSLATE_NOOP("engine", "The same as GRAPH_CLEANUP."),
        QT_TRANSLATE_NOOP("engine", "Before operators are translated."),
        QT_TRANSLATE_NOOP("engine", "Translates operators of QNN."),
        QT_TRANSLATE_NOOP("engine", "Before tiling."),
        QT_TRANSLATE_NOOP("engine", "Cuts operators to tiles."),
        QT_TRANSLATE_NOOP("engine", "Operators that need several others."),
        QT_TRANSLATE_NOOP("engine", "Behind tiling."),
        QT_TRANSLATE_NOOP("engine", "Moves tensors to the fast memory; just before LATE."),
        QT_TRANSLATE_NOOP("engine", "The last changes, of formats and memory."),
        QT_TRANSLATE_NOOP("engine", "Chooses formats and memory; just behind LATE."),
        QT_TRANSLATE_NOOP("engine", "Floats of 32 bits may be calculated with 16."),
        QT_TRANSLATE_NOOP("engine", "The height of tiles."),
        QT_TRANSLATE_NOOP("engine", "How many bytes a tensor may have that is kept in "
                                     "the fast memory."),
        QT_TRANSLATE_NOOP("engine", "How many vector threads work at the same time."),
        QT_TRANSLATE_NOOP("engine", "The usual size of pieces along the depth."),
        QT_TRANSLATE_NOOP("engine", "The least size of pieces along the depth."),
        QT_TRANSLATE_NOOP("engine", "The least width of pieces."),
        QT_TRANSLATE_NOOP("engine", "The option tile_height: the height of tiles."),
        QT_TRANSLATE_NOOP("engine", "Half of TCM_MAXTENSOR_SIZE."),
        QT_TRANSLATE_NOOP("engine", "The option tcm_size_for_tiling: how large a tensor "
                                     "may be that is kept in the fast memory."),
        QT_TRANSLATE_NOOP("engine", "True for elements of type QUInt8."),
        QT_TRANSLATE_NOOP("engine", "True for elements of type QInt8."),
        QT_TRANSLATE_NOOP("engine", "True for elements of type QUInt16."),
        QT_TRANSLATE_NOOP("engine", "True for elements of type QInt16."),
        QT_TRANSLATE_NOOP("engine", "True for elements of type QInt32."),
        QT_TRANSLATE_NOOP("engine", "True for elements of type Int32."),
        QT_TRANSLATE_NOOP("engine", "True for elements of type Float16."),
        QT_TRANSLATE_NOOP("engine", "True for elements of type Float32."),
        QT_TRANSLATE_NOOP("engine", "The batches: axis 0."),
        QT_TRANSLATE_NOOP("engine", "The height: axis 1."),
        QT_TRANSLATE_NOOP("engine", "The width: axis 2."),
        QT_TRANSLATE_NOOP("engine", "The depth: axis 3."),
        QT_TRANSLATE_NOOP("engine", "The height of a filter: axis 0."),
        QT_TRANSLATE_NOOP("engine", "The width of a filter: axis 1."),
        QT_TRANSLATE_NOOP("engine", "The depth of a filter: axis 2."),
        QT_TRANSLATE_NOOP("engine", "The number of filters: axis 3."),
        QT_TRANSLATE_NOOP("engine", "True where all four extents are equal."),
        QT_TRANSLATE_NOOP("engine", "The part of an operand that begins at a shape and "
                                     "has another."),
        QT_TRANSLATE_NOOP("engine", "The part of an operand that belongs to the piece, "
                                     "along the axis that is split."),
        QT_TRANSLATE_NOOP("engine", "The part of an operand that belongs to the piece, "
                                     "along another axis."),
        QT_TRANSLATE_NOOP("engine", "The part of an operand that a filter of this extent "
                                     "needs for the piece."),
        QT_TRANSLATE_NOOP("engine", "True where step size and zero offset are equal, or "
                                     "both are float16 or float32."),
        QT_TRANSLATE_NOOP("engine", "True where type, step size and zero offset are "
                                     "equal."),
        QT_TRANSLATE_NOOP("engine", "True for elements of a quantized type."),
        QT_TRANSLATE_NOOP("engine", "True where all four extents are 1."),
        QT_TRANSLATE_NOOP("engine", "True where one of the four extents is not 1."),
        QT_TRANSLATE_NOOP("engine", "True where batches, height and width are 1 and the "
                                     "rank is not 5."),
        QT_TRANSLATE_NOOP("engine", "The least number that 8 bits without a sign can "
                                     "stand for."),
        QT_TRANSLATE_NOOP("engine", "The greatest number that 8 bits without a sign can "
                                     "stand for."),
        QT_TRANSLATE_NOOP("engine", "True where the rank is 5 and all extents but the "
                                     "last are 1."),
        QT_TRANSLATE_NOOP("engine", "The operand cast to floats of 16 bits."),
        QT_TRANSLATE_NOOP("engine", "The operator calculates with floats of 16 bits, and "
                                     "its result is cast back."),
        QT_TRANSLATE_NOOP("engine", "A constant, with a tag."),
        QT_TRANSLATE_NOOP("engine", "True where all operands are of the type."),
        QT_TRANSLATE_NOOP("engine", "True where all operands have elements of type "
                                     "Float16."),
        QT_TRANSLATE_NOOP("engine", "True where all operands have elements of type "
                                     "Float32."),
        QT_TRANSLATE_NOOP("engine", "Makes the body for as many pieces as there are "
                                     "threads, and joins them."),
        QT_TRANSLATE_NOOP("engine", "A cast of C++; the same as UINT."),
        QT_TRANSLATE_NOOP("engine", "A cast of C++; the same as INT."),
        QT_TRANSLATE_NOOP("engine", "A cast of C++; the same as FLOAT."),
    };
    // clang-format on
    return sentences;
}

} // namespace fusewright
