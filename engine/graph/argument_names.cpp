// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/argument_names.h"

#include "engine/support/text_parts.h"

#include "resources/embedded.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace fusewright {

namespace {

constexpr int wrong = 100;

struct Fit {
    ArgumentKind parameter;
    ArgumentKind given;
    int cost;
};

/// What may stand for something else, from what is meant to what is just possible. What is not
/// here fits at no cost to itself and to `Anything`, and else not at all.
constexpr auto fits = std::to_array<Fit>({
    {ArgumentKind::Number, ArgumentKind::Integer, 0},
    {ArgumentKind::Number, ArgumentKind::Float, 0},
    {ArgumentKind::Number, ArgumentKind::Truth, 1},
    {ArgumentKind::Device, ArgumentKind::Text, 0},
    {ArgumentKind::Float, ArgumentKind::Integer, 1},
    {ArgumentKind::Truth, ArgumentKind::Integer, 2},
    {ArgumentKind::Integer, ArgumentKind::Truth, 2},
    {ArgumentKind::Integers, ArgumentKind::Integer, 1},
    {ArgumentKind::Floats, ArgumentKind::Integer, 2},
    {ArgumentKind::Floats, ArgumentKind::Float, 1},
    {ArgumentKind::Floats, ArgumentKind::Integers, 1},
    {ArgumentKind::Integer, ArgumentKind::Value, 1},
    {ArgumentKind::Integers, ArgumentKind::Value, 1},
    {ArgumentKind::Number, ArgumentKind::Value, 1},
    {ArgumentKind::Float, ArgumentKind::Value, 1},
    {ArgumentKind::Value, ArgumentKind::Integer, 2},
    {ArgumentKind::Value, ArgumentKind::Float, 2},
    {ArgumentKind::Value, ArgumentKind::Truth, 2},
    {ArgumentKind::Value, ArgumentKind::Integers, 3},
});

int costOf(ArgumentKind parameter, ArgumentKind given)
{
    const bool fitsAlways = parameter == given || parameter == ArgumentKind::Anything
        || given == ArgumentKind::Anything || given == ArgumentKind::Nothing;
    if (fitsAlways)
        return 0;
    const auto found = std::ranges::find_if(
        fits, [&](const Fit& fit) { return fit.parameter == parameter && fit.given == given; });
    return found == fits.end() ? wrong : found->cost;
}

int costOf(const Parameters& parameters, std::span<const ArgumentKind> given)
{
    int cost = 0;
    for (std::size_t at = 0; at < std::min(parameters.size(), given.size()); ++at)
        cost += costOf(parameters[at].kind, given[at]);
    const bool isOpen = !parameters.empty() && parameters.back().kind == ArgumentKind::Anything;
    if (given.size() > parameters.size() && !isOpen) {
        // Tensors of a list may be given one by one: einsum("ij,jk", x, y).
        const bool areValues = !parameters.empty() && parameters.back().kind == ArgumentKind::Value
            && std::ranges::all_of(given.subspan(parameters.size()),
                                   [](ArgumentKind kind) { return kind == ArgumentKind::Value; });
        cost += areValues || takesTheRest(parameters, given) ? 1 : wrong;
    }
    return cost;
}

/// `linalg.norm` is `linalg_norm` of ATen.
constexpr auto families = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"torch.linalg.", "linalg_"},
    {"torch.fft.", "fft_"},
    {"torch.special.", "special_"},
});
/// Where ATen's operators can be called by their bare names.
constexpr auto doors = std::to_array<std::string_view>(
    {"torch.", "torch._C._nn.", "torch._C._VariableFunctions.", "torch._C._linalg.",
     "torch._C._fft.", "torch._C._special.", "torch.Tensor.", "torch._tensor.Tensor.",
     "torch.nn.functional.", "torch.functional.", "F."});

} // namespace

const ArgumentNames& ArgumentNames::builtIn()
{
    static const ArgumentNames names = [] {
        ArgumentNames made;
        made.add(embedded::torchArguments());
        made.add(embedded::relaxArguments());
        return made;
    }();
    return names;
}

/// An overload of ATen is found by its whole name and, with the others, without the overload.
void ArgumentNames::add(std::string_view table)
{
    while (!table.empty()) {
        std::string_view line = table.substr(0, table.find('\n'));
        table.remove_prefix(std::min(line.size() + 1, table.size()));
        const std::string_view name = partBefore(' ', line);
        if (name.empty() || name.starts_with('#'))
            continue;
        Parameters parameters;
        while (!line.empty()) {
            const std::string_view word = partBefore(' ', line);
            const std::size_t colon = word.find(':');
            Parameter parameter{.name = word.substr(0, colon)};
            if (colon != std::string_view::npos && colon + 1 < word.size())
                parameter.kind = static_cast<ArgumentKind>(word[colon + 1]);
            parameters.push_back(parameter);
        }
        const std::string_view whole =
            name.ends_with(".default") ? name.substr(0, name.size() - 8) : name;
        const std::size_t point = name.find('.');
        const bool isOverload = point != std::string_view::npos && point == name.rfind('.')
            && !name.starts_with("R.") && !name.starts_with("operator.")
            && !name.starts_with("builtins.");
        if (isOverload)
            m_overloads[name.substr(0, point)].push_back(parameters);
        m_overloads[isOverload ? name : whole].push_back(std::move(parameters));
    }
}

const ArgumentNames::Overloads* ArgumentNames::named(std::string_view name) const
{
    const auto found = m_overloads.find(name);
    if (found != m_overloads.end())
        return &found->second;
    return nullptr;
}

const ArgumentNames::Overloads* ArgumentNames::overloadsOf(std::string_view name) const
{
    static constexpr std::string_view loaded = "torch.ops.";
    static constexpr std::string_view aten = "aten.";
    if (const Overloads* const found = named(name))
        return found;
    const bool isLoaded = name.starts_with(loaded);
    if (isLoaded)
        name.remove_prefix(loaded.size());
    if (name.starts_with(aten) || isLoaded) {
        if (name.starts_with(aten))
            name.remove_prefix(aten.size());
        else if (name.ends_with(".default"))
            name.remove_suffix(8);
        if (const Overloads* const found = named(name))
            return found;
        const std::string_view bare = name.substr(0, name.find('.'));
        const std::string inPlace = bare.ends_with('_')
            ? std::string(bare.substr(0, bare.size() - 1)).append(name.substr(bare.size()))
            : std::string();
        const Overloads* const found = inPlace.empty() ? nullptr : named(inPlace);
        return found ? found : named(bare);
    }
    for (const auto& [family, prefix] : families) {
        if (name.starts_with(family))
            return named(std::string(prefix).append(name.substr(family.size())));
    }
    const std::size_t point = name.rfind('.');
    if (point != std::string_view::npos) {
        const bool isOpen = std::ranges::find(doors, name.substr(0, point + 1)) != doors.end();
        if (!isOpen)
            return nullptr;
        name.remove_prefix(point + 1);
    }
    if (const Overloads* const found = named(name))
        return found;
    return name.ends_with('_') ? named(name.substr(0, name.size() - 1)) : nullptr;
}

const Parameters* ArgumentNames::find(std::string_view nativeOperator,
                                      std::span<const ArgumentKind> given) const
{
    const Overloads* const overloads = overloadsOf(nativeOperator);
    if (!overloads)
        return nullptr;
    const Parameters* best = nullptr;
    int least = wrong;
    for (const Parameters& overload : *overloads) {
        const int cost = costOf(overload, given);
        if (cost < least) {
            least = cost;
            best = &overload;
        }
    }
    return best;
}

bool takesTheRest(const Parameters& parameters, std::span<const ArgumentKind> given)
{
    if (parameters.empty() || parameters.back().kind != ArgumentKind::Integers
        || given.size() < parameters.size())
        return false;
    const auto rest = given.subspan(parameters.size() - 1);
    const auto isNumber = [](ArgumentKind kind) {
        return kind == ArgumentKind::Integer || kind == ArgumentKind::Value;
    };
    return std::ranges::all_of(rest, isNumber);
}

} // namespace fusewright
