// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/leaf_module.h"

#include "engine/python/python_constants.h"
#include "engine/python/python_literals.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

constexpr std::size_t mostExtentsOfWindow = 8;
constexpr std::int64_t mostLayers = 1000;

/// A module of torch.nn, without the number of axes at the end of its name.
struct LeafForm {
    std::string_view type;
    std::string_view positions; ///< What its arguments are called.
    /// The weights in their order, with their extents; `a/b` and `a*` stand for a quotient and for
    /// all of a list. Behind `?` is the argument that takes it away when it is false.
    std::string_view weights;
};

constexpr std::string_view ofLinear = "in_features out_features bias";
constexpr std::string_view linearWeights = "weight,out_features,in_features bias,out_features?bias";
constexpr std::string_view ofConvolution =
    "in_channels out_channels kernel_size stride padding dilation groups bias padding_mode";
constexpr std::string_view ofTransposed = "in_channels out_channels kernel_size stride padding "
                                          "output_padding groups bias dilation padding_mode";
constexpr std::string_view ofBatches = "num_features eps momentum affine track_running_stats";
constexpr std::string_view batchWeights =
    "weight,num_features?affine bias,num_features?affine "
    "running_mean,num_features?track_running_stats running_var,num_features?track_running_stats";
constexpr std::string_view ofWindows = "kernel_size stride padding";
constexpr std::string_view ofRecurrence = "input_size hidden_size num_layers bias batch_first";

constexpr auto forms = std::to_array<LeafForm>({
    {"Linear", ofLinear, linearWeights},
    {"NonDynamicallyQuantizableLinear", ofLinear, linearWeights},
    {"Bilinear", "in1_features in2_features out_features bias",
     "weight,out_features,in1_features,in2_features bias,out_features?bias"},
    {"Conv", ofConvolution,
     "weight,out_channels,in_channels/groups,kernel_size* bias,out_channels?bias"},
    {"ConvTranspose", ofTransposed,
     "weight,in_channels,out_channels/groups,kernel_size* bias,out_channels?bias"},
    {"BatchNorm", ofBatches, batchWeights},
    {"SyncBatchNorm", ofBatches, batchWeights},
    {"InstanceNorm", ofBatches, batchWeights},
    {"LayerNorm", "normalized_shape eps elementwise_affine",
     "weight,normalized_shape*?elementwise_affine bias,normalized_shape*?elementwise_affine"},
    {"RMSNorm", "normalized_shape eps elementwise_affine",
     "weight,normalized_shape*?elementwise_affine"},
    {"GroupNorm", "num_groups num_channels eps affine",
     "weight,num_channels?affine bias,num_channels?affine"},
    {"Embedding", "num_embeddings embedding_dim padding_idx",
     "weight,num_embeddings,embedding_dim"},
    {"EmbeddingBag", "num_embeddings embedding_dim", "weight,num_embeddings,embedding_dim"},
    {"PReLU", "num_parameters", "weight,num_parameters"},
    {"MultiheadAttention", "embed_dim num_heads dropout bias", "in_proj_weight in_proj_bias"},
    {"LSTM", ofRecurrence, ""},
    {"GRU", ofRecurrence, ""},
    {"RNN", ofRecurrence, ""},
    {"MaxPool", "kernel_size stride padding dilation", ""},
    {"AvgPool", ofWindows, ""},
    {"AdaptiveAvgPool", "output_size", ""},
    {"AdaptiveMaxPool", "output_size", ""},
    {"ConstantPad", "padding value", ""},
    {"ReflectionPad", "padding", ""},
    {"ReplicationPad", "padding", ""},
    {"ZeroPad", "padding", ""},
    {"LocalResponseNorm", "size", ""},
    {"Softmax", "dim", ""},
    {"LogSoftmax", "dim", ""},
    {"Flatten", "start_dim end_dim", ""},
    {"PixelShuffle", "upscale_factor", ""},
    {"PixelUnshuffle", "downscale_factor", ""},
    {"ChannelShuffle", "groups", ""},
    {"Dropout", "p", ""},
});

/// `Conv2d` and what it is without its axes, `Conv`, of which there are two.
struct TypeParts {
    std::string_view family;
    std::size_t axes = 0; ///< 0 where the name does not tell.
};

TypeParts partsOf(std::string_view type)
{
    const bool hasAxes = type.size() > 2 && type.back() == 'd' && type[type.size() - 2] >= '1'
        && type[type.size() - 2] <= '3';
    if (!hasAxes)
        return {.family = type};
    return {.family = type.substr(0, type.size() - 2),
            .axes = static_cast<std::size_t>(type[type.size() - 2] - '0')};
}

class LeafReader {
public:
    LeafReader(const LeafForm& form, std::size_t axes, std::string_view arguments)
        : m_form(form), m_axes(axes)
    {
        read(arguments);
    }

    LeafModule module() const;

private:
    using Extents = std::vector<std::optional<std::int64_t>>;

    void read(std::string_view arguments);
    std::string_view given(std::string_view name) const;
    std::optional<std::int64_t> number(std::string_view name, std::int64_t otherwise) const;
    std::optional<std::int64_t> number(std::string_view name) const
    {
        return pythonInteger(given(name));
    }
    bool isOff(std::string_view name) const;
    bool addExtent(std::string_view told, Extents& extents) const;
    bool addAll(std::string_view name, Extents& extents) const;
    std::optional<std::int64_t> quotient(std::string_view name, std::string_view divisor) const;
    void addWeight(std::string_view told, std::vector<LeafWeight>& weights) const;
    void addRecurrence(std::vector<LeafWeight>& weights) const;

    const LeafForm& m_form;
    std::size_t m_axes;
    std::vector<std::pair<std::string_view, std::string_view>> m_given; ///< Names and texts.
};

void LeafReader::read(std::string_view arguments)
{
    std::string_view positions = m_form.positions;
    for (const std::string_view item : splitPythonItems(arguments)) {
        const std::size_t equals = item.find('=');
        const std::string_view name = item.substr(0, equals);
        const bool isNamed = equals != std::string_view::npos && !name.empty()
            && name.find_first_of("(['\" ") == std::string_view::npos;
        if (isNamed) {
            m_given.emplace_back(name, item.substr(equals + 1));
        } else if (!positions.empty()) {
            const std::string_view position = partBefore(' ', positions);
            m_given.emplace_back(position, item);
        }
    }
}

std::string_view LeafReader::given(std::string_view name) const
{
    const auto found =
        std::ranges::find(m_given, name, &std::pair<std::string_view, std::string_view>::first);
    return found == m_given.end() ? std::string_view() : found->second;
}

std::optional<std::int64_t> LeafReader::number(std::string_view name, std::int64_t otherwise) const
{
    const std::string_view text = given(name);
    return text.empty() ? std::optional(otherwise) : pythonInteger(text);
}

/// What is not printed is as it is without saying; `InstanceNorm` alone has it off then. Where
/// nothing is printed at all, there may be a bias or not.
bool LeafReader::isOff(std::string_view name) const
{
    const std::string_view text = given(name);
    const bool isOffUnsaid = m_form.type == "InstanceNorm" || (name == "bias" && m_given.empty());
    return text.empty() ? isOffUnsaid : text == "False";
}

/// `(7, 7)`, or `7` once for each axis; false where it is neither.
bool LeafReader::addAll(std::string_view name, Extents& extents) const
{
    std::string_view text = given(name);
    if (const auto one = pythonInteger(text)) {
        extents.insert(extents.end(), std::max<std::size_t>(m_axes, 1), one);
        return true;
    }
    const bool isList = text.size() >= 2 && (text.front() == '(' || text.front() == '[');
    if (!isList)
        return false;
    text = text.substr(1, text.size() - 2);
    for (const std::string_view item : splitPythonItems(text)) {
        if (extents.size() > mostExtentsOfWindow)
            return false;
        extents.push_back(pythonInteger(item));
    }
    return true;
}

std::optional<std::int64_t> LeafReader::quotient(std::string_view name,
                                                 std::string_view divisor) const
{
    const auto whole = number(name);
    const auto parts = number(divisor, 1);
    const bool isSure = whole && parts && *parts > 0;
    return isSure ? std::optional(*whole / *parts) : std::nullopt;
}

bool LeafReader::addExtent(std::string_view told, Extents& extents) const
{
    if (told.ends_with('*'))
        return addAll(told.substr(0, told.size() - 1), extents);
    const std::size_t slash = told.find('/');
    extents.push_back(slash == std::string_view::npos
                          ? number(told)
                          : quotient(told.substr(0, slash), told.substr(slash + 1)));
    return true;
}

void LeafReader::addWeight(std::string_view told, std::vector<LeafWeight>& weights) const
{
    const std::size_t question = told.find('?');
    if (question != std::string_view::npos && isOff(told.substr(question + 1)))
        return;
    std::string_view rest = told.substr(0, question);
    LeafWeight weight{.name = std::string(partBefore(',', rest))};
    Extents extents;
    bool isSure = !rest.empty();
    while (!rest.empty() && isSure)
        isSure = addExtent(partBefore(',', rest), extents);
    if (isSure)
        weight.shape = std::move(extents);
    weights.push_back(std::move(weight));
}

/// For each layer and direction the weights of what comes in and of the state before.
void LeafReader::addRecurrence(std::vector<LeafWeight>& weights) const
{
    const std::int64_t gates = m_form.type == "LSTM" ? 4 : m_form.type == "GRU" ? 3 : 1;
    const auto input = number("input_size");
    const auto hidden = number("hidden_size");
    const auto layers = number("num_layers", 1);
    const auto projected = number("proj_size", 0);
    constexpr std::int64_t largest = std::int64_t(1) << 40;
    const bool isSure = input && hidden && layers && projected && *layers <= mostLayers
        && *hidden<largest&& * hidden> 0 && *projected >= 0 && *projected < largest;
    if (!isSure) {
        weights.push_back({.name = "weight_ih_l0", .shape = {}});
        return;
    }
    const bool isBoth = given("bidirectional") == "True";
    const std::int64_t state = *projected > 0 ? *projected : *hidden;
    for (std::int64_t layer = 0; layer < *layers; ++layer) {
        for (const std::string_view side : {"", "_reverse"}) {
            if (!side.empty() && !isBoth)
                break;
            const std::string end = "_l" + std::to_string(layer) + std::string(side);
            const std::int64_t comes = layer == 0 ? *input : state * (isBoth ? 2 : 1);
            weights.push_back(
                {.name = "weight_ih" + end, .shape = Extents{gates * *hidden, comes}});
            weights.push_back(
                {.name = "weight_hh" + end, .shape = Extents{gates * *hidden, state}});
            if (!isOff("bias")) {
                weights.push_back({.name = "bias_ih" + end, .shape = Extents{gates * *hidden}});
                weights.push_back({.name = "bias_hh" + end, .shape = Extents{gates * *hidden}});
            }
            if (*projected > 0)
                weights.push_back({.name = "weight_hr" + end, .shape = Extents{state, *hidden}});
        }
    }
}

LeafModule LeafReader::module() const
{
    LeafModule module;
    if (m_form.positions == ofRecurrence)
        addRecurrence(module.weights);
    for (std::string_view rest = m_form.weights; !rest.empty();)
        addWeight(partBefore(' ', rest), module.weights);
    for (const auto& [name, text] : m_given) {
        if (name != "bias") // Says which weights there are; its function has one of that name.
            module.settings.emplace_back(name, text);
    }
    return module;
}

} // namespace

ValueType typeOf(const LeafWeight& weight, ShapeTable& shapes)
{
    const auto isTold = [](const auto& extent) { return extent.has_value(); };
    if (!weight.shape || std::ranges::none_of(*weight.shape, isTold))
        return {};
    std::vector<Dim> dims;
    for (const auto& extent : *weight.shape)
        dims.push_back(extent ? Dim::known(*extent) : Dim());
    return {.shape = shapes.intern(dims)};
}

LeafModule leafModule(std::string_view type, std::string_view arguments)
{
    static constexpr LeafForm other{};
    const TypeParts parts = partsOf(type);
    const auto form = std::ranges::find(forms, parts.family, &LeafForm::type);
    return LeafReader(form == forms.end() ? other : *form, parts.axes, arguments).module();
}

} // namespace fusewright
