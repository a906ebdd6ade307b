// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Names of torch are written as people know them. Whether torch makes the same call of them is not
// decided here but found out by tracing: see `draft_check.h`.

#include "engine/rules/tenstorrent/draft/call_text.h"

#include "engine/rules/python/python_renaming.h"
#include "engine/rules/tenstorrent/draft/literal_text.h"
#include "engine/rules/tenstorrent/trace/torch_catalogue.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

constexpr auto binarySigns =
    std::to_array<std::pair<std::string_view, std::string_view>>({{"operator.add", "+"},
                                                                  {"operator.sub", "-"},
                                                                  {"operator.mul", "*"},
                                                                  {"operator.truediv", "/"},
                                                                  {"operator.mod", "%"},
                                                                  {"operator.pow", "**"},
                                                                  {"operator.floordiv", "//"},
                                                                  {"operator.matmul", "@"},
                                                                  {"operator.and_", "&"},
                                                                  {"operator.or_", "|"},
                                                                  {"operator.xor", "^"},
                                                                  {"operator.lshift", "<<"},
                                                                  {"operator.rshift", ">>"},
                                                                  {"operator.eq", "=="},
                                                                  {"operator.ne", "!="},
                                                                  {"operator.lt", "<"},
                                                                  {"operator.le", "<="},
                                                                  {"operator.gt", ">"},
                                                                  {"operator.ge", ">="}});

constexpr auto unarySigns = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"operator.neg", "-"}, {"operator.pos", "+"}, {"operator.invert", "~"}});

template <std::size_t count>
std::string_view signOf(const std::array<std::pair<std::string_view, std::string_view>, count>& all,
                        std::string_view target)
{
    const auto found =
        std::ranges::find(all, target, &std::pair<std::string_view, std::string_view>::first);
    return found == all.end() ? std::string_view() : found->second;
}

struct WrittenArgument {
    std::string keyword;
    ArgumentText written;
};

ArgumentText itemText(const DraftArgument& argument, std::span<const std::string> operands)
{
    if (!argument.operand)
        return literalText(argument.literal);
    if (*argument.operand >= operands.size())
        return {.text = "None", .index = "None", .fault = "an operand that is not there"};
    const std::string& name = operands[*argument.operand];
    return {.text = name, .index = name, .fault = {}};
}

/// One for each argument of the call; what is in lists is in their texts.
std::vector<WrittenArgument> writtenArguments(const DraftCall& call,
                                              std::span<const std::string> operands)
{
    std::vector<WrittenArgument> all;
    std::vector<std::vector<ArgumentText>> open;
    const auto put = [&](ArgumentText item) {
        if (!open.empty())
            open.back().push_back(std::move(item));
        else if (!all.empty())
            all.back().written = std::move(item);
    };
    const auto closeTo = [&](std::size_t depth) {
        while (open.size() > depth) {
            const std::vector<ArgumentText> items = std::move(open.back());
            open.pop_back();
            put(listText(items));
        }
    };
    for (const DraftArgument& argument : call.arguments) {
        closeTo(argument.depth);
        if (argument.depth == 0)
            all.push_back({argument.keyword, {}});
        if (argument.isList)
            open.emplace_back();
        else
            put(itemText(argument, operands));
    }
    closeTo(0);
    return all;
}

std::string joinedArguments(std::span<const WrittenArgument> arguments)
{
    std::string text;
    for (const WrittenArgument& argument : arguments) {
        text += text.empty() ? "" : ", ";
        text += argument.keyword.empty() ? "" : argument.keyword + '=';
        text += argument.written.text;
    }
    return text;
}

/// The name that people write for a function which torch keeps elsewhere.
std::string writtenTarget(std::string_view target)
{
    const TorchCatalogue& catalogue = builtinTorchCatalogue();
    const bool isHidden =
        target.find("._") != std::string_view::npos || target.starts_with("torch.functional.");
    if (!target.starts_with("torch.") || !isHidden)
        return std::string(target);
    const std::string_view name = lastPathPart(target);
    const std::size_t line = name.find('_');
    const std::string_view rest = line == std::string_view::npos ? name : name.substr(line + 1);
    for (const std::string& candidate :
         {"torch.nn.functional." + std::string(name), "torch." + std::string(name),
          "torch.linalg." + std::string(rest), "torch.special." + std::string(rest),
          "torch.fft." + std::string(name)}) {
        if (candidate != target && catalogue.canonical(candidate) == target)
            return candidate;
    }
    return std::string(target);
}

std::string faultOf(std::span<const WrittenArgument> arguments)
{
    for (const WrittenArgument& argument : arguments) {
        if (!argument.written.fault.empty())
            return "its call has " + argument.written.fault;
        if (!argument.keyword.empty() && !canBePythonName(argument.keyword))
            return '`' + argument.keyword + "` is no name of Python";
    }
    return {};
}

CallText functionText(const DraftCall& call, std::span<const WrittenArgument> arguments)
{
    CallText made;
    std::string name = writtenTarget(call.target);
    if (!canBeDottedName(name)) {
        made.fault = '`' + call.target + "` is no name of Python";
        return made;
    }
    constexpr std::string_view builtins = "builtins.";
    if (name.starts_with(builtins))
        name.erase(0, builtins.size());
    if (const std::size_t point = name.find('.'); point != std::string::npos)
        made.module = name.substr(0, point);
    made.text = name + '(' + joinedArguments(arguments) + ')';
    return made;
}

/// Nothing where it is not the function of an operator or of an attribute.
std::string operatorText(const DraftCall& call, std::span<const WrittenArgument> arguments)
{
    const bool hasKeywords = std::ranges::any_of(
        arguments, [](const WrittenArgument& argument) { return !argument.keyword.empty(); });
    if (hasKeywords || arguments.empty() || arguments.size() > 2)
        return {};
    const std::string& first = arguments.front().written.text;
    if (arguments.size() == 1) {
        const std::string_view sign = signOf(unarySigns, call.target);
        if (!sign.empty())
            return std::string(sign) + first;
        return call.target == "operator.abs" ? "abs(" + first + ')' : std::string();
    }
    const ArgumentText& second = arguments[1].written;
    if (call.target == "operator.getitem")
        return first + '[' + second.index + ']';
    if (const std::string_view sign = signOf(binarySigns, call.target); !sign.empty()) {
        const bool isNegative = first.starts_with('-');
        return (isNegative ? '(' + first + ')' : first) + ' ' + std::string(sign) + ' '
            + second.text;
    }
    const DraftArgument& last = call.arguments.back();
    const auto* const attribute =
        last.operand || last.isList ? nullptr : std::get_if<std::string>(&last.literal);
    if (call.target == "builtins.getattr" && attribute && canBePythonName(*attribute))
        return first + '.' + *attribute;
    return {};
}

/// A method is called of a value; a literal has others.
bool beginsWithValue(const DraftCall& call)
{
    if (call.arguments.empty())
        return false;
    const DraftArgument& first = call.arguments.front();
    return first.operand && first.depth == 0 && first.keyword.empty();
}

std::string methodText(const DraftCall& call, std::span<const WrittenArgument> arguments)
{
    return arguments.front().written.text + '.' + call.target + '('
        + joinedArguments(arguments.subspan(1)) + ')';
}

} // namespace

CallText callText(const DraftCall& call, std::span<const std::string> operands)
{
    const std::vector<WrittenArgument> arguments = writtenArguments(call, operands);
    CallText made;
    if (call.kind == CallKind::Function) {
        made.text = operatorText(call, arguments);
        if (made.text.empty())
            made = functionText(call, arguments);
    } else if (call.kind == CallKind::Method) {
        if (!canBePythonName(call.target) || !beginsWithValue(call))
            made.fault = "it is called in a form that Python has no words for";
        else
            made.text = methodText(call, arguments);
    } else if (call.kind == CallKind::Unknown) {
        made.fault = "the model does not say how its code calls it";
    } else {
        made.fault = "it is a module or an attribute of the model, which a pattern cannot name";
    }
    if (made.fault.empty())
        made.fault = faultOf(arguments);
    if (!made.fault.empty())
        made.text = "None";
    return made;
}

std::string recordedText(const DraftCall& call, std::span<const std::string> operands)
{
    const std::vector<WrittenArgument> arguments = writtenArguments(call, operands);
    if (call.kind == CallKind::Method && beginsWithValue(call))
        return methodText(call, arguments);
    return call.target + '(' + joinedArguments(arguments) + ')';
}

} // namespace fusewright
