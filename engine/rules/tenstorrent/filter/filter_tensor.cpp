// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_tensor.h"

#include "engine/python/eval/python_library.h"

#include <array>

namespace fusewright {

namespace {

const FilterTensor& tensorIn(const PythonCall& call)
{
    return call.self.as<FilterTensor>();
}

std::int64_t rankOf(const PythonCall& call)
{
    return static_cast<std::int64_t>(tensorIn(call).sizes().size());
}

PythonValue tensorSize(PythonCall& call)
{
    const PythonValue dim = call.at(0, "dim");
    if (!dim.isValid() || dim.is(PythonType::None))
        return tensorIn(call).shape();
    const std::int64_t rank = rankOf(call);
    if (!dim.isIntegral())
        return call.runtime.raise("TypeError",
                                  "size(): argument 'dim' (position 1) must be int, not "
                                      + call.runtime.typeName(dim));
    const std::int64_t wanted = dim.asInteger();
    const std::int64_t axis = wanted < 0 ? wanted + rank : wanted;
    if (rank == 0)
        return call.runtime.raise("IndexError",
                                  "Dimension specified as " + std::to_string(wanted)
                                      + " but tensor has no dimensions");
    if (axis < 0 || axis >= rank)
        return call.runtime.raise("IndexError",
                                  "Dimension out of range (expected to be in range of ["
                                      + std::to_string(-rank) + ", " + std::to_string(rank - 1)
                                      + "], but got " + std::to_string(wanted) + ')');
    return tensorIn(call).sizes()[static_cast<std::size_t>(axis)];
}

PythonValue tensorRank(PythonCall& call)
{
    return PythonValue::integer(rankOf(call));
}

PythonValue tensorCount(PythonCall& call)
{
    return tensorIn(call).count(call.runtime);
}

/// `is_complex()` of a tensor is an attribute of its type.
PythonValue ofType(PythonCall& call)
{
    const PythonValue type = call.runtime.attribute(call.self, "dtype");
    return type.isValid() ? call.runtime.attribute(type, call.builtin.name) : PythonValue();
}

constexpr auto tensorMethods = std::to_array<PythonNativeRow>({
    {"size", tensorSize, 0, 1, " dim "},
    {"dim", tensorRank, 0, 0},
    {"ndimension", tensorRank, 0, 0},
    {"numel", tensorCount, 0, 0},
    {"nelement", tensorCount, 0, 0},
    {"is_complex", ofType, 0, 0},
    {"is_floating_point", ofType, 0, 0},
});

constexpr auto tensorTypes = std::to_array<std::string_view>(
    {"torch.Tensor", "torch._subclasses.fake_tensor.FakeTensor", "torch._subclasses.FakeTensor"});
constexpr auto otherTypes = std::to_array<std::string_view>(
    {"torch.fx.Node", "torch.fx.Proxy", "torch.fx.Graph", "torch.fx.GraphModule", "torch.nn.Module",
     "torch.dtype", "torch.device", "torch.Size"});

} // namespace

PythonValue FilterTensor::count(PythonRuntime& runtime) const
{
    PythonValue product = PythonValue::integer(1);
    for (const PythonValue size : sizes()) {
        product = runtime.binary(PythonOperator::Multiply, product, size);
        if (!product.isValid())
            break;
    }
    return product;
}

PythonValue FilterTensor::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "shape")
        return m_shape;
    if (name == "dtype")
        return m_dtype;
    if (name == "ndim")
        return PythonValue::integer(static_cast<std::int64_t>(sizes().size()));
    if (const PythonNativeRow* const row = findRow(tensorMethods, name))
        return makeBuiltin(ask.runtime, *row, PythonValue(*this));
    return ask.unknown("The file does not say `" + std::string(name) + "` of `" + m_name + "`.");
}

PythonValue FilterTensor::contents(const PythonAsk& ask) const
{
    return ask.unknown("The elements of `" + m_name + "` are not known.");
}

PythonValue FilterTensor::binary(const PythonAsk& ask, PythonOperator, PythonValue)
{
    return contents(ask);
}

PythonValue FilterTensor::reflected(const PythonAsk& ask, PythonOperator, PythonValue)
{
    return contents(ask);
}

PythonValue FilterTensor::unary(const PythonAsk& ask, PythonUnary)
{
    return contents(ask);
}

PythonValue FilterTensor::compare(const PythonAsk& ask, PythonComparison which, PythonValue other)
{
    const bool isEquality = which == PythonComparison::Equal || which == PythonComparison::NotEqual;
    if (isEquality && other.is(PythonType::None))
        return PythonValue::boolean(which == PythonComparison::NotEqual);
    return contents(ask);
}

PythonValue FilterTensor::item(const PythonAsk& ask, PythonValue)
{
    return contents(ask);
}

PythonValue FilterTensor::truth(const PythonAsk& ask)
{
    return contents(ask);
}

std::optional<std::vector<PythonValue>> FilterTensor::items(const PythonAsk& ask)
{
    ask.runtime.needsKnown(contents(ask), "Its items decide how the program goes on.");
    return std::nullopt;
}

PythonValue FilterTensor::length(const PythonAsk& ask)
{
    return sizes().empty() ? ask.raise("TypeError", "len() of a 0-d tensor") : sizes().front();
}

PythonValue FilterTensor::isInstanceOf(const PythonAsk& ask, PythonValue wanted)
{
    if (!wanted.is(PythonType::Host))
        return {};
    for (const std::string_view name : tensorTypes) {
        if (wanted.isSame(m_scene.torch(name)))
            return PythonValue::boolean(true);
    }
    for (const std::string_view name : otherTypes) {
        if (wanted.isSame(m_scene.torch(name)))
            return PythonValue::boolean(false);
    }
    return ask.unknown("Whether `" + m_name + "` is an instance of this type is not known.");
}

} // namespace fusewright
