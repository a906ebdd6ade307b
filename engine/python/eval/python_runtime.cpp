// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_runtime.h"

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_program.h"

namespace fusewright {

namespace {

constexpr std::size_t longestChain = 20;
constexpr std::size_t longestTraceback = 50;

} // namespace

PythonRuntime::PythonRuntime(PythonHost& host, PythonLimits limits) : m_host(host), m_limits(limits)
{
    m_frames.push_back({});
    m_library = std::make_unique<PythonLibrary>(*this);
}

PythonRuntime::~PythonRuntime() = default;

PythonValue PythonRuntime::string(std::string text)
{
    if (!grow(text.size() + 1))
        return {};
    return PythonValue(m_heap.make<PythonString>(std::move(text)));
}

PythonValue PythonRuntime::list(std::vector<PythonValue> items)
{
    if (!grow(items.size() + 1))
        return {};
    return PythonValue(m_heap.make<PythonSequence>(PythonType::List, std::move(items)));
}

PythonValue PythonRuntime::tuple(std::vector<PythonValue> items)
{
    if (!grow(items.size() + 1))
        return {};
    return PythonValue(m_heap.make<PythonSequence>(PythonType::Tuple, std::move(items)));
}

PythonValue PythonRuntime::view(std::string_view name, std::vector<PythonValue> items)
{
    if (!grow(items.size() + 1))
        return {};
    auto& made = m_heap.make<PythonSequence>(PythonType::View, std::move(items));
    made.viewName = name;
    return PythonValue(made);
}

PythonValue PythonRuntime::builtin(std::string name, PythonNative function, PythonValue self)
{
    auto& made = m_heap.make<PythonBuiltin>(std::move(name), function);
    made.self = self;
    return PythonValue(made);
}

PythonValue PythonRuntime::raise(std::string_view type, std::string message)
{
    const PythonValue text = string(std::move(message));
    if (!text.isValid())
        return {};
    return raise(type, std::vector{text});
}

PythonValue PythonRuntime::raise(std::string_view type, std::vector<PythonValue> arguments)
{
    if (isStopped())
        return {};
    PythonClass* const made = m_library->exception(type);
    auto& exception = m_heap.make<PythonException>(*made);
    exception.arguments = std::move(arguments);
    place(exception);
    return raiseAgain(exception);
}

PythonValue PythonRuntime::raiseAgain(PythonException& exception)
{
    if (isStopped())
        return {};
    if (!grow(exception.traceback.size() * 3 + 1))
        return {};
    m_raised = &exception;
    m_stop = PythonStop::Raised;
    return {};
}

void PythonRuntime::place(PythonException& exception) const
{
    exception.place = here();
    exception.traceback.clear();
    // Of very many calls the outermost say least.
    const std::size_t first =
        m_frames.size() > longestTraceback ? m_frames.size() - longestTraceback : 0;
    for (std::size_t at = first; at < m_frames.size(); ++at) {
        if (m_frames[at].place.source)
            exception.traceback.push_back(m_frames[at].place);
    }
}

PythonValue PythonRuntime::needsKnown(PythonValue unknown, std::string_view what)
{
    if (isStopped())
        return {};
    const PythonValue reason = this->unknown(std::string(what), unknown);
    m_undecided = &reason.as<PythonUnknown>();
    m_stop = PythonStop::Unknown;
    return {};
}

PythonValue PythonRuntime::exhausted(std::string message)
{
    if (m_stop == PythonStop::Budget)
        return {};
    m_stop = PythonStop::Budget;
    m_budgetMessage = std::move(message);
    m_budgetPlace = here();
    return {};
}

PythonValue PythonRuntime::unknown(std::string sentence, PythonValue from)
{
    const PythonUnknown* before = nullptr;
    if (from.is(PythonType::Unknown))
        before = &from.as<PythonUnknown>();
    if (before && before->length >= longestChain)
        return from;
    return PythonValue(m_heap.make<PythonUnknown>(here(), std::move(sentence), before));
}

void PythonRuntime::goOn()
{
    if (m_stop != PythonStop::Budget)
        m_stop = PythonStop::None;
}

PythonError PythonRuntime::error()
{
    PythonError error{.stop = m_stop};
    if (m_stop == PythonStop::Budget) {
        error.message = m_budgetMessage;
        error.place = m_budgetPlace;
    } else if (m_stop == PythonStop::Unknown) {
        const PythonUnknown* origin = m_undecided;
        for (; origin->from; origin = origin->from)
            error.traceback.push_back(origin->place);
        error.place = m_undecided->place;
        error.message = origin->sentence;
        error.traceback.push_back(origin->place);
    } else if (m_stop == PythonStop::Raised) {
        PythonException& exception = *m_raised;
        error.type = exception.made->name;
        error.place = exception.place;
        error.traceback = exception.traceback;
        const Reason reason = pause();
        error.message = str(PythonValue(exception)).value_or(std::string());
        resume(reason);
    }
    return error;
}

PythonRuntime::Reason PythonRuntime::pause()
{
    const Reason reason{m_stop, m_raised, m_undecided};
    goOn();
    return reason;
}

void PythonRuntime::resume(Reason reason)
{
    if (m_stop == PythonStop::Budget)
        return;
    m_stop = reason.stop;
    m_raised = reason.raised;
    m_undecided = reason.undecided;
}

void PythonRuntime::restart(PythonLimits limits)
{
    m_limits = limits;
    m_steps = 0;
    m_size = 0;
    m_bytesBefore = m_heap.bytesMade();
    m_stop = PythonStop::None;
    m_frames.resize(1);
}

bool PythonRuntime::step(std::uint64_t steps)
{
    m_steps += steps;
    if (m_heap.bytesMade() - m_bytesBefore > m_limits.bytes) {
        exhausted("Too many values are made here.");
        return false;
    }
    if (m_steps <= m_limits.steps)
        return !isStopped();
    exhausted("This takes more than " + std::to_string(m_limits.steps) + " steps.");
    return false;
}

bool PythonRuntime::stepOver(PythonValue value)
{
    // What is looked at in C++ is looked at so much faster than a step is taken.
    constexpr std::size_t itemsOfAStep = 64;
    std::size_t size = 0;
    if (value.is(PythonType::String))
        size = value.as<PythonString>().text.size();
    else if (value.isSequence())
        size = value.as<PythonSequence>().items.size();
    else if (value.is(PythonType::Dict) || value.isAnySet())
        size = value.as<PythonTable>().entries().size();
    return step(size / itemsOfAStep + 1);
}

bool PythonRuntime::grow(std::uint64_t size)
{
    // What is asked for may be larger than any number of ours.
    if (size <= m_limits.size && m_size + size <= m_limits.size) {
        m_size += size;
        return m_stop != PythonStop::Budget;
    }
    exhausted("The values get too large here: more than " + std::to_string(m_limits.size)
              + " items and characters.");
    return false;
}

bool PythonRuntime::Level::isTooDeep()
{
    if (m_runtime.m_levels <= m_runtime.m_limits.levels
        && m_runtime.m_frames.size() <= m_runtime.m_limits.calls + 1)
        return false;
    m_runtime.exhausted("Calls are nested too deep: more than "
                        + std::to_string(m_runtime.m_limits.calls) + " within each other.");
    return true;
}

PythonValue PythonRuntime::TextWatch::valueOf(std::optional<std::string> text)
{
    if (!text)
        return {};
    const PythonValue unclear = m_runtime.m_unknownInText;
    return unclear.isValid() ? m_runtime.unknown("It is put into a text.", unclear)
                             : m_runtime.string(std::move(*text));
}

std::optional<std::uint64_t> PythonRuntime::hash(PythonValue key)
{
    PythonKeyWork work;
    const int before = work.left;
    const auto hash = pythonHash(key, work);
    if (!stepOver(key) || !step(static_cast<std::uint64_t>(before - work.left) / 4 + 1))
        return std::nullopt;
    if (hash)
        return hash;
    PythonValue culprit = key;
    while (culprit.is(PythonType::Tuple)) {
        for (const PythonValue item : culprit.as<PythonSequence>().items) {
            if (!pythonHash(item)) {
                culprit = item;
                break;
            }
        }
    }
    raise("TypeError", "unhashable type: '" + typeName(culprit) + '\'');
    return std::nullopt;
}

bool PythonRuntime::setKey(PythonTable& table, PythonValue key, PythonValue value)
{
    const auto keyHash = hash(key);
    PythonKeyWork work;
    const int before = work.left;
    if (!keyHash || !grow(2))
        return false;
    static_cast<void>(table.find(key, *keyHash, work));
    if (!step(static_cast<std::uint64_t>(before - work.left) / 2 + 1))
        return false;
    m_heap.changing(table);
    table.set(key, *keyHash, value);
    return true;
}

const PythonTable::Entry* PythonRuntime::findKey(PythonTable& table, PythonValue key)
{
    const auto keyHash = hash(key);
    if (!keyHash)
        return nullptr;
    PythonKeyWork work;
    const int before = work.left;
    const PythonTable::Entry* const found = table.find(key, *keyHash, work);
    return step(static_cast<std::uint64_t>(before - work.left) / 4 + 1) ? found : nullptr;
}

PythonValue PythonAsk::raise(std::string_view type, std::string message) const
{
    return runtime.raise(type, std::move(message));
}

PythonValue PythonAsk::unknown(std::string sentence) const
{
    return runtime.unknown(std::move(sentence));
}

PythonValue PythonArguments::keyword(std::string_view name) const
{
    for (const PythonKeyword& each : keywords) {
        if (each.name == name)
            return each.value;
    }
    return {};
}

PythonValue PythonCall::at(std::size_t index) const
{
    return index < arguments.positional.size() ? arguments.positional[index] : PythonValue();
}

PythonValue PythonCall::at(std::size_t index, std::string_view name) const
{
    const PythonValue given = at(index);
    return given.isValid() ? given : arguments.keyword(name);
}

} // namespace fusewright
