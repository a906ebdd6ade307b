// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_program.h"

#include "engine/graph/graph.h"

#include <algorithm>

namespace fusewright::test {

namespace {

using PrintedSort = PlainExpression::Sort;

const char* const printedType = R"(R.Tensor((2, 4), dtype="float32"))";

/// One function as it is printed.
struct FunctionPrinter {
    const PlainProgram& program;
    const PlainFunction& function;
    std::string text = {};

    const PlainExpression& expression(std::size_t at) const
    {
        return function.module.expressions[at];
    }

    std::string listed(const std::vector<std::size_t>& parts, std::size_t first) const
    {
        std::string list;
        for (std::size_t at = first; at < parts.size(); ++at)
            list += (list.empty() ? "" : ", ") + argument(parts[at]);
        return list;
    }

    std::string argument(std::size_t at) const
    {
        const PlainExpression& given = expression(at);
        if (given.sort == PrintedSort::Tuple)
            return '(' + listed(given.parts, 0) + (given.parts.size() == 1 ? ",)" : ")");
        return given.sort == PrintedSort::Literal ? toText(given.attributes.at(0).second)
                                                  : given.text;
    }

    std::string value(std::size_t variable) const
    {
        const std::size_t at = *expression(variable).value;
        const PlainExpression& bound = expression(at);
        switch (bound.sort) {
        case PrintedSort::Item:
            return argument(bound.parts[0]) + '[' + std::to_string(*bound.index) + ']';
        case PrintedSort::MatchCast:
            return "R.match_cast(" + argument(bound.parts[0]) + ", " + printedType + ')';
        case PrintedSort::Composite:
            return "Module." + program.functions[function.calls.at(variable)].name + '('
                + listed(bound.parts, 1) + ')';
        case PrintedSort::Call: {
            std::string call = "R." + expression(bound.parts[0]).text.substr(sizeof "relax." - 1)
                + '(' + listed(bound.parts, 1);
            for (const auto& [name, given] : bound.attributes)
                call += ", " + name + '=' + toText(given);
            return call + ')';
        }
        default:
            return argument(at);
        }
    }

    void addLine(const std::string& line, int block)
    {
        text += std::string(block < 0 ? 8 : 12, ' ') + line + '\n';
    }

    /// What is used outside of a block, or given out.
    void endBlock(int block)
    {
        std::string outputs;
        for (const std::size_t variable : function.module.variables) {
            if (expression(variable).block == block && !expression(variable).isDataflow)
                outputs += (outputs.empty() ? "" : ", ") + expression(variable).text;
        }
        if (block >= 0)
            addLine("R.output(" + outputs + ')', block);
    }

    void addBody()
    {
        int block = -1;
        bool isFirst = true;
        for (const std::size_t variable : function.module.variables) {
            const PlainExpression& bound = expression(variable);
            if (!isFirst && bound.block != block)
                endBlock(block);
            if (bound.block >= 0 && (isFirst || bound.block != block))
                addLine("with R.dataflow():", -1);
            block = bound.block;
            for (const PlainExpression& each : function.module.expressions) {
                if (isFirst && each.sort == PrintedSort::Constant)
                    addLine(each.text + ": " + printedType
                                + R"( = metadata["relax.expr.Constant"][)"
                                + each.text.substr(sizeof "metadata_" - 1) + ']',
                            block);
            }
            isFirst = false;
            const bool isTyped = expression(*bound.value).type != DataType::Unknown
                && !function.module.isName(variable);
            addLine(bound.text + (isTyped ? std::string(": ") + printedType : "") + " = "
                        + value(variable),
                    block);
        }
        endBlock(block);
    }

    std::string run()
    {
        const bool isMain = &function == &program.functions.back();
        text = std::string("    @R.function") + (isMain ? "" : "(private=True)") + "\n    def "
            + function.name + '(';
        for (const std::size_t parameter : function.parameters())
            text +=
                (text.ends_with('(') ? "" : ", ") + expression(parameter).text + ": " + printedType;
        text += "):\n";
        addBody();
        return text + "        return " + listed(function.module.outputs, 0) + '\n';
    }
};

} // namespace

std::vector<std::size_t> PlainFunction::parameters() const
{
    std::vector<std::size_t> found;
    for (std::size_t at = 0; at < module.expressions.size(); ++at) {
        const PlainExpression& each = module.expressions[at];
        if (each.sort == PrintedSort::Variable && !each.value)
            found.push_back(at);
    }
    return found;
}

std::string PlainProgram::text() const
{
    std::string text = "@I.ir_module\nclass Module:\n";
    for (const PlainFunction& function : functions)
        text += FunctionPrinter{.program = *this, .function = function}.run();
    return text;
}

bool PlainProgram::givesTwice() const
{
    return std::ranges::any_of(functions, [](const PlainFunction& function) {
        const PlainModule& module = function.module;
        return std::ranges::any_of(function.calls, [&](const auto& call) {
            const std::vector<std::size_t>& parts =
                module.expressions[*module.expressions[call.first].value].parts;
            for (std::size_t at = 2; at < parts.size(); ++at) {
                if (module.boundThrough(parts[at]) == module.boundThrough(parts[at - 1]))
                    return true;
            }
            return false;
        });
    });
}

/// Functions are read where they are called, each with all that it calls before what follows.
std::vector<PlainInstance> PlainProgram::instances(const Graph& graph) const
{
    struct Open {
        std::size_t function;
        std::string prefix;
        std::size_t next = 0; ///< Among its variables.
    };
    std::vector<PlainInstance> found;
    std::map<std::size_t, std::size_t> counts;
    const auto enter = [&](std::size_t function, const std::string& prefix) {
        PlainModule module = functions[function].module;
        for (const std::size_t variable : module.variables)
            module.expressions[variable].node =
                graph.findNode(prefix + module.expressions[variable].text);
        found.push_back({prefix, std::move(module)});
        return Open{function, prefix};
    };
    std::vector<Open> open{enter(functions.size() - 1, {})};
    while (!open.empty()) {
        Open& at = open.back();
        const PlainFunction& function = functions[at.function];
        if (at.next == function.module.variables.size()) {
            open.pop_back();
            continue;
        }
        const auto call = function.calls.find(function.module.variables[at.next++]);
        if (call == function.calls.end())
            continue;
        const std::size_t number = counts[call->second]++;
        std::string name = functions[call->second].name;
        name += number == 0 ? "" : '_' + std::to_string(number);
        open.push_back(enter(call->second, at.prefix + name + '/'));
    }
    return found;
}

} // namespace fusewright::test
