// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/draft/draft_names.h"

#include "engine/rules/rule_draft.h"
#include "engine/rules/tenstorrent/trace/fx_names.h"
#include "engine/rules/tenstorrent/trace/torch_catalogue.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t longestName = 24;

/// A name of Python that is no word of its own, and none that is taken.
class FreeNames {
public:
    std::string take(std::string_view wanted)
    {
        const std::string base = FxNames().unique(wanted);
        std::string name = base;
        for (std::size_t number = 2; !m_taken.insert(name).second; ++number)
            name = base + '_' + std::to_string(number);
        return name;
    }
    /// The first of `x`, `y`, … that is free.
    std::string takeLetter()
    {
        for (const std::string_view letter : {"x", "y", "z", "u", "v", "w"}) {
            if (!m_taken.contains(std::string(letter)))
                return take(letter);
        }
        return take("x");
    }

private:
    std::set<std::string> m_taken;
};

/// `x` of `x_1`.
std::string_view withoutNumber(std::string_view name)
{
    std::size_t end = name.size();
    while (end > 0 && isDigit(name[end - 1]))
        --end;
    const bool isNumbered = end < name.size() && end > 1 && name[end - 1] == '_';
    return isNumbered ? name.substr(0, end - 1) : name;
}

std::string_view withoutLines(std::string_view name)
{
    while (name.ends_with('_'))
        name.remove_suffix(1);
    return name;
}

/// Of `l_self_modules_fc_parameters_weight_` and `fc.weight` the parts `fc` and `weight`; of other
/// names nothing.
struct ParameterName {
    std::string_view owner;
    std::string_view name;
};

ParameterName parameterNameOf(std::string_view given)
{
    for (const std::string_view marker : {"_parameters_", "_buffers_"}) {
        const std::size_t at = given.rfind(marker);
        if (at == std::string_view::npos)
            continue;
        const std::string_view before = given.substr(0, at);
        constexpr std::string_view modules = "_modules_";
        const std::size_t owner = before.rfind(modules);
        return {owner == std::string_view::npos ? std::string_view()
                                                : before.substr(owner + modules.size()),
                withoutLines(given.substr(at + marker.size()))};
    }
    const std::size_t point = given.rfind('.');
    if (point != std::string_view::npos && point + 1 < given.size()) {
        const std::string_view before = given.substr(0, point);
        return {before.substr(before.rfind('.') + 1), given.substr(point + 1)};
    }
    for (const std::string_view word : {"weight", "bias"}) {
        if (given.starts_with("p_") && given.ends_with(word))
            return {{}, word};
    }
    return {};
}

/// Whether torch.fx has called the result so after what makes it.
bool isOperatorName(std::string_view base, std::string_view maker)
{
    static constexpr auto others = std::to_array<std::string_view>(
        {"getitem", "getattr", "truediv", "floordiv", "setitem", "and", "or", "xor", "invert"});
    const TorchCatalogue& catalogue = builtinTorchCatalogue();
    const std::string name(base);
    return base == withoutLines(calledOperatorName(maker, {}))
        || std::ranges::find(others, base) != others.end() || catalogue.isTensorMethod(base)
        || catalogue.signatures("torch." + name) || catalogue.form("torch.nn.functional." + name)
        || catalogue.signatures("torch._C._nn." + name);
}

/// A name of the model's own code; empty where it has none.
std::string_view codeNameOf(const DraftValue& value)
{
    std::string_view name = value.given;
    if (value.maker.empty() && (name.starts_with("l_") || name.starts_with("L_")))
        name = withoutLines(name.substr(2));
    name = withoutLines(withoutNumber(name));
    const bool isMade = !value.maker.empty() && isOperatorName(name, value.maker);
    const bool isGeneral = name.starts_with("arg") || name.starts_with("primals");
    return isMade || isGeneral || name.size() > longestName ? std::string_view() : name;
}

std::string classNameOf(std::string_view function)
{
    std::string name;
    bool isFirst = true;
    for (const char letter : function) {
        if (letter == '_') {
            isFirst = true;
            continue;
        }
        name += isFirst ? toUpper(letter) : letter;
        isFirst = false;
    }
    return name + "Provider";
}

} // namespace

std::vector<std::string> DraftNames::operandsOf(const DraftEntry& entry) const
{
    std::vector<std::string> names;
    for (const DraftOperand& operand : entry.operands) {
        const std::vector<std::string>& all = operand.entry ? entries : values;
        const std::uint32_t at = operand.entry.value_or(operand.value);
        names.push_back(at < all.size() ? all[at] : "None");
    }
    return names;
}

DraftNames draftNames(const RuleDraft& draft)
{
    DraftNames made;
    FreeNames names;
    made.function = names.take(providerFunctionName(draft.name));
    made.className = classNameOf(made.function);
    names.take("F");
    for (const DraftValue& value : draft.values)
        made.values.push_back(names.take(value.name));
    for (const DraftEntry& entry : draft.entries)
        made.entries.push_back(names.take(entry.name));
    return made;
}

std::string providerFunctionName(std::string_view proposed)
{
    std::string words;
    for (std::size_t at = 0; at < proposed.size(); ++at) {
        const char letter = proposed[at];
        const bool isWord = isLetterOrDigit(letter);
        const char before = at > 0 ? proposed[at - 1] : '_';
        const char behind = at + 1 < proposed.size() ? proposed[at + 1] : '_';
        const bool beginsWord = isUpper(letter)
            && (isLower(before) || isDigit(before) || (isUpper(before) && isLower(behind)));
        const bool isApart = !words.empty() && words.back() != '_';
        if ((!isWord || beginsWord) && isApart)
            words += '_';
        if (isWord)
            words += letter;
    }
    const std::string name = lowered(withoutLines(words));
    return FxNames().unique(name.empty() ? "fused" : isDigit(name.front()) ? "op_" + name : name);
}

std::string patternName(std::string_view node)
{
    return FxNames().unique(node);
}

std::string calledOperatorName(std::string_view native, std::string_view)
{
    constexpr std::string_view aten = "torch.ops.aten.";
    if (native.starts_with(aten)) {
        native.remove_prefix(aten.size());
        return std::string(native.substr(0, native.find('.')));
    }
    return std::string(lastPathPart(native));
}

void nameDraftValues(RuleDraft& draft)
{
    FreeNames names;
    names.take(providerFunctionName(draft.name));
    names.take("F");
    for (const DraftEntry& entry : draft.entries)
        names.take(entry.name);
    std::multiset<std::string_view> parameters;
    for (const DraftValue& value : draft.values)
        parameters.insert(parameterNameOf(value.given).name);
    for (DraftValue& value : draft.values) {
        const auto [owner, name] = parameterNameOf(value.given);
        const bool isOwned = parameters.count(name) > 1 && !owner.empty() && !isDigit(owner.back());
        if (!name.empty())
            value.name = names.take(fxNameOf(isOwned ? std::string(owner) + '_' + std::string(name)
                                                     : std::string(name)));
        else if (const std::string_view known = codeNameOf(value); !known.empty())
            value.name = names.take(fxNameOf(known));
        else
            value.name = names.takeLetter();
    }
}

} // namespace fusewright
