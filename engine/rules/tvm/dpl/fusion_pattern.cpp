// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/fusion_pattern.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/tvm_host.h"
#include "engine/rules/tvm/dpl/tvm_values.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::string_view fusionParameters =
    "name pattern annotation_patterns= check= attrs_getter=";

/// Takes the labels; false after it raised or met an unknown.
bool takeAnnotations(DplCall& call, PythonValue table, FusionPatternObject& made)
{
    if (!table.is(PythonType::Dict)) {
        if (table.is(PythonType::Unknown))
            call.unknown(table);
        else
            call.raise("TypeError", "takes a dict as its annotation patterns");
        return false;
    }
    for (const PythonTable::Entry& entry : table.as<PythonTable>().entries()) {
        if (!entry.key.isValid())
            continue;
        auto label = call.text(entry.key);
        DplObject* const part = label ? call.pattern(entry.value) : nullptr;
        if (!part)
            return false;
        made.annotations.emplace_back(std::move(*label), part);
    }
    made.annotationTable = table;
    return true;
}

/// What is wrong with an entry of a list, at its name where it has one.
void tell(const PythonAsk& ask, std::string code, std::string message, PythonValue name = {},
          PythonValue unknown = {})
{
    TvmHost* const host = tvmHostOf(ask);
    if (!host)
        return;
    TvmProblem problem{placeInFile(ask), std::move(code), {}, unknown};
    if (name.is(PythonType::String))
        problem.name = name.as<PythonString>().text;
    problem.message = (problem.name.empty() ? "An entry of the list" : '`' + problem.name + '`')
        + ' ' + std::move(message);
    host->tell(std::move(problem));
}

/// Says which part of an entry is unknown.
void tellUnknownPart(const PythonAsk& ask, const std::vector<PythonValue>& items)
{
    const auto unknown =
        std::ranges::find_if(items, [](PythonValue each) { return each.is(PythonType::Unknown); });
    if (unknown == items.begin())
        tell(ask, "unknown-name", "has a name that cannot be known without running it.", {},
             *unknown);
    else if (unknown != items.end())
        tell(ask, "unknown-pattern", "cannot be known without running it.", items.front(),
             *unknown);
}

} // namespace

FusionPatternObject* asFusionPattern(PythonValue value)
{
    return value.is(PythonType::Host) ? dynamic_cast<FusionPatternObject*>(value.object())
                                      : nullptr;
}

PythonValue FusionPatternObject::attribute(const PythonAsk& ask, std::string_view wanted)
{
    const auto orNone = [](PythonValue value) {
        return value.isValid() ? value : PythonValue::none();
    };
    if (wanted == "name")
        return ask.runtime.string(name);
    if (wanted == "pattern")
        return PythonValue(*pattern);
    if (wanted == "annotation_patterns")
        return annotationTable.isValid() ? annotationTable
                                         : PythonValue(ask.runtime.table(PythonType::Dict));
    if (wanted == "check")
        return orNone(check);
    if (wanted == "attrs_getter")
        return orNone(attributes);
    return {};
}

PythonValue makeFusionPattern(DplCall& call)
{
    auto name = call.text(call.at(0));
    DplObject* const pattern = name ? call.pattern(call.at(1)) : nullptr;
    if (!pattern)
        return {};
    PythonRuntime& runtime = call.ask().runtime;
    if (!runtime.grow(64))
        return {};
    auto& made = runtime.heap().make<FusionPatternObject>();
    made.name = std::move(*name);
    made.pattern = pattern;
    if (call.has(2) && !takeAnnotations(call, call.at(2), made))
        return {};
    made.check = call.has(3) ? call.at(3) : PythonValue();
    made.attributes = call.has(4) ? call.at(4) : PythonValue();
    made.place = placeInFile(call.ask());
    return PythonValue(made);
}

FusionPatternObject* fusionPatternOf(const PythonAsk& ask, PythonValue entry)
{
    if (FusionPatternObject* const made = asFusionPattern(entry))
        return made;
    if (entry.is(PythonType::Unknown)) {
        tell(ask, "unknown-pattern", "cannot be known without running it.", {}, entry);
        return nullptr;
    }
    if (!entry.is(PythonType::Tuple)) {
        tell(ask, "no-pattern",
             "is no pattern, but '" + ask.runtime.typeName(entry)
                 + "'. Write `(name, pattern)` or `FusionPattern(…)`.",
             entry);
        return nullptr;
    }
    const std::vector<PythonValue> items = entry.as<PythonSequence>().items;
    auto call = DplCall::bind(ask, "FusionPattern", fusionParameters, {items, {}});
    const PythonValue made = call ? makeFusionPattern(*call) : PythonValue();
    if (FusionPatternObject* const pattern = asFusionPattern(made))
        return pattern;
    if (ask.runtime.stop() == PythonStop::Raised) {
        const PythonError error = ask.runtime.error();
        ask.runtime.goOn();
        tell(ask, "no-pattern", "is no pattern. " + error.message + '.',
             items.empty() ? PythonValue() : items.front());
    } else if (!ask.runtime.isStopped()) {
        tellUnknownPart(ask, items);
    }
    return nullptr;
}

namespace {

/// The patterns of a list; those that are none were told. Nothing after a stop or an unknown.
std::optional<std::vector<FusionPatternObject*>> fusionPatterns(DplCall& call, PythonValue list)
{
    if (list.is(PythonType::Unknown)) {
        call.unknown(list);
        return std::nullopt;
    }
    const auto entries = call.ask().runtime.itemsOf(list);
    if (!entries)
        return std::nullopt;
    std::vector<FusionPatternObject*> found;
    for (const PythonValue entry : *entries) {
        FusionPatternObject* const made = fusionPatternOf(call.ask(), entry);
        if (call.ask().runtime.isStopped())
            return std::nullopt;
        if (made)
            found.push_back(made);
    }
    return found;
}

} // namespace

PythonValue makePatternPass(DplCall& call)
{
    TvmHost* const host = tvmHostOf(call.ask());
    TvmPass pass;
    pass.place = placeInFile(call.ask());
    const auto patterns = fusionPatterns(call, call.at(0));
    if (call.ask().runtime.isStopped())
        return {};
    if (!patterns)
        pass.unknown = call.at(0);
    else
        pass.patterns = *patterns;
    const auto isTrue = [&](std::size_t at, bool otherwise) {
        const PythonValue given = call.at(at);
        return given.is(PythonType::Bool) ? given.asBoolean() : otherwise;
    };
    pass.bindConstants = isTrue(1, true);
    pass.annotateCodegen = isTrue(2, false);
    if (call.at(3).isSequence()) {
        for (const PythonValue each : call.at(3).as<PythonSequence>().items) {
            if (each.is(PythonType::String))
                pass.entryFunctions.push_back(each.as<PythonString>().text);
        }
    }
    if (host)
        host->addPass(call.ask(), std::move(pass));
    return PythonValue(call.ask().runtime.heap().make<TvmQuietObject>("FuseOpsByPattern"));
}

PythonValue registerPatterns(DplCall& call)
{
    TvmHost* const host = tvmHostOf(call.ask());
    const auto patterns = fusionPatterns(call, call.at(0));
    if (call.ask().runtime.isStopped() || !host)
        return {};
    if (!patterns)
        host->tell({placeInFile(call.ask()),
                    "unknown-list",
                    "The list of patterns cannot be known without running it.",
                    call.at(0),
                    {}});
    else
        host->registerAll(call.ask(), *patterns);
    return PythonValue::none();
}

PythonValue patternsWithPrefix(DplCall& call)
{
    const TvmHost* const host = tvmHostOf(call.ask());
    const auto prefix = call.text(call.at(0));
    if (!prefix || !host || !call.ask().runtime.step(host->registered().size()))
        return {};
    std::vector<PythonValue> found;
    for (std::size_t at = host->registered().size(); at > 0; --at) {
        FusionPatternObject* const each = host->registered()[at - 1];
        if (each->name.starts_with(*prefix))
            found.emplace_back(*each);
    }
    return call.ask().runtime.list(std::move(found));
}

PythonValue patternNamed(DplCall& call)
{
    const TvmHost* const host = tvmHostOf(call.ask());
    const auto name = call.text(call.at(0));
    if (!name || !host || !call.ask().runtime.step(host->registered().size()))
        return {};
    for (std::size_t at = host->registered().size(); at > 0; --at) {
        if (host->registered()[at - 1]->name == *name)
            return PythonValue(*host->registered()[at - 1]);
    }
    return call.ask().unknown("No pattern is registered as `" + *name
                              + "`, neither here nor in a module beside this file.");
}

} // namespace fusewright
