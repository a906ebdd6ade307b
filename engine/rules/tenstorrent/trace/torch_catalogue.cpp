// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/torch_catalogue.h"

#include "engine/rules/tenstorrent/trace/torch_catalogue_text.h"
#include "resources/embedded.h"

#include <algorithm>
#include <charconv>

namespace fusewright {

namespace {

std::string joined(std::string_view module, std::string_view name)
{
    return std::string(module) + '.' + std::string(name);
}

std::size_t numberOf(std::string_view text)
{
    std::size_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

template <class Map>
const typename Map::mapped_type* findIn(const Map& map, std::string_view key)
{
    const auto found = map.find(key);
    return found == map.end() ? nullptr : &found->second;
}

} // namespace

std::size_t TorchSignature::fewest() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        parameters, [](const TorchParameter& each) { return !each.isOptional(); }));
}

TorchCatalogue::TorchCatalogue(std::string_view text)
{
    std::string_view module;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        addLine(text.substr(0, end), module);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

/// The README of the catalogues says what the lines are.
void TorchCatalogue::addLine(std::string_view line, std::string_view& module)
{
    if (line.size() < 3 || line.starts_with('#'))
        return;
    if (line[1] != ' ') {
        addSignature(line, module);
        return;
    }
    const std::string_view rest = line.substr(2);
    if (line[0] == 'p') {
        auto [path, form] = readTorchForm(rest);
        m_forms.insert_or_assign(path, std::move(form));
        return;
    }
    std::vector<std::string_view> words = splitTorchText(rest, " ");
    const std::string_view first = words.front();
    words.erase(words.begin());
    switch (line[0]) {
    case 'c':
        module = first;
        break;
    case 'u':
        for (const std::string_view name : splitTorchText(rest, " "))
            m_signatures[joined(module, name)];
        break;
    case '=':
        m_aliases[first] = words.empty() ? first : words.front();
        break;
    case 'd':
        m_constants[first] = words.empty() ? first : words.front();
        break;
    case 'b':
        if (words.size() == 5)
            m_dispatches[first] = {words[0], numberOf(words[1]), words[3], words[4]};
        break;
    case 'n':
        m_names[std::string(first)].insert(words.begin(), words.end());
        break;
    case 'o':
        m_overloads[first].insert(words.begin(), words.end());
        break;
    case 't':
        for (const std::string_view name : splitTorchText(rest, " "))
            m_methods.insert(name);
        break;
    default:
        break;
    }
}

void TorchCatalogue::addSignature(std::string_view line, std::string_view module)
{
    TorchSignature signature = readTorchSignature(line);
    m_signatures[joined(module, signature.name)].push_back(std::move(signature));
}

std::string_view TorchCatalogue::canonical(std::string_view path) const
{
    const auto* const found = findIn(m_aliases, path);
    return found ? *found : path;
}

const std::vector<TorchSignature>* TorchCatalogue::signatures(std::string_view path) const
{
    return findIn(m_signatures, path);
}

const TorchForm* TorchCatalogue::form(std::string_view path) const
{
    return findIn(m_forms, path);
}

const TorchDispatch* TorchCatalogue::dispatch(std::string_view path) const
{
    return findIn(m_dispatches, path);
}

std::string_view TorchCatalogue::constant(std::string_view path) const
{
    const auto* const found = findIn(m_constants, path);
    return found ? *found : std::string_view();
}

bool TorchCatalogue::hasName(std::string_view module, std::string_view name) const
{
    const auto* const names = findIn(m_names, module);
    return names && names->contains(name);
}

const std::set<std::string_view>* TorchCatalogue::overloads(std::string_view name) const
{
    return findIn(m_overloads, name);
}

std::string_view lastPathPart(std::string_view path)
{
    return path.substr(path.rfind('.') + 1);
}

const TorchCatalogue& builtinTorchCatalogue()
{
    static const TorchCatalogue catalogue(embedded::torchForms());
    return catalogue;
}

} // namespace fusewright
