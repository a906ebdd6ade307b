// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/axis_names.h"

#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <span>

namespace fusewright {

namespace {

constexpr std::array<std::string_view, 4> axisKeys{"axis", "axes", "dim", "dims"};
constexpr std::array<std::string_view, 4> orderKeys{"perm", "dims", "permutation", "axes"};
/// They need not name axes: then they mean all.
constexpr std::array<std::string_view, 9> reductions{
    "mean",           "sum",       "amax",
    "amin",           "prod",      "norm",
    "reduce_log_sum", "logsumexp", "reduce_sum_square"};
constexpr std::array<std::string_view, 8> named{"cat",    "narrow", "softmax", "log_softmax",
                                                "argmax", "argmin", "flip",    "roll"};
constexpr std::array<std::string_view, 2> firstAxis{"split", "chunk"};

bool isAxisName(std::span<const std::string_view> names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

/// Nothing for what is no number, and no list of which every element is there.
std::optional<std::vector<std::int64_t>> wholeNumbersIn(const TensorLiteral& tensor)
{
    const auto count = std::ssize(tensor.integers);
    const bool isList = tensor.shape.size() == 1 && tensor.shape.front() == count;
    if (!isList && !(tensor.shape.empty() && count == 1))
        return std::nullopt;
    return tensor.integers;
}

} // namespace

bool AxisNames::hasOperand(std::size_t operand) const
{
    const auto operands = m_graph.ownInputs(m_node);
    return operand < operands.size() && operands[operand].isValid();
}

/// Nobody knows which argument is which: `arg1`.
bool AxisNames::hasPositionsOnly() const
{
    return std::ranges::any_of(m_graph.attributes(m_node), [&](const Attribute& attribute) {
        const std::string_view name = m_graph.text(attribute.name);
        return name.starts_with("arg") && name.size() > 3 && isDigit(name[3]);
    });
}

std::optional<AxisNames::Numbers> AxisNames::numbersOf(std::size_t operand) const
{
    if (!hasOperand(operand))
        return std::nullopt;
    const AttributeValue* const content = m_graph.literal(m_graph.ownInputs(m_node)[operand]);
    const auto* const tensor = content ? std::get_if<TensorLiteral>(content) : nullptr;
    return tensor ? wholeNumbersIn(*tensor) : std::nullopt;
}

std::optional<AxisNames::Numbers> AxisNames::numbersOf(std::string_view attribute) const
{
    const AttributeValue* const value = m_graph.attribute(m_node, attribute);
    if (!value)
        return std::nullopt;
    if (const auto* const one = std::get_if<std::int64_t>(value))
        return Numbers{*one};
    if (const auto* const several = std::get_if<Numbers>(value))
        return *several;
    return std::nullopt;
}

/// Empty where none names axes.
std::string_view AxisNames::axisAttribute() const
{
    for (const std::string_view key : axisKeys) {
        if (m_graph.attribute(m_node, key))
            return key;
    }
    return {};
}

std::optional<std::size_t> AxisNames::axisOf(std::int64_t written) const
{
    const auto count = static_cast<std::int64_t>(m_rank);
    if (written < -count || written >= count)
        return std::nullopt;
    return static_cast<std::size_t>(written < 0 ? written + count : written);
}

/// Of one number for each axis.
AxisNames::Numbers AxisNames::permuted(const Numbers& byAxis) const
{
    Numbers now;
    for (const std::size_t axis : axesOf(m_order, m_rank))
        now.push_back(byAxis[axis]);
    return now;
}

/// The constant that an operand is, with other numbers; a list keeps being one.
void AxisNames::set(AxisRenaming& renaming, std::size_t operand, Numbers numbers) const
{
    const ValueId value = m_graph.ownInputs(m_node)[operand];
    TensorLiteral tensor = std::get<TensorLiteral>(*m_graph.literal(value));
    if (!tensor.shape.empty())
        tensor.shape = {std::ssize(numbers)};
    tensor.integers = std::move(numbers);
    renaming.constants.emplace_back(operand, std::move(tensor));
}

std::optional<AxisRenaming> AxisNames::along(std::optional<std::size_t> operand,
                                             Otherwise otherwise) const
{
    const std::string_view key = axisAttribute();
    const bool isOperand = operand && hasOperand(*operand);
    const auto written = isOperand ? numbersOf(*operand) : numbersOf(key);
    AxisRenaming renaming;
    if (!written
        && (isOperand || !key.empty() || hasPositionsOnly() || otherwise == Otherwise::Unknown))
        return std::nullopt;
    if (!written && otherwise == Otherwise::First) {
        renaming.axes = {0};
        return m_order == AxisOrder::Image ? std::optional(renaming) : std::nullopt;
    }
    if (!written || (written->empty() && otherwise == Otherwise::All)) {
        renaming.axes = axesOf(AxisOrder::Model, m_rank);
        return renaming;
    }
    Numbers now;
    for (const std::int64_t each : *written) {
        const auto axis = axisOf(each);
        if (!axis)
            return std::nullopt;
        renaming.axes.push_back(*axis);
        now.push_back(static_cast<std::int64_t>(axisNow(m_order, m_rank, *axis)));
    }
    if (isOperand)
        set(renaming, *operand, std::move(now));
    else if (std::holds_alternative<std::int64_t>(*m_graph.attribute(m_node, key)))
        renaming.attributes.emplace_back(key, now.front());
    else
        renaming.attributes.emplace_back(key, std::move(now));
    return renaming;
}

/// `halves` lists behind one another, each with one number for each axis.
bool AxisNames::permuteOperand(AxisRenaming& renaming, std::size_t operand,
                               std::size_t halves) const
{
    const ValueId value = m_graph.ownInputs(m_node)[operand];
    const AttributeValue* const content = m_graph.literal(value);
    const auto* const tensor = content ? std::get_if<TensorLiteral>(content) : nullptr;
    const std::size_t count = halves * m_rank;
    if (!tensor || tensor->shape != Numbers{static_cast<std::int64_t>(count)}
        || std::max(tensor->integers.size(), tensor->numbers.size()) != count)
        return false;
    TensorLiteral now = *tensor;
    for (std::size_t half = 0; half < halves; ++half) {
        const std::size_t begin = half * m_rank;
        std::size_t at = begin;
        for (const std::size_t axis : axesOf(m_order, m_rank)) {
            if (tensor->integers.size() == count)
                now.integers[at] = tensor->integers[begin + axis];
            if (tensor->numbers.size() == count)
                now.numbers[at] = tensor->numbers[begin + axis];
            ++at;
        }
    }
    renaming.constants.emplace_back(operand, std::move(now));
    return true;
}

/// Starts and ends may be operands or attributes, as the axes; without axes they are of the first.
std::optional<AxisRenaming> AxisNames::sliced() const
{
    const bool hasOperands = hasOperand(2);
    const std::string_view key = axisAttribute();
    if ((hasOperands && hasOperand(3)) || !key.empty())
        return along(hasOperands ? std::optional<std::size_t>(3) : std::nullopt,
                     Otherwise::Unknown);
    AxisRenaming renaming;
    const auto starts = hasOperands ? numbersOf(1) : numbersOf("starts");
    if (!starts || starts->size() > m_rank)
        return std::nullopt;
    renaming.axes.resize(starts->size());
    std::iota(renaming.axes.begin(), renaming.axes.end(), std::size_t{0});
    if (!hasOperands) {
        Numbers now;
        for (const std::size_t axis : renaming.axes)
            now.push_back(static_cast<std::int64_t>(axisNow(m_order, m_rank, axis)));
        renaming.attributes.emplace_back("axes", std::move(now));
        return renaming;
    }
    const bool isFirst = starts->size() == 1 && m_order == AxisOrder::Image;
    const bool isWhole = !hasOperand(4) && starts->size() == m_rank
        && permuteOperand(renaming, 1, 1) && permuteOperand(renaming, 2, 1);
    return isFirst || isWhole ? std::optional(renaming) : std::nullopt;
}

/// Two numbers for each axis, from the last one on, as PyTorch has them.
std::optional<AxisRenaming> AxisNames::padded(const Numbers& fromLast) const
{
    if (fromLast.size() % 2 != 0 || fromLast.size() > 2 * m_rank)
        return std::nullopt;
    Numbers before(m_rank, 0);
    Numbers behind(m_rank, 0);
    for (std::size_t at = 0; at < fromLast.size() / 2; ++at) {
        before[m_rank - 1 - at] = fromLast[2 * at];
        behind[m_rank - 1 - at] = fromLast[2 * at + 1];
    }
    before = permuted(before);
    behind = permuted(behind);
    Numbers now;
    for (std::size_t axis = m_rank; axis-- > 0;)
        now.insert(now.end(), {before[axis], behind[axis]});
    while (now.size() > 2 && now.back() == 0 && now[now.size() - 2] == 0)
        now.resize(now.size() - 2);
    AxisRenaming renaming;
    renaming.attributes.emplace_back("pad", std::move(now));
    return renaming;
}

std::optional<AxisRenaming> AxisNames::padded() const
{
    if (hasOperand(3))
        return along(3, Otherwise::Unknown);
    if (const auto fromLast = numbersOf("pad"))
        return padded(*fromLast);
    AxisRenaming renaming;
    if (hasOperand(1))
        return permuteOperand(renaming, 1, 2) ? std::optional(renaming) : std::nullopt;
    const auto pads = numbersOf("pads");
    if (!pads || pads->size() != 2 * m_rank)
        return std::nullopt;
    const auto middle = pads->begin() + static_cast<std::ptrdiff_t>(m_rank);
    Numbers now = permuted({pads->begin(), middle});
    std::ranges::copy(permuted({middle, pads->end()}), std::back_inserter(now));
    renaming.attributes.emplace_back("pads", std::move(now));
    return renaming;
}

/// One number for each axis, of which those in front may be missing.
std::optional<AxisRenaming> AxisNames::repeated(bool mayBeShort) const
{
    auto written = numbersOf(1);
    if (!written || written->size() > m_rank || (written->size() < m_rank && !mayBeShort))
        return std::nullopt;
    written->insert(written->begin(), m_rank - written->size(), 1);
    AxisRenaming renaming;
    set(renaming, 1, permuted(*written));
    return renaming;
}

/// One encoding for all, or for each index along an axis: the second where none is named.
std::optional<AxisRenaming> AxisNames::quantized() const
{
    if (hasOperand(1)) {
        const auto& shapes = m_graph.shapes();
        const ShapeId scales = m_graph.shapeId(m_graph.ownInputs(m_node)[1]);
        if (!shapes.isRanked(scales) || shapes.dims(scales).size() > 1)
            return std::nullopt;
        const bool isOne =
            std::ranges::all_of(shapes.dims(scales), [](Dim dim) { return dim == Dim::known(1); });
        if (isOne)
            return AxisRenaming();
    }
    if (!axisAttribute().empty() || hasPositionsOnly())
        return along(std::nullopt, Otherwise::Unknown);
    if (!hasOperand(1))
        return AxisRenaming();
    AxisRenaming renaming;
    renaming.axes = {1};
    renaming.attributes.emplace_back("axis",
                                     static_cast<std::int64_t>(axisNow(m_order, m_rank, 1)));
    return renaming;
}

std::optional<AxisRenaming> AxisNames::renamed() const
{
    const OperatorSpec* const spec = m_graph.operatorOf(m_node).spec;
    if (!spec)
        return std::nullopt;
    const std::string_view name = spec->name;
    if (isAxisName(reductions, name))
        return along(1, Otherwise::All);
    if (isAxisName(named, name))
        return along(std::nullopt, Otherwise::Unknown);
    if (isAxisName(firstAxis, name))
        return along(std::nullopt, Otherwise::First);
    if (name == "cumsum")
        return along(1, Otherwise::Unknown);
    if (name == "slice")
        return sliced();
    if (name == "pad")
        return padded();
    if (name == "expand" || name == "tile")
        return repeated(name == "expand");
    if (name == "quantize" || name == "dequantize")
        return quantized();
    return std::nullopt;
}

std::optional<AxisRenaming> AxisNames::scaled() const
{
    if (hasOperand(1) && !axisAttribute().empty())
        return along(std::nullopt, Otherwise::Unknown);
    AxisRenaming renaming;
    // Regions have two numbers for each axis; all three may be empty lists.
    const std::size_t count = m_graph.ownInputs(m_node).size();
    for (std::size_t operand = 1; operand < count; ++operand) {
        if (!hasOperand(operand))
            continue;
        const ShapeId shape = m_graph.shapeId(m_graph.ownInputs(m_node)[operand]);
        const auto dims = m_graph.shapes().dims(shape);
        const bool isEmpty =
            m_graph.shapes().isRanked(shape) && dims.size() == 1 && dims[0] == Dim::known(0);
        const bool isRegion = operand == 1 && count > 2;
        if (!isEmpty && !permuteOperand(renaming, operand, isRegion ? 2 : 1))
            return std::nullopt;
    }
    if (const AttributeValue* const scales = m_graph.attribute(m_node, "scales")) {
        const auto* const numbers = std::get_if<std::vector<double>>(scales);
        if (!numbers || numbers->size() != m_rank)
            return std::nullopt;
        std::vector<double> now;
        for (const std::size_t axis : axesOf(m_order, m_rank))
            now.push_back((*numbers)[axis]);
        renaming.attributes.emplace_back("scales", std::move(now));
    }
    return renaming;
}

std::optional<AxisRenaming> AxisNames::squeezed() const
{
    if (hasOperand(1) || !axisAttribute().empty() || hasPositionsOnly())
        return along(1, Otherwise::Unknown);
    // Without axes it takes away whatever has one element.
    AxisRenaming renaming;
    const auto dims = m_graph.shapes().dims(m_graph.shapeId(m_graph.ownInputs(m_node)[0]));
    for (std::size_t axis = 0; axis < dims.size(); ++axis) {
        if (!dims[axis].isKnown())
            return std::nullopt;
        if (dims[axis] == Dim::known(1))
            renaming.axes.push_back(axis);
    }
    return renaming;
}

std::optional<AxisRenaming> AxisNames::unsqueezed() const
{
    return along(1, Otherwise::Unknown);
}

bool AxisNames::isOnlyOfCounts() const
{
    const OperatorSpec* const spec = m_graph.operatorOf(m_node).spec;
    const std::string_view name = spec ? std::string_view(spec->name) : std::string_view();
    if (name == "flatten") {
        const std::string_view begin = m_graph.attribute(m_node, "axis") ? "axis" : "start_dim";
        const auto first = numbersOf(begin).value_or(Numbers{1});
        const auto last = numbersOf(std::string_view("end_dim")).value_or(Numbers{-1});
        return first == Numbers{1} && last == Numbers{-1} && !hasPositionsOnly();
    }
    if (name != "reshape" && name != "view")
        return false;
    if (!hasOperand(1))
        return numbersOf(std::string_view("shape")) || numbersOf(std::string_view("size"));
    // A zero stands for an extent of the operand.
    const auto shape = numbersOf(std::size_t{1});
    return shape
        && std::find(shape->begin() + (shape->empty() ? 0 : 1), shape->end(), 0) == shape->end();
}

std::optional<std::pair<std::string, AxisNames::Numbers>> AxisNames::transposition() const
{
    const OperatorSpec* const spec = m_graph.operatorOf(m_node).spec;
    if (!spec || (spec->name != "transpose" && spec->name != "permute"))
        return std::nullopt;
    for (const std::string_view key : orderKeys) {
        auto written = numbersOf(key);
        if (!written || written->size() != m_rank)
            continue;
        Numbers order;
        for (const std::int64_t each : *written) {
            const auto axis = axisOf(each);
            if (!axis || std::ranges::find(order, std::int64_t(*axis)) != order.end())
                return std::nullopt;
            order.push_back(static_cast<std::int64_t>(*axis));
        }
        return std::pair(std::string(key), std::move(order));
    }
    // ONNX turns the axes around where nothing is said.
    if (m_graph.nativeName(m_node) != "Transpose" || !m_graph.attributes(m_node).empty())
        return std::nullopt;
    Numbers order(m_rank);
    std::iota(order.rbegin(), order.rend(), std::int64_t{0});
    return std::pair(std::string("perm"), std::move(order));
}

} // namespace fusewright
