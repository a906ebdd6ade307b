// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/autograd/test_tensor.h"

#include <algorithm>
#include <numeric>

namespace fusewright::test {

using Shape = TestTensor::Shape;

namespace {

std::size_t offsetOf(const Shape& shape, const Shape& place)
{
    std::int64_t offset = 0;
    for (std::size_t axis = 0; axis < shape.size(); ++axis)
        offset = offset * shape[axis] + place[axis];
    return static_cast<std::size_t>(offset);
}

} // namespace

TestTensor TestTensor::filled(Shape shape, double value)
{
    const auto size = static_cast<std::size_t>(sizeOf(shape));
    return {std::move(shape), std::vector<double>(size, value)};
}

double& TestTensor::at(const Shape& place)
{
    return data[offsetOf(shape, place)];
}

double TestTensor::at(const Shape& place) const
{
    return data[offsetOf(shape, place)];
}

std::int64_t sizeOf(const Shape& shape)
{
    return std::accumulate(shape.begin(), shape.end(), std::int64_t(1), std::multiplies<>());
}

void forEachPlace(const Shape& shape, const std::function<void(const Shape&)>& visit)
{
    Shape place(shape.size(), 0);
    for (std::int64_t left = sizeOf(shape); left > 0; --left) {
        visit(place);
        for (std::size_t axis = shape.size(); axis-- > 0;) {
            if (++place[axis] < shape[axis])
                break;
            place[axis] = 0;
        }
    }
}

Shape broadcastShape(const Shape& left, const Shape& right)
{
    Shape shape(std::max(left.size(), right.size()), 1);
    for (const Shape* const each : {&left, &right}) {
        for (std::size_t at = 1; at <= each->size(); ++at) {
            std::int64_t& extent = shape[shape.size() - at];
            extent = std::max(extent, (*each)[each->size() - at]);
        }
    }
    return shape;
}

TestTensor expanded(const TestTensor& tensor, const Shape& shape)
{
    TestTensor result = TestTensor::filled(shape, 0);
    const std::size_t front = shape.size() - tensor.shape.size();
    forEachPlace(shape, [&](const Shape& place) {
        Shape from(place.begin() + static_cast<std::ptrdiff_t>(front), place.end());
        for (std::size_t axis = 0; axis < from.size(); ++axis)
            from[axis] = tensor.shape[axis] == 1 ? 0 : from[axis];
        result.at(place) = tensor.at(from);
    });
    return result;
}

TestTensor mapped(const TestTensor& tensor, const std::function<double(double)>& function)
{
    TestTensor result = tensor;
    std::ranges::transform(tensor.data, result.data.begin(), function);
    return result;
}

TestTensor combined(const TestTensor& left, const TestTensor& right,
                    const std::function<double(double, double)>& function)
{
    const Shape shape = broadcastShape(left.shape, right.shape);
    TestTensor result = expanded(left, shape);
    const TestTensor other = expanded(right, shape);
    std::ranges::transform(result.data, other.data, result.data.begin(), function);
    return result;
}

TestTensor permuted(const TestTensor& tensor, const std::vector<std::size_t>& order)
{
    Shape shape;
    for (const std::size_t axis : order)
        shape.push_back(tensor.shape[axis]);
    TestTensor result = TestTensor::filled(shape, 0);
    forEachPlace(shape, [&](const Shape& place) {
        Shape from(place.size());
        for (std::size_t axis = 0; axis < order.size(); ++axis)
            from[order[axis]] = place[axis];
        result.at(place) = tensor.at(from);
    });
    return result;
}

TestTensor product(const TestTensor& left, const TestTensor& right)
{
    if (left.rank() == 1) {
        TestTensor row{{1, left.shape[0]}, left.data};
        TestTensor result = product(row, right);
        result.shape.erase(result.shape.end() - (right.rank() == 1 ? 1 : 2));
        return result;
    }
    if (right.rank() == 1) {
        TestTensor result = product(left, {{right.shape[0], 1}, right.data});
        result.shape.pop_back();
        return result;
    }
    const std::int64_t inner = left.shape.back();
    Shape batch = broadcastShape(Shape(left.shape.begin(), left.shape.end() - 2),
                                 Shape(right.shape.begin(), right.shape.end() - 2));
    const auto whole = [&](const TestTensor& tensor) {
        Shape shape = batch;
        shape.insert(shape.end(), tensor.shape.end() - 2, tensor.shape.end());
        return expanded(tensor, shape);
    };
    const TestTensor a = whole(left);
    const TestTensor b = whole(right);
    Shape shape = batch;
    shape.push_back(left.shape[left.shape.size() - 2]);
    shape.push_back(right.shape.back());
    TestTensor result = TestTensor::filled(shape, 0);
    forEachPlace(shape, [&](const Shape& place) {
        Shape row = place;
        Shape column = place;
        for (std::int64_t at = 0; at < inner; ++at) {
            row.back() = at;
            column[column.size() - 2] = at;
            result.at(place) += a.at(row) * b.at(column);
        }
    });
    return result;
}

TestTensor folded(const TestTensor& tensor, const std::vector<std::int64_t>& axes, double start,
                  const std::function<double(double, double)>& function)
{
    Shape shape = tensor.shape;
    for (const std::int64_t axis : axes)
        shape[tensor.axis(axis)] = 1;
    TestTensor result = TestTensor::filled(shape, start);
    forEachPlace(tensor.shape, [&](const Shape& place) {
        Shape to = place;
        for (const std::int64_t axis : axes)
            to[tensor.axis(axis)] = 0;
        result.at(to) = function(result.at(to), tensor.at(place));
    });
    return result;
}

TestTensor summed(const TestTensor& tensor, const std::vector<std::int64_t>& axes)
{
    return folded(tensor, axes, 0, std::plus<>());
}

TestTensor sliced(const TestTensor& tensor, std::size_t axis, std::int64_t begin, std::int64_t end,
                  std::int64_t step)
{
    Shape shape = tensor.shape;
    shape[axis] = (end - begin + step - 1) / step;
    TestTensor result = TestTensor::filled(shape, 0);
    forEachPlace(shape, [&](const Shape& place) {
        Shape from = place;
        from[axis] = begin + place[axis] * step;
        result.at(place) = tensor.at(from);
    });
    return result;
}

TestTensor joined(const std::vector<TestTensor>& parts, std::size_t axis)
{
    Shape shape = parts.front().shape;
    shape[axis] = 0;
    for (const TestTensor& part : parts)
        shape[axis] += part.shape[axis];
    TestTensor result = TestTensor::filled(shape, 0);
    std::int64_t begin = 0;
    for (const TestTensor& part : parts) {
        forEachPlace(part.shape, [&](const Shape& place) {
            Shape to = place;
            to[axis] += begin;
            result.at(to) = part.at(place);
        });
        begin += part.shape[axis];
    }
    return result;
}

} // namespace fusewright::test
