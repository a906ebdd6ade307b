// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_data.h"

#include "engine/graph/graph.h"
#include "engine/python/eval/python_library.h"
#include "engine/rules/tvm/check/check_extent.h"
#include "engine/rules/tvm/check/check_info.h"
#include "engine/rules/tvm/check/element_type.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::uint64_t mostElements = 4096;

PythonValue itself(PythonCall& call)
{
    return call.self;
}

PythonValue onlyElement(PythonCall& call)
{
    return call.self.as<CheckData>().only(call.runtime.ask());
}

PythonValue allElements(PythonCall& call)
{
    const auto& data = call.self.as<CheckData>();
    return data.elements() ? call.runtime.list(*data.elements()) : data.untold(call.runtime.ask());
}

PythonValue reducedElements(PythonCall& call)
{
    return call.self.as<CheckData>().reduced(call.runtime.ask(), call.builtin.name);
}

PythonValue onlyInteger(PythonCall& call)
{
    const PythonValue only = onlyElement(call);
    return only.is(PythonType::Float) ? PythonValue::integer(
               static_cast<std::int64_t>(std::clamp(only.asReal(), -9.0e15, 9.0e15)))
                                      : only;
}

PythonValue onlyReal(PythonCall& call)
{
    const PythonValue only = onlyElement(call);
    return only.isNumber() ? PythonValue::real(only.asReal()) : only;
}

constexpr auto dataMethods = std::to_array<PythonNativeRow>({
    {"numpy", itself, 0, 0},
    {"asnumpy", itself, 0, 0},
    {"flatten", itself, 0, 0},
    {"ravel", itself, 0, 0},
    {"item", onlyElement, 0, 0},
    {"all", reducedElements, 0, 0},
    {"any", reducedElements, 0, 0},
    {"min", reducedElements, 0, 0},
    {"max", reducedElements, 0, 0},
    {"__int__", onlyInteger, 0, 0},
    {"__float__", onlyReal, 0, 0},
});

/// `tolist` of more than one axis nests, which is not done here.
constexpr PythonNativeRow listRow{"tolist", allElements, 0, 0};

struct NumberMaker {
    std::vector<PythonValue>& numbers;
    bool isComplete = true;

    void operator()(std::int64_t value) { numbers.push_back(PythonValue::integer(value)); }
    void operator()(double value) { numbers.push_back(PythonValue::real(value)); }
    void operator()(bool value) { numbers.push_back(PythonValue::boolean(value)); }
    void operator()(const TensorLiteral& tensor)
    {
        isComplete = tensor.complete;
        for (const double each : tensor.numbers)
            (*this)(each);
        for (const std::int64_t each : tensor.integers)
            (*this)(each);
    }
    void operator()(const std::vector<std::int64_t>& list)
    {
        for (const std::int64_t each : list)
            (*this)(each);
    }
    void operator()(const std::vector<double>& list)
    {
        for (const double each : list)
            (*this)(each);
    }
    template <class Other>
    void operator()(const Other&)
    {
        isComplete = false;
    }
};

/// How many elements a value has; nothing where that is not known or too many.
std::optional<std::uint64_t> countOf(const Graph& graph, ValueId value)
{
    if (!graph.shapes().isRanked(graph.shapeId(value)))
        return std::nullopt;
    std::uint64_t count = 1;
    for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
        if (!dim.isKnown() || static_cast<std::uint64_t>(dim.size()) > mostElements)
            return std::nullopt;
        count *= static_cast<std::uint64_t>(dim.size());
        if (count > mostElements)
            return std::nullopt;
    }
    return count;
}

} // namespace

std::optional<std::vector<PythonValue>> literalNumbers(const AttributeValue& literal,
                                                       std::uint64_t count)
{
    std::vector<PythonValue> numbers;
    NumberMaker maker{numbers};
    std::visit(maker, literal);
    if (!maker.isComplete)
        return std::nullopt;
    // One element stands for as many as are equal to it.
    if (numbers.size() == 1 && count <= mostElements)
        numbers.resize(count, numbers.front());
    return numbers.size() == count ? std::optional(std::move(numbers)) : std::nullopt;
}

CheckData::CheckData(CheckScene& scene, ValueId constant)
    : CheckObject(scene, CheckKind::Data),
      m_name(scene.graph().valueName(constant)),
      m_constant(constant)
{
    const AttributeValue* const literal = scene.graph().literal(constant);
    const auto count = countOf(scene.graph(), constant);
    if (literal && count)
        m_elements = literalNumbers(*literal, *count);
}

CheckData::CheckData(CheckScene& scene, const CheckData& like, std::vector<PythonValue> elements)
    : CheckObject(scene, CheckKind::Data),
      m_name(like.m_name),
      m_constant(like.m_constant),
      m_elements(std::move(elements))
{
}

PythonValue CheckData::untold(const PythonAsk&) const
{
    return scene().unknown(
        "The graph does not keep the contents of `" + m_name + "`.",
        {.kind = UnknownCause::Kind::Content, .part = {}, .name = {}, .value = m_constant});
}

PythonValue CheckData::only(const PythonAsk& ask) const
{
    if (!m_elements)
        return untold(ask);
    if (m_elements->size() != 1)
        return ask.raise("ValueError", "can only convert an array of size 1 to a Python scalar");
    return m_elements->front();
}

PythonValue CheckData::reduced(const PythonAsk& ask, std::string_view how) const
{
    if (!m_elements)
        return untold(ask);
    const bool isTruth = how == "all" || how == "any";
    if (!isTruth && m_elements->empty())
        return ask.raise("ValueError", "zero-size array to reduction operation");
    if (isTruth) {
        for (const PythonValue each : *m_elements) {
            const bool isTrue = each.isNumber() && each.asReal() != 0;
            if (isTrue == (how == "any"))
                return PythonValue::boolean(isTrue);
        }
        return PythonValue::boolean(how == "all");
    }
    PythonValue best = m_elements->front();
    for (const PythonValue each : *m_elements) {
        const bool isBetter =
            how == "min" ? each.asReal() < best.asReal() : each.asReal() > best.asReal();
        best = isBetter ? each : best;
    }
    return best;
}

PythonValue CheckData::compare(const PythonAsk& ask, PythonComparison which, PythonValue other)
{
    const auto* const array = checkObject<CheckData>(other);
    if (!other.isNumber() && !array)
        return {};
    if (!m_elements || (array && !array->m_elements))
        return m_elements ? array->untold(ask) : untold(ask);
    std::vector<PythonValue> results;
    const bool isEach = array && array->m_elements->size() == m_elements->size();
    if (array && !isEach && array->m_elements->size() != 1)
        return ask.unknown("Arrays of different sizes are compared.");
    for (std::size_t at = 0; at < m_elements->size() && ask.runtime.step(); ++at) {
        const PythonValue right = !array ? other : (*array->m_elements)[isEach ? at : 0];
        results.push_back(ask.runtime.compare(which, (*m_elements)[at], right));
    }
    return PythonValue(scene().heap().make<CheckData>(scene(), *this, std::move(results)));
}

PythonValue CheckData::binary(const PythonAsk& ask, PythonOperator, PythonValue)
{
    return m_elements ? ask.unknown("Arithmetic of constants is not modelled.") : untold(ask);
}

PythonValue CheckData::item(const PythonAsk& ask, PythonValue index)
{
    const bool isEmpty = index.is(PythonType::Tuple) && index.as<PythonSequence>().items.empty();
    if (isEmpty || index.is(PythonType::Ellipsis))
        return PythonValue(*this);
    if (scene().isOver())
        return ask.unknown("This constant was shown to an earlier question.");
    if (!m_elements)
        return untold(ask);
    const auto& graph = scene().graph();
    const auto dims = graph.shapes().dims(graph.shapeId(m_constant));
    if (dims.size() > 1 || !index.isIntegral())
        return ask.unknown("This item of a constant is not modelled.");
    const PythonValue list = ask.runtime.list(*m_elements);
    return list.isValid() ? ask.runtime.item(list, index) : list;
}

PythonValue CheckData::truth(const PythonAsk& ask)
{
    if (m_elements && m_elements->size() > 1)
        return ask.raise("ValueError",
                         "The truth value of an array with more than one element is ambiguous. "
                         "Use a.any() or a.all()");
    return m_elements ? reduced(ask, "all") : untold(ask);
}

std::optional<std::vector<PythonValue>> CheckData::items(const PythonAsk& ask)
{
    const bool isOneAxis = !scene().isOver()
        && scene().graph().shapes().dims(scene().graph().shapeId(m_constant)).size() == 1;
    if (m_elements && isOneAxis)
        return *m_elements;
    ask.runtime.needsKnown(untold(ask), "Its items decide how the program goes on.");
    return std::nullopt;
}

PythonValue CheckData::length(const PythonAsk& ask)
{
    const PythonValue extents = shape();
    if (!extents.is(PythonType::Tuple))
        return extents;
    const auto& items = extents.as<PythonSequence>().items;
    return items.empty() ? ask.raise("TypeError", "len() of unsized object") : items.front();
}

PythonValue CheckData::shape() const
{
    if (scene().isOver())
        return scene().unknown("This constant was shown to an earlier question.");
    if (!scene().graph().shapes().isRanked(scene().graph().shapeId(m_constant)))
        return scene().unknown(
            "The graph does not say the shape of `" + m_name + "`.",
            {.kind = UnknownCause::Kind::Shape, .part = {}, .name = {}, .value = m_constant});
    std::vector<PythonValue> extents = extentsOf(scene(), m_constant);
    for (PythonValue& extent : extents) {
        if (const auto number = knownNumber(extent))
            extent = PythonValue::integer(*number);
    }
    return scene().runtime().tuple(std::move(extents));
}

PythonValue CheckData::count() const
{
    PythonValue product = PythonValue::integer(1);
    const PythonValue extents = shape();
    if (!extents.is(PythonType::Tuple))
        return extents;
    for (const PythonValue extent : extents.as<PythonSequence>().items)
        product = scene().runtime().binary(PythonOperator::Multiply, product, extent);
    return product;
}

PythonValue CheckData::find(const PythonAsk& ask, std::string_view name)
{
    if (name == "shape")
        return shape();
    if (name == "ndim")
        return ask.runtime.attribute(infoOf(scene(), {.value = m_constant, .tuple = {}}), "ndim");
    if (name == "dtype")
        return ask.runtime.attribute(infoOf(scene(), {.value = m_constant, .tuple = {}}), "dtype");
    if (name == "size")
        return count();
    if (const PythonNativeRow* const row = findRow(dataMethods, name))
        return makeBuiltin(ask.runtime, *row, PythonValue(*this));
    if (name == "tolist") {
        const auto& graph = scene().graph();
        const auto dims = graph.shapes().dims(graph.shapeId(m_constant));
        return dims.size() == 1 ? makeBuiltin(ask.runtime, listRow, PythonValue(*this))
                                : ask.unknown("`tolist` of this constant is not modelled.");
    }
    return {};
}

} // namespace fusewright
