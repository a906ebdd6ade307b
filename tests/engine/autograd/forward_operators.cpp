// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/autograd/graph_interpreter.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <unordered_map>

namespace fusewright::test {

using Shape = TestTensor::Shape;
using Unary = std::function<double(double)>;
using Binary = std::function<double(double, double)>;

namespace {

double sigmoidOf(double x)
{
    return 1 / (1 + std::exp(-x));
}

double softplusOf(double x)
{
    return std::log1p(std::exp(x));
}

double signOf(double x)
{
    return x > 0 ? 1 : x < 0 ? -1 : 0;
}

double geluOf(double x)
{
    return x * 0.5 * (1 + std::erf(x / std::sqrt(2.0)));
}

const std::unordered_map<std::string_view, Unary>& unaries()
{
    static const std::unordered_map<std::string_view, Unary> all{
        {"neg", std::negate<>()},
        {"identity", [](double x) { return x; }},
        {"positive", [](double x) { return x; }},
        {"clone", [](double x) { return x; }},
        {"to", [](double x) { return x; }},
        {"square", [](double x) { return x * x; }},
        {"sqrt", [](double x) { return std::sqrt(x); }},
        {"rsqrt", [](double x) { return 1 / std::sqrt(x); }},
        {"cbrt", [](double x) { return std::cbrt(x); }},
        {"reciprocal", [](double x) { return 1 / x; }},
        {"exp", [](double x) { return std::exp(x); }},
        {"exp2", [](double x) { return std::exp2(x); }},
        {"expm1", [](double x) { return std::expm1(x); }},
        {"log", [](double x) { return std::log(x); }},
        {"log2", [](double x) { return std::log2(x); }},
        {"log10", [](double x) { return std::log10(x); }},
        {"log1p", [](double x) { return std::log1p(x); }},
        {"logit", [](double x) { return std::log(x / (1 - x)); }},
        {"erf", [](double x) { return std::erf(x); }},
        {"erfc", [](double x) { return std::erfc(x); }},
        {"lgamma", [](double x) { return std::lgamma(x); }},
        {"sin", [](double x) { return std::sin(x); }},
        {"cos", [](double x) { return std::cos(x); }},
        {"tan", [](double x) { return std::tan(x); }},
        {"asin", [](double x) { return std::asin(x); }},
        {"acos", [](double x) { return std::acos(x); }},
        {"atan", [](double x) { return std::atan(x); }},
        {"sinh", [](double x) { return std::sinh(x); }},
        {"cosh", [](double x) { return std::cosh(x); }},
        {"asinh", [](double x) { return std::asinh(x); }},
        {"acosh", [](double x) { return std::acosh(x); }},
        {"atanh", [](double x) { return std::atanh(x); }},
        {"deg2rad", [](double x) { return x * M_PI / 180; }},
        {"rad2deg", [](double x) { return x * 180 / M_PI; }},
        {"abs", [](double x) { return std::abs(x); }},
        {"sign", signOf},
        {"floor", [](double x) { return std::floor(x); }},
        {"trunc", [](double x) { return std::trunc(x); }},
        {"isfinite", [](double x) { return std::isfinite(x) ? 1.0 : 0.0; }},
        {"nan_to_num", [](double x) { return std::isfinite(x) ? x : 0; }},
        {"relu", [](double x) { return std::max(x, 0.0); }},
        {"relu6", [](double x) { return std::clamp(x, 0.0, 6.0); }},
        {"relu_squared", [](double x) { return x > 0 ? x * x : 0; }},
        {"sigmoid", sigmoidOf},
        {"tanh", [](double x) { return std::tanh(x); }},
        {"tanhshrink", [](double x) { return x - std::tanh(x); }},
        {"silu", [](double x) { return x * sigmoidOf(x); }},
        {"quick_gelu", [](double x) { return x * sigmoidOf(1.702 * x); }},
        {"gelu", geluOf},
        {"mish", [](double x) { return x * std::tanh(softplusOf(x)); }},
        {"hardswish", [](double x) { return x * std::clamp(x + 3, 0.0, 6.0) / 6; }},
        {"hardsigmoid", [](double x) { return std::clamp(x + 3, 0.0, 6.0) / 6; }},
        {"softplus", softplusOf},
        {"log_sigmoid", [](double x) { return -softplusOf(-x); }},
        {"softsign", [](double x) { return x / (1 + std::abs(x)); }},
        {"zeros", [](double) { return 0.0; }},
    };
    return all;
}

double truth(bool value)
{
    return value ? 1 : 0;
}

const std::unordered_map<std::string_view, Binary>& binaries()
{
    static const std::unordered_map<std::string_view, Binary> all{
        {"add", std::plus<>()},
        {"sub", std::minus<>()},
        {"rsub", [](double x, double y) { return y - x; }},
        {"mul", std::multiplies<>()},
        {"div", std::divides<>()},
        {"rdiv", [](double x, double y) { return y / x; }},
        {"pow", [](double x, double y) { return std::pow(x, y); }},
        {"fmod", [](double x, double y) { return std::fmod(x, y); }},
        {"remainder", [](double x, double y) { return x - y * std::floor(x / y); }},
        {"logaddexp", [](double x, double y) { return std::log(std::exp(x) + std::exp(y)); }},
        {"logaddexp2", [](double x, double y) { return std::log2(std::exp2(x) + std::exp2(y)); }},
        {"xlogy", [](double x, double y) { return x * std::log(y); }},
        {"atan2", [](double x, double y) { return std::atan2(x, y); }},
        {"hypot", [](double x, double y) { return std::hypot(x, y); }},
        {"max", [](double x, double y) { return std::max(x, y); }},
        {"min", [](double x, double y) { return std::min(x, y); }},
        {"eq", [](double x, double y) { return truth(x == y); }},
        {"lt", [](double x, double y) { return truth(x < y); }},
        {"le", [](double x, double y) { return truth(x <= y); }},
        {"gt", [](double x, double y) { return truth(x > y); }},
        {"ge", [](double x, double y) { return truth(x >= y); }},
        {"logical_and", [](double x, double y) { return truth(x != 0 && y != 0); }},
        {"type_as", [](double x, double) { return x; }},
    };
    return all;
}

/// A number that stands for an operand is an argument.
TestTensor secondOf(const TestArguments& said, const TestTensors& in)
{
    if (in.size() > 1)
        return in[1];
    for (const char* const name : {"other", "exponent"}) {
        if (said.has(name))
            return TestTensor::filled({}, said.number(name, 0));
    }
    return TestTensor::filled({}, 0);
}

std::optional<TestTensor> elementwise(std::string_view op, const TestArguments& said,
                                      const TestTensors& in)
{
    if (op == "leaky_relu") {
        const double slope = said.number("negative_slope", 0.01);
        return mapped(in[0], [=](double x) { return x > 0 ? x : slope * x; });
    }
    if (op == "elu" || op == "celu" || op == "selu") {
        const double alpha = op == "selu" ? 1.6732632423543772 : said.number("alpha", 1);
        const double scale = op == "selu" ? 1.0507009873554805 : said.number("scale", 1);
        const double inner = op == "celu" ? 1 / alpha : said.number("input_scale", 1);
        return mapped(
            in[0], [=](double x) { return scale * (x > 0 ? x : alpha * std::expm1(x * inner)); });
    }
    if (op == "hardtanh" || op == "clamp") {
        const double low =
            said.number(op == "clamp" ? "min" : "min_val", op == "clamp" ? -1e9 : -1);
        const double high = said.number(op == "clamp" ? "max" : "max_val", op == "clamp" ? 1e9 : 1);
        if (in.size() == 3)
            return combined(
                combined(in[0], in[1], [](double a, double b) { return std::max(a, b); }), in[2],
                [](double a, double b) { return std::min(a, b); });
        return mapped(in[0], [=](double x) { return std::clamp(x, low, high); });
    }
    if (op == "scaled_tanh") {
        const double alpha = said.number("alpha", 1);
        const double beta = said.number("beta", 1);
        return mapped(in[0], [=](double x) { return alpha * std::tanh(beta * x); });
    }
    if (const auto unary = unaries().find(op); unary != unaries().end())
        return mapped(in[0], unary->second);
    const auto binary = binaries().find(op);
    const bool isReduction = (op == "max" || op == "min") && in.size() == 1;
    if (binary == binaries().end() || isReduction)
        return std::nullopt;
    TestTensor second = secondOf(said, in);
    const double factor = op == "add" || op == "sub" ? said.number("alpha", 1) : 1;
    for (double& number : second.data)
        number *= factor;
    return combined(in[0], second, binary->second);
}

TestTensor chosen(const TestTensor& condition, const TestTensor& yes, const TestTensor& no)
{
    const Shape shape = broadcastShape(condition.shape, broadcastShape(yes.shape, no.shape));
    const TestTensor truths = expanded(condition, shape);
    TestTensor result = expanded(yes, shape);
    const TestTensor other = expanded(no, shape);
    for (std::size_t at = 0; at < result.data.size(); ++at)
        result.data[at] = truths.data[at] != 0 ? result.data[at] : other.data[at];
    return result;
}

std::optional<TestTensor> ofThree(std::string_view op, const TestArguments& said,
                                  const TestTensors& in)
{
    const auto scalar = [&](const char* name) {
        return TestTensor::filled({}, said.number(name, 0));
    };
    if (op == "where")
        return chosen(in[0], said.has("self") ? scalar("self") : in[1],
                      said.has("other") ? scalar("other") : in.back());
    if (op == "masked_fill")
        return chosen(in[1], in.size() > 2 ? in[2] : scalar("value"), in[0]);
    const double value = said.number("value", 1);
    if (op == "addcmul" || op == "addcdiv") {
        const Binary join = op == "addcmul" ? Binary(std::multiplies<>()) : std::divides<>();
        const TestTensor part = combined(in[1], in[2], join);
        return combined(in[0], part, [=](double x, double y) { return x + value * y; });
    }
    if (op == "lerp") {
        const TestTensor weight = in.size() > 2 ? in[2] : scalar("weight");
        const TestTensor step =
            combined(combined(in[1], in[0], std::minus<>()), weight, std::multiplies<>());
        return combined(in[0], step, std::plus<>());
    }
    return std::nullopt;
}

std::vector<std::int64_t> axesOf(const TestArguments& said, const TestTensor& tensor)
{
    if (said.has("dim"))
        return said.list("dim");
    std::vector<std::int64_t> all(tensor.shape.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

TestTensor withoutAxes(TestTensor tensor, std::vector<std::int64_t> axes, bool areKept)
{
    if (areKept)
        return tensor;
    Shape shape;
    for (std::size_t axis = 0; axis < tensor.shape.size(); ++axis) {
        const bool isGone =
            std::ranges::any_of(axes, [&](std::int64_t each) { return tensor.axis(each) == axis; });
        if (!isGone)
            shape.push_back(tensor.shape[axis]);
    }
    tensor.shape = shape;
    return tensor;
}

std::optional<TestTensor> reduced(std::string_view op, const TestArguments& said,
                                  const TestTensor& x)
{
    const std::vector<std::int64_t> axes = axesOf(said, x);
    TestTensor result;
    if (op == "sum" || op == "mean") {
        result = summed(x, axes);
        const double count =
            op == "mean" ? double(sizeOf(x.shape)) / double(sizeOf(result.shape)) : 1;
        result = mapped(result, [=](double each) { return each / count; });
    } else if (op == "amax" || op == "max") {
        result = folded(x, axes, -1e300, [](double a, double b) { return std::max(a, b); });
    } else if (op == "amin" || op == "min") {
        result = folded(x, axes, 1e300, [](double a, double b) { return std::min(a, b); });
    } else if (op == "prod") {
        result = folded(x, axes, 1, std::multiplies<>());
    } else if (op == "logsumexp") {
        result = mapped(summed(mapped(x, [](double each) { return std::exp(each); }), axes),
                        [](double each) { return std::log(each); });
    } else if (op == "var" || op == "std") {
        const double count = double(sizeOf(x.shape)) / double(sizeOf(summed(x, axes).shape));
        const double rest = count - said.number("correction", said.number("unbiased", 1));
        const TestTensor mean = mapped(summed(x, axes), [=](double each) { return each / count; });
        const TestTensor centred = combined(x, mean, std::minus<>());
        result =
            mapped(summed(combined(centred, centred, std::multiplies<>()), axes),
                   [=](double each) { return op == "std" ? std::sqrt(each / rest) : each / rest; });
    } else if (op == "reduce_sum_square") {
        result = summed(mapped(x, [](double each) { return each * each; }), axes);
    } else if (op == "reduce_log_sum") {
        result = mapped(summed(x, axes), [](double each) { return std::log(each); });
    } else {
        return std::nullopt;
    }
    return withoutAxes(result, axes, said.number("keepdim", 0) != 0);
}

TestTensor softmaxOf(const TestTensor& x, std::int64_t axis)
{
    const TestTensor powers = mapped(x, [](double each) { return std::exp(each); });
    return combined(powers, summed(powers, {axis}), std::divides<>());
}

/// Over the last axes, as many as the weight has.
TestTensor layerNormOf(const TestTensors& in, double epsilon, bool isRms)
{
    const TestTensor& x = in[0];
    std::vector<std::int64_t> axes;
    for (std::size_t at = 0; at < (in.size() > 1 ? in[1].shape.size() : 1); ++at)
        axes.push_back(-1 - std::int64_t(at));
    const double count = double(sizeOf(x.shape)) / double(sizeOf(summed(x, axes).shape));
    const auto mean = [&](const TestTensor& tensor) {
        return mapped(summed(tensor, axes), [=](double each) { return each / count; });
    };
    const TestTensor centred = isRms ? x : combined(x, mean(x), std::minus<>());
    const TestTensor spread = mapped(mean(combined(centred, centred, std::multiplies<>())),
                                     [=](double each) { return std::sqrt(each + epsilon); });
    TestTensor result = combined(centred, spread, std::divides<>());
    if (in.size() > 1)
        result = combined(result, in[1], std::multiplies<>());
    return in.size() > 2 ? combined(result, in[2], std::plus<>()) : result;
}

/// Of a batch: means and variances of each channel.
TestTensor batchNormOf(const TestTensors& in, double epsilon)
{
    const TestTensor& x = in[0];
    std::vector<std::int64_t> axes{0};
    Shape channel(x.shape.size(), 1);
    channel[1] = x.shape[1];
    for (std::int64_t axis = 2; axis < x.rank(); ++axis)
        axes.push_back(axis);
    const double count = double(sizeOf(x.shape)) / double(x.shape[1]);
    const auto mean = [&](const TestTensor& tensor) {
        return mapped(summed(tensor, axes), [=](double each) { return each / count; });
    };
    const TestTensor centred = combined(x, mean(x), std::minus<>());
    const TestTensor spread = mapped(mean(combined(centred, centred, std::multiplies<>())),
                                     [=](double each) { return std::sqrt(each + epsilon); });
    TestTensor result = combined(centred, spread, std::divides<>());
    result = combined(result, {channel, in[1].data}, std::multiplies<>());
    return combined(result, {channel, in[2].data}, std::plus<>());
}

TestTensor convolved(const TestTensors& in, const TestArguments& said)
{
    const TestTensor& x = in[0];
    const TestTensor& w = in[1];
    const auto two = [&](const char* name, std::int64_t usual) {
        const auto list = said.list(name);
        return list.empty()    ? std::vector{usual, usual}
            : list.size() == 1 ? std::vector{list[0], list[0]}
                               : list;
    };
    const auto stride = two("stride", 1);
    const auto padding = two("padding", 0);
    const auto out = [&](std::size_t axis) {
        const std::size_t at = axis - 2;
        return (x.shape[axis] + 2 * padding[at] - w.shape[axis]) / stride[at] + 1;
    };
    TestTensor result = TestTensor::filled({x.shape[0], w.shape[0], out(2), out(3)}, 0);
    forEachPlace(result.shape, [&](const Shape& to) {
        forEachPlace({w.shape[1], w.shape[2], w.shape[3]}, [&](const Shape& k) {
            const std::int64_t row = to[2] * stride[0] + k[1] - padding[0];
            const std::int64_t column = to[3] * stride[1] + k[2] - padding[1];
            if (row < 0 || column < 0 || row >= x.shape[2] || column >= x.shape[3])
                return;
            result.at(to) += x.at({to[0], k[0], row, column}) * w.at({to[1], k[0], k[1], k[2]});
        });
        result.at(to) += in.size() > 2 && !in[2].data.empty() ? in[2].data[size_t(to[1])] : 0;
    });
    return result;
}

TestTensor pooled(const TestTensor& x, const TestArguments& said, bool isMax)
{
    const std::int64_t size = said.list("kernel_size").front();
    const std::int64_t stride = said.has("stride") ? said.list("stride").front() : size;
    const auto out = [&](std::size_t axis) { return (x.shape[axis] - size) / stride + 1; };
    TestTensor result = TestTensor::filled({x.shape[0], x.shape[1], out(2), out(3)}, 0);
    forEachPlace(result.shape, [&](const Shape& to) {
        double found = isMax ? -1e300 : 0;
        forEachPlace({size, size}, [&](const Shape& k) {
            const double each = x.at({to[0], to[1], to[2] * stride + k[0], to[3] * stride + k[1]});
            found = isMax ? std::max(found, each) : found + each / double(size * size);
        });
        result.at(to) = found;
    });
    return result;
}

TestTensor crossEntropyOf(const TestTensor& logits, const TestTensor& target, bool areLogs)
{
    const TestTensor shares = softmaxOf(logits, 1);
    double sum = 0;
    for (std::int64_t row = 0; row < logits.shape[0]; ++row) {
        const Shape place{row, std::int64_t(target.data[size_t(row)])};
        sum -= areLogs ? logits.at(place) : std::log(shares.at(place));
    }
    return TestTensor::filled({}, sum / double(logits.shape[0]));
}

std::optional<TestTensor> layered(std::string_view op, const TestArguments& said,
                                  const TestTensors& in)
{
    const auto dim = [&] { return said.whole("dim", -1); };
    if (op == "softmax")
        return softmaxOf(in[0], dim());
    if (op == "log_softmax")
        return mapped(softmaxOf(in[0], dim()), [](double each) { return std::log(each); });
    if (op == "layer_norm" || op == "rms_norm")
        return layerNormOf(in, said.number("eps", 1e-5), op == "rms_norm");
    if (op == "batch_norm")
        return batchNormOf(in, said.number("eps", 1e-5));
    if (op == "conv2d")
        return convolved(in, said);
    if (op == "max_pool2d" || op == "avg_pool2d")
        return pooled(in[0], said, op == "max_pool2d");
    if (op == "cross_entropy" || op == "nll_loss")
        return crossEntropyOf(in[0], in[1], op == "nll_loss");
    if (op == "mse_loss") {
        const TestTensor gap = combined(in[0], in[1], std::minus<>());
        const TestTensor squares = mapped(gap, [](double each) { return each * each; });
        return TestTensor::filled({},
                                  std::accumulate(squares.data.begin(), squares.data.end(), 0.0)
                                      / double(squares.data.size()));
    }
    if (op == "prelu")
        return combined(in[0], in[1], [](double x, double w) { return x > 0 ? x : w * x; });
    if (op == "glu") {
        const std::int64_t half = in[0].shape.back() / 2;
        const std::size_t axis = in[0].shape.size() - 1;
        return combined(sliced(in[0], axis, 0, half), sliced(in[0], axis, half, 2 * half),
                        [](double a, double b) { return a * sigmoidOf(b); });
    }
    if (op == "scaled_dot_product_attention") {
        TestTensor keys = in[1];
        std::vector<std::size_t> order(keys.shape.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::swap(order[order.size() - 1], order[order.size() - 2]);
        const double scale = 1 / std::sqrt(double(in[0].shape.back()));
        const TestTensor scores =
            mapped(product(in[0], permuted(keys, order)), [=](double x) { return x * scale; });
        return product(softmaxOf(scores, -1), in[2]);
    }
    return std::nullopt;
}

} // namespace

std::optional<TestTensors> runForward(std::string_view op, const TestArguments& said,
                                      const TestTensors& in, std::size_t results)
{
    if (op == "zeros" && in.empty())
        return TestTensors{TestTensor::filled(said.list("size"), 0)};
    if (auto made = runLayout(op, said, in, results))
        return made;
    using Rule =
        std::optional<TestTensor> (*)(std::string_view, const TestArguments&, const TestTensors&);
    for (const Rule rule : {Rule(elementwise), Rule(ofThree), Rule(layered)}) {
        if (auto made = rule(op, said, in))
            return TestTensors{std::move(*made)};
    }
    auto made = in.size() == 1 ? reduced(op, said, in[0]) : std::nullopt;
    return made ? std::optional(TestTensors{std::move(*made)}) : std::nullopt;
}

} // namespace fusewright::test
