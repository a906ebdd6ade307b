// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// TVM folds arithmetic of constants, and of neutral elements. Whether two symbolic expressions are
// equal asks `==` only by identity: two variables are equal if they are the same one, and no
// variable equals a number. Any other comparison of them has no truth in Python.

#include "engine/rules/tvm/check/check_extent.h"

#include "engine/python/eval/python_library.h"
#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright {

namespace {

/// Longer ones are nobody's sizes.
constexpr std::size_t longestSymbol = 1'000;

PythonValue giveNumber(PythonCall& call)
{
    return PythonValue::integer(call.self.as<CheckExtent>().number().value_or(0));
}

PythonValue giveReal(PythonCall& call)
{
    return PythonValue::real(static_cast<double>(call.self.as<CheckExtent>().number().value_or(0)));
}

/// Of a number as what Python has for it.
PythonValue plain(PythonValue value)
{
    const auto number = knownNumber(value);
    return number ? PythonValue::integer(*number) : value;
}

std::string operandText(PythonValue value)
{
    if (const auto number = knownNumber(value))
        return std::to_string(*number);
    const auto* const extent = checkObject<CheckExtent>(value);
    if (!extent)
        return "?";
    return extent->kind() == CheckKind::Arithmetic ? '(' + extent->text() + ')' : extent->text();
}

bool isAtom(PythonValue value)
{
    const auto* const extent = checkObject<CheckExtent>(value);
    return knownNumber(value).has_value() || (extent && extent->kind() == CheckKind::Symbolic);
}

/// What an operation with a neutral element gives; nothing for any other.
PythonValue folded(PythonOperator which, PythonValue left, PythonValue right)
{
    const auto one = knownNumber(left);
    const auto two = knownNumber(right);
    switch (which) {
    case PythonOperator::Add:
        return one == 0 ? right : two == 0 ? left : PythonValue();
    case PythonOperator::Subtract:
        return two == 0 ? left : PythonValue();
    case PythonOperator::Multiply:
        if (one == 0 || two == 0)
            return PythonValue::integer(0);
        return one == 1 ? right : two == 1 ? left : PythonValue();
    case PythonOperator::FloorDivide:
        return two == 1 ? left : one == 0 ? PythonValue::integer(0) : PythonValue();
    case PythonOperator::Modulo:
        return two == 1 || one == 0 ? PythonValue::integer(0) : PythonValue();
    default:
        return {};
    }
}

PythonValue wrapped(CheckScene& scene, PythonValue value)
{
    return value.isIntegral() ? makeExtent(scene, value.asInteger()) : value;
}

/// What arithmetic makes, as it is written.
PythonValue madeArithmetic(CheckScene& scene, std::string text)
{
    if (text.size() > longestSymbol)
        return scene.unknown("A symbolic size is too long to follow.");
    if (!scene.runtime().grow(text.size()))
        return {};
    return PythonValue(
        scene.heap().make<CheckExtent>(scene, CheckKind::Arithmetic, std::move(text)));
}

PythonValue calculated(CheckScene& scene, const PythonAsk& ask, PythonOperator which,
                       PythonValue left, PythonValue right)
{
    if (left.is(PythonType::Float) || right.is(PythonType::Float)) {
        const bool areKnown = plain(left).isNumber() && plain(right).isNumber();
        return areKnown ? ask.runtime.binary(which, plain(left), plain(right))
                        : ask.unknown("A symbolic size is calculated with a float.");
    }
    for (const PythonValue operand : {left, right}) {
        if (!knownNumber(operand) && !checkObject<CheckExtent>(operand))
            return {};
    }
    if (which == PythonOperator::Divide)
        return ask.raise("RuntimeError",
                         "TVM supports multiple types of integer divisions, please call div, "
                         "indexdiv/indexmod, floordiv/floormod or truncdiv/truncmod directly to "
                         "avoid ambiguity in the code.");
    if (which == PythonOperator::Power || which == PythonOperator::MatrixMultiply)
        return {};
    if (knownNumber(left) && knownNumber(right))
        return wrapped(scene, ask.runtime.binary(which, plain(left), plain(right)));
    if (const PythonValue known = folded(which, left, right); known.isValid())
        return wrapped(scene, known);
    return madeArithmetic(scene,
                          operandText(left) + ' ' + std::string(namesOf(which).symbol) + ' '
                              + operandText(right));
}

bool isVariableName(std::string_view text)
{
    const bool isWord = !text.empty() && std::ranges::all_of(text, isWordByte);
    return isWord && (text.front() < '0' || text.front() > '9');
}

} // namespace

std::optional<std::int64_t> knownNumber(PythonValue value)
{
    if (value.isIntegral())
        return value.asInteger();
    const auto* const extent = checkObject<CheckExtent>(value);
    return extent ? extent->number() : std::nullopt;
}

std::optional<bool> areProvenEqual(PythonValue left, PythonValue right)
{
    const auto one = knownNumber(left);
    const auto two = knownNumber(right);
    if (one && two)
        return *one == *two;
    if (operandText(left) == operandText(right) && operandText(left) != "?")
        return true;
    return isAtom(left) && isAtom(right) ? std::optional(false) : std::nullopt;
}

PythonValue makeExtent(CheckScene& scene, std::int64_t number)
{
    return PythonValue(scene.heap().make<CheckExtent>(scene, number));
}

PythonValue makeSymbol(CheckScene& scene, std::string_view written)
{
    if (written.size() > longestSymbol)
        return scene.unknown("A symbolic size is too long to follow.");
    PythonValue& made = scene.madeNamed("size " + std::string(written));
    const CheckKind kind = isVariableName(written) ? CheckKind::Symbolic : CheckKind::Arithmetic;
    if (!made.isValid())
        made = PythonValue(scene.heap().make<CheckExtent>(scene, kind, std::string(written)));
    return made;
}

PythonValue CheckExtent::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return calculated(scene(), ask, which, PythonValue(*this), other);
}

PythonValue CheckExtent::reflected(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return calculated(scene(), ask, which, other, PythonValue(*this));
}

PythonValue CheckExtent::unary(const PythonAsk& ask, PythonUnary which)
{
    if (m_number)
        return wrapped(scene(), ask.runtime.unary(which, PythonValue::integer(*m_number)));
    return madeArithmetic(scene(), std::string(symbolOf(which)) + operandText(PythonValue(*this)));
}

PythonValue CheckExtent::compare(const PythonAsk& ask, PythonComparison which, PythonValue other)
{
    if (m_number && plain(other).isNumber())
        return ask.runtime.compare(which, PythonValue::integer(*m_number), plain(other));
    if (!knownNumber(other) && !checkObject<CheckExtent>(other))
        return {};
    return PythonValue(
        scene().heap().make<CheckCondition>(scene(), which, PythonValue(*this), other));
}

PythonValue CheckExtent::truth(const PythonAsk& ask)
{
    if (m_number)
        return PythonValue::boolean(*m_number != 0);
    return ask.unknown("The size `" + m_text + "` is symbolic.");
}

PythonValue CheckExtent::absolute(const PythonAsk& ask)
{
    const bool isNegative = m_number && *m_number < 0;
    return isNegative ? unary(ask, PythonUnary::Minus) : PythonValue(*this);
}

PythonValue CheckExtent::isInstanceOf(const PythonAsk& ask, PythonValue wanted)
{
    const bool asksPython = wanted.is(PythonType::Class)
        && wanted.object() == &ask.runtime.library().classOf(PythonType::Int);
    if (asksPython && m_isMaybePython)
        return ask.unknown("Whether this number is an `int` depends on the version of TVM.");
    return CheckObject::isInstanceOf(ask, wanted);
}

PythonValue CheckExtent::find(const PythonAsk& ask, std::string_view name)
{
    if (m_number && (name == "value" || name == "__index__"))
        return name == "value" ? PythonValue::integer(*m_number) : PythonValue();
    if (m_number && name == "__int__")
        return makeBuiltin(ask.runtime, {"__int__", giveNumber, 0, 0}, PythonValue(*this));
    if (m_number && name == "__float__")
        return makeBuiltin(ask.runtime, {"__float__", giveReal, 0, 0}, PythonValue(*this));
    if (kind() == CheckKind::Symbolic && (name == "name" || name == "name_hint"))
        return scene().string(m_text);
    return name == "dtype" ? scene().string("int64") : PythonValue();
}

CheckCondition::CheckCondition(CheckScene& scene, PythonComparison which, PythonValue left,
                               PythonValue right)
    : CheckObject(scene, CheckKind::Condition),
      m_which(which),
      m_areSame(operandText(left) == operandText(right)),
      m_areAtoms(isAtom(left) && isAtom(right)),
      m_text(operandText(left) + ' ' + std::string(symbolOf(which)) + ' ' + operandText(right))
{
}

std::optional<bool> CheckCondition::isProven() const
{
    const bool holdsWhenSame = m_which == PythonComparison::Equal
        || m_which == PythonComparison::LessEqual || m_which == PythonComparison::MoreEqual;
    if (m_areSame)
        return holdsWhenSame;
    return m_areAtoms ? std::optional(false) : std::nullopt;
}

PythonValue CheckCondition::truth(const PythonAsk& ask)
{
    const bool isEquality =
        m_which == PythonComparison::Equal || m_which == PythonComparison::NotEqual;
    const bool isClear = m_areAtoms || !m_areSame;
    if (isEquality && isClear)
        return PythonValue::boolean(m_areSame == (m_which == PythonComparison::Equal));
    return ask.unknown("`" + m_text + "` compares symbolic sizes.");
}

PythonValue CheckCondition::find(const PythonAsk&, std::string_view)
{
    return {};
}

} // namespace fusewright
