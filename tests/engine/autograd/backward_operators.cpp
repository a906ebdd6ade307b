// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/autograd/graph_interpreter.h"

#include <cmath>
#include <functional>
#include <map>
#include <numeric>

/// What autograd has in one piece is done in two ways. Where it reads the result of the forward
/// operator, by what the books say; else the forward operator itself is differentiated by
/// differences, so that operands and arguments have to be the right ones.
namespace fusewright::test {

using Shape = TestTensor::Shape;

namespace {

using OfResult = std::function<double(double grad, double result)>;

const std::map<std::string_view, OfResult>& byResult()
{
    static const std::map<std::string_view, OfResult> all{
        {"sigmoid_backward", [](double grad, double y) { return grad * y * (1 - y); }},
        {"tanh_backward", [](double grad, double y) { return grad * (1 - y * y); }},
        {"threshold_backward", [](double grad, double y) { return y > 0 ? grad : 0; }},
    };
    return all;
}

TestTensor softmaxBack(const TestTensor& grad, const TestTensor& result, std::int64_t axis)
{
    const TestTensor both = combined(grad, result, std::multiplies<>());
    return combined(both, combined(result, summed(both, {axis}), std::multiplies<>()),
                    std::minus<>());
}

TestTensor logSoftmaxBack(const TestTensor& grad, const TestTensor& result, std::int64_t axis)
{
    const TestTensor shares = mapped(result, [](double each) { return std::exp(each); });
    return combined(grad, combined(shares, summed(grad, {axis}), std::multiplies<>()),
                    std::minus<>());
}

/// What was taken goes back to where it was taken from.
TestTensor putBack(std::string_view op, const TestArguments& said, const TestTensor& grad)
{
    TestTensor result = TestTensor::filled(said.list("input_sizes"), 0);
    TestTensor part = grad;
    std::size_t axis = result.axis(said.whole("dim", 0));
    std::int64_t begin = said.whole("start", 0);
    if (op == "select_backward") {
        part.shape.insert(part.shape.begin() + static_cast<std::ptrdiff_t>(axis), 1);
        begin = said.whole("index", 0);
    }
    if (op == "pad_backward") {
        axis = result.shape.size() - 1;
        begin = said.list("pad").front();
        forEachPlace(result.shape, [&](const Shape& place) {
            Shape from = place;
            from[axis] += begin;
            result.at(place) = grad.at(from);
        });
        return result;
    }
    forEachPlace(part.shape, [&](const Shape& place) {
        Shape to = place;
        to[axis] = begin + place[axis] * said.whole("step", 1);
        result.at(to) = part.at(place);
    });
    return result;
}

TestTensor embeddingBack(const TestArguments& said, const TestTensors& in)
{
    TestTensor result = TestTensor::filled({said.whole("num_weights", 0), in[0].shape.back()}, 0);
    forEachPlace(in[0].shape, [&](const Shape& place) {
        const Shape index(place.begin(), place.end() - 1);
        result.at({std::int64_t(in[1].at(index)), place.back()}) += in[0].at(place);
    });
    return result;
}

/// The forward operator of each, whose operands stand behind the gradient.
const std::map<std::string_view, std::string_view>& forwardNames()
{
    static const std::map<std::string_view, std::string_view> all{
        {"native_layer_norm_backward", "layer_norm"},
        {"native_batch_norm_backward", "batch_norm"},
        {"convolution_backward", "conv2d"},
        {"max_pool2d_backward", "max_pool2d"},
    };
    return all;
}

double weighed(std::string_view op, const TestArguments& said, const TestTensors& in,
               const TestTensor& grad)
{
    const auto made = runForward(op, said, in, 1);
    return made
        ? std::inner_product(grad.data.begin(), grad.data.end(), made->front().data.begin(), 0.0)
        : std::nan("");
}

TestTensors byDifferences(std::string_view op, const TestArguments& said, const TestTensors& in,
                          std::size_t results)
{
    constexpr double step = 1e-5;
    const TestTensor& grad = in.front();
    TestTensors operands(in.begin() + 1, in.end());
    while (!operands.empty() && operands.back().data.empty())
        operands.pop_back();
    TestTensors made;
    for (std::size_t at = 0; at < std::min(results, operands.size()); ++at) {
        TestTensor slope = operands[at];
        for (std::size_t element = 0; element < slope.data.size(); ++element) {
            double& moved = operands[at].data[element];
            const double before = moved;
            moved = before + step;
            const double above = weighed(op, said, operands, grad);
            moved = before - step;
            slope.data[element] = (above - weighed(op, said, operands, grad)) / (2 * step);
            moved = before;
        }
        made.push_back(std::move(slope));
    }
    return made;
}

} // namespace

std::optional<TestTensors> runBackward(std::string_view op, const TestArguments& said,
                                       const TestTensors& in, std::size_t results)
{
    if (const auto found = byResult().find(op); found != byResult().end())
        return TestTensors{combined(in[0], in[1], found->second)};
    if (op == "_softmax_backward_data")
        return TestTensors{softmaxBack(in[0], in[1], said.whole("dim", -1))};
    if (op == "_log_softmax_backward_data")
        return TestTensors{logSoftmaxBack(in[0], in[1], said.whole("dim", -1))};
    if (op == "slice_backward" || op == "select_backward" || op == "pad_backward")
        return TestTensors{putBack(op, said, in[0])};
    if (op == "embedding_dense_backward")
        return TestTensors{embeddingBack(said, in)};
    TestTensors operands = in;
    if (op == "scaled_dot_product_attention_backward")
        operands.resize(4); // Neither a mask nor the result.
    const auto named = forwardNames().find(op);
    const std::string_view forward =
        named != forwardNames().end() ? named->second : op.substr(0, op.find("_backward"));
    const TestTensors inputs(operands.begin() + 1, operands.end());
    if (!runForward(forward, said, inputs, 1))
        return std::nullopt;
    TestTensors made = byDifferences(forward, said, operands, results);
    if (op == "convolution_backward" && made.size() < results) {
        TestTensor bias = summed(in[0], {0, 2, 3});
        bias.shape = {bias.shape[1]};
        made.push_back(std::move(bias));
    }
    return made;
}

} // namespace fusewright::test
