// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/data_type.h"
#include "engine/graph/encoding.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class Graph;

} // namespace fusewright

namespace fusewright::test {

/// The elements of a constant, or the first of them.
struct PlainContent {
    std::vector<double> numbers;
    bool isComplete = true;

    bool operator==(const PlainContent&) const = default;
};

/// What is said of a tensor.
struct PlainTensorFacts {
    DataType type = DataType::Unknown;
    std::optional<std::vector<std::int64_t>> shape; ///< Less than 0 is an unknown extent.
    std::vector<FixedPoint> steps;                  ///< None, one, or one for each place of axis 0.

    bool operator==(const PlainTensorFacts&) const = default;
};

/// A tensor: what somebody gives, a constant, or the result of an operator.
struct PlainTensor {
    std::string name;
    PlainTensorFacts facts;
    bool isConstant = false;
    std::optional<PlainContent> content; ///< Of a constant: nothing where the file is silent.
};

/// An operator with tensors of its net.
struct PlainOperator {
    std::string op;
    std::vector<std::size_t> operands;
    std::vector<std::size_t> results;
};

/// A graph as lists, in which everything is looked for from the beginning.
struct PlainNet {
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    std::vector<PlainTensor> tensors;
    std::vector<PlainOperator> operators; ///< In their order; makers come before users.
    std::vector<std::size_t> outputs;     ///< Tensors.

    std::size_t addTensor(PlainTensor tensor);
    std::size_t makerOf(std::size_t tensor) const; ///< `nowhere` where no operator makes it.
    bool isUsed(std::size_t tensor) const;
    /// Where one tensor tells its quantization, integers that tell none are plain ones.
    bool tellsQuantization() const;
    std::shared_ptr<const Graph> build() const;
    std::string text() const;
};

/// `u8[1,?,4,8]{0.5/3}`.
std::string textOf(const PlainTensorFacts& facts);

} // namespace fusewright::test
