// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace fusewright::test {

/// A tensor of doubles, whatever its type is in the model; the last axis is contiguous.
struct TestTensor {
    using Shape = std::vector<std::int64_t>;

    Shape shape;
    std::vector<double> data;

    static TestTensor filled(Shape shape, double value);
    std::int64_t rank() const { return static_cast<std::int64_t>(shape.size()); }
    std::size_t axis(std::int64_t axis) const
    {
        return static_cast<std::size_t>(axis < 0 ? axis + rank() : axis);
    }
    double& at(const Shape& place);
    double at(const Shape& place) const;
};

std::int64_t sizeOf(const TestTensor::Shape& shape);
/// Calls `visit` with every place in the order of the elements.
void forEachPlace(const TestTensor::Shape& shape,
                  const std::function<void(const TestTensor::Shape&)>& visit);

/// The shape that both are repeated to.
TestTensor::Shape broadcastShape(const TestTensor::Shape& left, const TestTensor::Shape& right);
TestTensor expanded(const TestTensor& tensor, const TestTensor::Shape& shape);
TestTensor mapped(const TestTensor& tensor, const std::function<double(double)>& function);
TestTensor combined(const TestTensor& left, const TestTensor& right,
                    const std::function<double(double, double)>& function);

TestTensor permuted(const TestTensor& tensor, const std::vector<std::size_t>& order);
/// Matrices in the last two axes, the axes before them repeated.
TestTensor product(const TestTensor& left, const TestTensor& right);
/// The axes stay, with one element each.
TestTensor folded(const TestTensor& tensor, const std::vector<std::int64_t>& axes, double start,
                  const std::function<double(double, double)>& function);
TestTensor summed(const TestTensor& tensor, const std::vector<std::int64_t>& axes);
TestTensor sliced(const TestTensor& tensor, std::size_t axis, std::int64_t begin, std::int64_t end,
                  std::int64_t step = 1);
TestTensor joined(const std::vector<TestTensor>& parts, std::size_t axis);

} // namespace fusewright::test
