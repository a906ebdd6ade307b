// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/autograd/graph_interpreter.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>

namespace fusewright::test {

using Shape = TestTensor::Shape;

namespace {

Shape resolved(Shape wanted, const TestTensor& x)
{
    const std::int64_t known = std::accumulate(
        wanted.begin(), wanted.end(), std::int64_t(1),
        [](std::int64_t all, std::int64_t each) { return each < 0 ? all : all * each; });
    for (std::int64_t& extent : wanted)
        extent = extent < 0 ? sizeOf(x.shape) / known : extent;
    return wanted;
}

TestTensor swappedAxes(const TestTensor& x, std::int64_t first, std::int64_t second)
{
    std::vector<std::size_t> order(x.shape.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::swap(order[x.axis(first)], order[x.axis(second)]);
    return permuted(x, order);
}

std::optional<TestTensor> reshaped(std::string_view op, const TestArguments& said,
                                   const TestTensor& x)
{
    if (op == "view" || op == "reshape")
        return TestTensor{resolved(said.list(op == "view" ? "size" : "shape"), x), x.data};
    if (op == "flatten") {
        const auto first = static_cast<std::ptrdiff_t>(x.axis(said.whole("start_dim", 0)));
        Shape shape(x.shape.begin(), x.shape.begin() + first);
        shape.push_back(-1);
        return TestTensor{resolved(shape, x), x.data};
    }
    if (op == "unsqueeze") {
        TestTensor result = x;
        const std::int64_t dim = said.whole("dim", 0);
        result.shape.insert(result.shape.begin() + (dim < 0 ? dim + x.rank() + 1 : dim), 1);
        return result;
    }
    if (op == "squeeze") {
        TestTensor result = x;
        result.shape.erase(result.shape.begin()
                           + static_cast<std::ptrdiff_t>(x.axis(said.whole("dim", 0))));
        return result;
    }
    if (op == "expand")
        return expanded(x, said.list("size"));
    if (op == "t")
        return swappedAxes(x, 0, 1);
    if (op == "transpose")
        return swappedAxes(x, said.whole("dim0", 0), said.whole("dim1", 1));
    if (op == "permute") {
        std::vector<std::size_t> order;
        for (const std::int64_t axis : said.list("dims"))
            order.push_back(x.axis(axis));
        return permuted(x, order);
    }
    if (op == "flip") {
        TestTensor result = x;
        forEachPlace(x.shape, [&](const Shape& place) {
            Shape to = place;
            for (const std::int64_t axis : said.list("dims"))
                to[x.axis(axis)] = x.shape[x.axis(axis)] - 1 - place[x.axis(axis)];
            result.at(to) = x.at(place);
        });
        return result;
    }
    if (op == "cumsum") {
        TestTensor result = x;
        const std::size_t axis = x.axis(said.whole("dim", 0));
        forEachPlace(x.shape, [&](const Shape& place) {
            Shape before = place;
            if (--before[axis] >= 0)
                result.at(place) += result.at(before);
        });
        return result;
    }
    if (op == "tril" || op == "triu") {
        TestTensor result = x;
        const std::int64_t diagonal = said.whole("diagonal", 0);
        forEachPlace(x.shape, [&](const Shape& place) {
            const std::int64_t off = place[place.size() - 1] - place[place.size() - 2];
            if (op == "tril" ? off > diagonal : off < diagonal)
                result.at(place) = 0;
        });
        return result;
    }
    return std::nullopt;
}

std::optional<TestTensor> taken(std::string_view op, const TestArguments& said,
                                const TestTensors& in)
{
    const TestTensor& x = in[0];
    if (op == "slice") {
        const std::size_t axis = x.axis(said.whole("dim", 0));
        const std::int64_t end = std::min(said.whole("end", x.shape[axis]), x.shape[axis]);
        return sliced(x, axis, said.whole("start", 0), end, said.whole("step", 1));
    }
    if (op == "select") {
        const std::size_t axis = x.axis(said.whole("dim", 0));
        TestTensor result = sliced(x, axis, said.whole("index", 0), said.whole("index", 0) + 1);
        result.shape.erase(result.shape.begin() + static_cast<std::ptrdiff_t>(axis));
        return result;
    }
    if (op == "index_select" || op == "gather") {
        const std::size_t axis = x.axis(said.whole("dim", 0));
        Shape shape = op == "gather" ? in[1].shape : x.shape;
        if (op == "index_select")
            shape[axis] = in[1].shape[0];
        TestTensor result = TestTensor::filled(shape, 0);
        forEachPlace(shape, [&](const Shape& place) {
            Shape from = place;
            from[axis] = std::int64_t(op == "gather" ? in[1].at(place) : in[1].at({place[axis]}));
            result.at(place) = x.at(from);
        });
        return result;
    }
    if (op == "index_add" || op == "scatter_add") {
        const std::size_t axis = x.axis(said.whole("dim", 0));
        TestTensor result = x;
        forEachPlace(in[2].shape, [&](const Shape& place) {
            Shape to = place;
            to[axis] =
                std::int64_t(op == "scatter_add" ? in[1].at(place) : in[1].at({place[axis]}));
            result.at(to) += in[2].at(place);
        });
        return result;
    }
    if (op == "scatter") {
        const std::size_t axis = x.axis(said.whole("dim", 0));
        TestTensor result = x;
        forEachPlace(in[1].shape, [&](const Shape& place) {
            Shape to = place;
            to[axis] = std::int64_t(in[1].at(place));
            result.at(to) = in.size() > 2 ? in[2].at(place) : said.number("value", 0);
        });
        return result;
    }
    if (op == "embedding") {
        Shape shape = in[0].shape;
        shape.push_back(in[1].shape[1]);
        TestTensor result = TestTensor::filled(shape, 0);
        forEachPlace(shape, [&](const Shape& place) {
            const Shape index(place.begin(), place.end() - 1);
            result.at(place) = in[1].at({std::int64_t(in[0].at(index)), place.back()});
        });
        return result;
    }
    if (op == "pad") {
        const auto widths = said.list("pad");
        TestTensor result = x;
        result.shape.back() += widths[0] + widths[1];
        result = TestTensor::filled(result.shape, said.number("value", 0));
        forEachPlace(x.shape, [&](const Shape& place) {
            Shape to = place;
            to.back() += widths[0];
            result.at(to) = x.at(place);
        });
        return result;
    }
    return std::nullopt;
}

TestTensor einsumOf(const std::string& equation, const TestTensors& in)
{
    std::vector<std::string> parts{""};
    const std::size_t arrow = equation.find("->");
    for (const char letter : equation.substr(0, arrow)) {
        if (letter == ',')
            parts.emplace_back();
        else if (letter != ' ')
            parts.back() += letter;
    }
    std::map<char, std::int64_t> extents;
    for (std::size_t at = 0; at < parts.size(); ++at) {
        for (std::size_t axis = 0; axis < parts[at].size(); ++axis)
            extents[parts[at][axis]] = in[at].shape[axis];
    }
    std::string letters;
    Shape all;
    for (const auto& [letter, extent] : extents) {
        letters += letter;
        all.push_back(extent);
    }
    const auto placeOf = [&](const std::string& part, const Shape& place) {
        Shape own;
        for (const char letter : part) {
            if (letters.find(letter) != std::string::npos)
                own.push_back(place[letters.find(letter)]);
        }
        return own;
    };
    const std::string out = equation.substr(arrow + 2);
    TestTensor result = TestTensor::filled(placeOf(out, all), 0);
    forEachPlace(all, [&](const Shape& place) {
        double factor = 1;
        for (std::size_t at = 0; at < parts.size(); ++at)
            factor *= in[at].at(placeOf(parts[at], place));
        result.at(placeOf(out, place)) += factor;
    });
    return result;
}

std::optional<TestTensor> multiplied(std::string_view op, const TestArguments& said,
                                     const TestTensors& in)
{
    if (op == "mm" || op == "bmm" || op == "matmul" || op == "mv" || op == "dot")
        return product(in[0], in[1]);
    if (op == "outer")
        return product({{in[0].shape[0], 1}, in[0].data}, {{1, in[1].shape[0]}, in[1].data});
    if (op == "linear") {
        const TestTensor made = product(in[0], swappedAxes(in[1], 0, 1));
        return in.size() > 2 ? combined(made, in[2], std::plus<>()) : made;
    }
    if (op == "addmm" || op == "baddbmm" || op == "addmv") {
        const double alpha = said.number("alpha", 1);
        const double beta = said.number("beta", 1);
        return combined(in[0], product(in[1], in[2]),
                        [=](double b, double p) { return beta * b + alpha * p; });
    }
    if (op == "einsum")
        return einsumOf(said.word("equation"), in);
    return std::nullopt;
}

/// The largest along an axis, or all in order, with their places.
std::optional<TestTensors> ordered(std::string_view op, const TestArguments& said,
                                   const TestTensor& x)
{
    const std::size_t axis = x.axis(said.whole("dim", -1));
    const std::int64_t count = op == "sort" ? x.shape[axis] : said.whole("k", 1);
    Shape shape = x.shape;
    shape[axis] = count;
    TestTensor values = TestTensor::filled(shape, 0);
    TestTensor places = values;
    forEachPlace(shape, [&](const Shape& place) {
        if (place[axis] != 0)
            return;
        std::vector<std::pair<double, std::int64_t>> all;
        Shape from = place;
        for (from[axis] = 0; from[axis] < x.shape[axis]; ++from[axis])
            all.emplace_back(op == "topk" || op == "max" ? -x.at(from) : x.at(from), from[axis]);
        std::ranges::sort(all);
        Shape to = place;
        for (to[axis] = 0; to[axis] < count; ++to[axis]) {
            places.at(to) = double(all[std::size_t(to[axis])].second);
            from[axis] = all[std::size_t(to[axis])].second;
            values.at(to) = x.at(from);
        }
    });
    if ((op == "max" || op == "min") && said.number("keepdim", 0) == 0) {
        for (TestTensor* const each : {&values, &places})
            each->shape.erase(each->shape.begin() + static_cast<std::ptrdiff_t>(axis));
    }
    return TestTensors{values, places};
}

std::optional<TestTensors> splitOrJoined(std::string_view op, const TestArguments& said,
                                         const TestTensors& in, std::size_t results)
{
    const TestTensor& x = in[0];
    if (op == "cat")
        return TestTensors{joined(in, x.axis(said.whole("dim", 0)))};
    if (op == "stack") {
        TestTensors layers = in;
        const std::int64_t dim = said.whole("dim", 0);
        for (TestTensor& layer : layers)
            layer.shape.insert(layer.shape.begin() + (dim < 0 ? dim + x.rank() + 1 : dim), 1);
        return TestTensors{joined(layers, layers[0].axis(dim))};
    }
    if (op != "split" && op != "unbind")
        return std::nullopt;
    const std::size_t axis = x.axis(said.whole("dim", 0));
    const std::int64_t each = x.shape[axis] / std::int64_t(results);
    TestTensors parts;
    for (std::size_t at = 0; at < results; ++at) {
        TestTensor part = sliced(x, axis, std::int64_t(at) * each, std::int64_t(at + 1) * each);
        if (op == "unbind")
            part.shape.erase(part.shape.begin() + static_cast<std::ptrdiff_t>(axis));
        parts.push_back(std::move(part));
    }
    return parts;
}

} // namespace

std::optional<TestTensors> runLayout(std::string_view op, const TestArguments& said,
                                     const TestTensors& in, std::size_t results)
{
    if (auto made = reshaped(op, said, in[0]))
        return TestTensors{std::move(*made)};
    if (auto made = taken(op, said, in))
        return TestTensors{std::move(*made)};
    if (auto made = multiplied(op, said, in))
        return TestTensors{std::move(*made)};
    if (op == "topk" || op == "sort" || ((op == "max" || op == "min") && results == 2))
        return ordered(op, said, in[0]);
    return splitOrJoined(op, said, in, results);
}

std::optional<TestTensors> runOnnx(std::string_view native, const TestArguments& said,
                                   const TestTensors& in)
{
    const auto turned = [&](std::size_t at, const char* name) {
        return said.number(name, 0) != 0 ? swappedAxes(in[at], -1, -2) : in[at];
    };
    if (native == "Gemm" || native == "com.microsoft::FusedMatMul") {
        const double alpha = said.number("alpha", 1);
        const double beta = said.number("beta", 1);
        const TestTensor made = mapped(product(turned(0, "transA"), turned(1, "transB")),
                                       [=](double x) { return alpha * x; });
        if (in.size() < 3)
            return TestTensors{made};
        return TestTensors{combined(made, in[2], [=](double x, double b) { return x + beta * b; })};
    }
    if (native == "ReduceL1")
        return TestTensors{
            summed(mapped(in[0], [](double x) { return std::abs(x); }), said.list("axes"))};
    if (native == "ReduceL2")
        return TestTensors{
            mapped(summed(mapped(in[0], [](double x) { return x * x; }), said.list("axes")),
                   [](double x) { return std::sqrt(x); })};
    if (native == "Sum" || native == "Mean" || native == "Max") {
        TestTensor all = in[0];
        for (std::size_t at = 1; at < in.size(); ++at)
            all = combined(all, in[at], [&](double x, double y) {
                return native == "Max" ? std::max(x, y) : x + y;
            });
        const double count = native == "Mean" ? double(in.size()) : 1;
        return TestTensors{mapped(all, [=](double x) { return x / count; })};
    }
    return std::nullopt;
}

} // namespace fusewright::test
