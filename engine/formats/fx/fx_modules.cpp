// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_modules.h"

#include "engine/python/python_constants.h"

#include <algorithm>
#include <vector>

namespace fusewright::fx {

namespace {

constexpr std::size_t mostWeights = 10'000; ///< Of one call.

/// Calls with every line, without its end.
template <class Visit>
void forEachLine(std::string_view text, Visit visit)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        visit(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

/// What stands between two texts, the first time; empty where they do not.
std::string_view between(std::string_view text, std::string_view before, std::string_view after)
{
    const std::size_t begin = text.find(before);
    if (begin == std::string_view::npos)
        return {};
    text.remove_prefix(begin + before.size());
    return text.substr(0, std::min(text.find(after), text.size()));
}

/// The parts of `L_self_modules_layers_modules_0_parameters_weight_`, as Dynamo names weights.
std::string pathOfDynamoName(std::string_view name)
{
    static constexpr std::string_view module = "_modules_";
    const std::size_t self = name.find("self");
    const std::size_t weight =
        std::max(name.rfind("_parameters_") + 1, name.rfind("_buffers_") + 1);
    if (self == std::string_view::npos || weight == 0)
        return {};
    std::string_view rest = name.substr(self + 4, weight - 1 - std::min(weight - 1, self + 4));
    std::string path;
    while (rest.starts_with(module)) {
        rest.remove_prefix(module.size());
        const std::size_t end = std::min(rest.find(module), rest.size());
        path += (path.empty() ? "" : ".") + std::string(rest.substr(0, end));
        rest.remove_prefix(end);
    }
    return path;
}

bool isDynamoWeight(std::string_view name)
{
    return (name.starts_with("L_self_") || name.starts_with("l_self_"))
        && (name.find("_parameters_") != name.npos || name.find("_buffers_") != name.npos);
}

} // namespace

void FxModules::addModule(std::string path, std::string type, std::string arguments)
{
    const auto [place, isNew] = m_places.try_emplace(path, m_known.size());
    if (isNew)
        m_known.emplace_back();
    m_known[place->second] = {std::move(path), std::move(type), std::move(arguments)};
}

const FxModules::Known* FxModules::find(const std::string& path) const
{
    const auto place = m_places.find(path);
    return place == m_places.end() ? nullptr : &m_known[place->second];
}

std::string_view FxModules::typeOf(const std::string& path) const
{
    const Known* const known = find(path);
    return known ? std::string_view(known->type) : std::string_view();
}

LeafModule FxModules::leafAt(const std::string& path) const
{
    const Known* const known = find(path);
    if (!known)
        return {};
    LeafModule leaf = leafModule(known->type, known->arguments);
    const std::string inside = path + '.';
    const auto begin = m_known.begin() + (known - m_known.data()) + 1;
    for (auto part = begin; part != m_known.end() && part->path.starts_with(inside); ++part) {
        for (LeafWeight& weight : leafModule(part->type, part->arguments).weights) {
            if (leaf.weights.size() == mostWeights)
                return leaf;
            weight.name = part->path.substr(inside.size()) + '.' + weight.name;
            leaf.weights.push_back(std::move(weight));
        }
    }
    return leaf;
}

bool FxModules::isWeight(const std::string& input) const
{
    const bool isExported = m_hasExportNames
        && (input.starts_with("p_") || input.starts_with("b_") || input.starts_with("c_"));
    return isExported || m_weights.contains(input) || isDynamoWeight(input);
}

std::string FxModules::moduleOfWeight(const std::string& name) const
{
    if (isDynamoWeight(name))
        return pathOfDynamoName(name);
    const auto known = m_weights.find(name);
    const std::string& path = known == m_weights.end() ? name : known->second;
    const std::size_t point = path.rfind('.');
    return point == std::string::npos ? std::string() : path.substr(0, point);
}

void FxModules::readTree(std::string_view text)
{
    std::vector<std::string> open; ///< Paths of the modules that are open.
    forEachLine(text, [&](std::string_view line) {
        line = withoutSpace(line);
        if (line.starts_with(')') && !open.empty()) {
            open.pop_back();
            return;
        }
        const std::size_t end = line.find("): ");
        if (!line.starts_with('(') || end == std::string_view::npos)
            return;
        const std::string_view name = line.substr(1, end - 1);
        const std::string_view value = line.substr(end + 3);
        const std::size_t bracket = std::min(value.find('('), value.size());
        const std::string_view type = value.substr(0, bracket);
        const std::string_view inside = value.substr(std::min(bracket + 1, value.size()));
        std::string path = open.empty() || open.back().empty()
            ? std::string(name)
            : open.back() + '.' + std::string(name);
        const bool isOpen = value.ends_with('(');
        addModule(path, std::string(type),
                  std::string(inside.substr(0, inside.ends_with(')') ? inside.size() - 1 : 0)));
        if (isOpen)
            open.push_back(std::move(path));
    });
}

void FxModules::readSignature(std::string_view text)
{
    expectExportNames();
    forEachLine(text, [&](std::string_view line) {
        // p_linear_weight: PARAMETER target='linear.weight'
        const std::string_view whole = withoutSpace(line);
        const std::size_t colon = whole.find(": ");
        if (colon == std::string_view::npos)
            return;
        const std::string_view kind = whole.substr(colon + 2);
        if (kind.starts_with("PARAMETER") || kind.starts_with("BUFFER")
            || kind.starts_with("CONSTANT_TENSOR"))
            addWeight(std::string(whole.substr(0, colon)),
                      std::string(between(kind, "target='", "'")));
    });
    // InputSpec(kind=<InputKind.PARAMETER: 2>, arg=TensorArgument(name='p'), target='linear.weight'
    static constexpr std::string_view spec = "InputSpec(kind=<InputKind.";
    for (std::size_t at = text.find(spec); at != std::string_view::npos;
         at = text.find(spec, at + 1)) {
        std::string_view entry = text.substr(at + spec.size());
        entry = entry.substr(0, std::min(entry.find(spec), entry.size()));
        if (!entry.starts_with("USER_INPUT"))
            addWeight(std::string(between(entry, "name='", "'")),
                      std::string(between(entry, "target='", "'")));
    }
}

} // namespace fusewright::fx
