// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_classes.h"
#include "engine/python/eval/python_heap.h"
#include "engine/python/eval/python_host.h"
#include "engine/python/eval/python_objects.h"
#include "engine/python/eval/python_table.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

class PythonListener;
struct PythonLibrary;

/// What an evaluation may use up.
struct PythonLimits {
    std::uint64_t steps = 2'000'000;   ///< Statements, expressions and items.
    std::size_t calls = 200;           ///< Within each other.
    std::size_t levels = 1'200;        ///< Of statements, expressions and calls within each other.
    std::uint64_t size = 16'000'000;   ///< Items and characters of all values that are made.
    std::uint64_t bytes = 256'000'000; ///< Of the objects themselves.
};

/// Why evaluation is on its way out.
enum class PythonStop : std::uint8_t { None, Raised, Unknown, Budget };

/// What becomes of a call in which an unknown value is asked for its truth or its items.
enum class OnUnknownDecision : std::uint8_t {
    EndCall, ///< The call's value is unknown; what is around it goes on.
    EndAll,  ///< Nobody can know how the program goes on.
};

/// What ended a statement at the top level, or a call of the host's.
struct PythonError {
    PythonStop stop = PythonStop::Raised;
    std::string type;    ///< `ValueError`; empty for what is unknown or exhausted.
    std::string message; ///< As Python says it, or why a value is unknown.
    PythonPlace place;
    std::vector<PythonPlace> traceback; ///< Or the places where the unknown value went, first last.
};

/// A call that is running.
struct PythonFrame {
    std::string_view name;
    PythonPlace place;            ///< Where it is now.
    PythonScope* scope = nullptr; ///< Null of what is no text.
};

/// The state of an evaluation and what Python's values can do.
///
/// What gives a value gives nothing after something was raised, an unknown value was asked for a
/// decision, or the budget is used up: `stop()` says which, and everyone returns at once.
class PythonRuntime {
public:
    PythonRuntime(PythonHost& host, PythonLimits limits);
    ~PythonRuntime();

    PythonHost& host() { return m_host; }
    PythonHeap& heap() { return m_heap; }
    PythonLibrary& library() { return *m_library; }

    // Making values: python_runtime.cpp.
    PythonValue string(std::string text);
    PythonValue list(std::vector<PythonValue> items);
    PythonValue tuple(std::vector<PythonValue> items);
    PythonValue view(std::string_view name, std::vector<PythonValue> items);
    PythonTable& table(PythonType type) { return m_heap.make<PythonTable>(type); }
    PythonValue builtin(std::string name, PythonNative function, PythonValue self = {});

    // Stopping: python_runtime.cpp.
    PythonStop stop() const { return m_stop; }
    bool isStopped() const { return m_stop != PythonStop::None; }
    PythonValue raise(std::string_view type, std::string message);
    PythonValue raise(std::string_view type, std::vector<PythonValue> arguments);
    /// Raises an exception again; its place stays where it is.
    PythonValue raiseAgain(PythonException& exception);
    void place(PythonException& exception) const;
    /// Nothing: evaluation cannot go on without knowing this value.
    PythonValue needsKnown(PythonValue unknown, std::string_view what);
    PythonValue exhausted(std::string message);
    PythonValue unknown(std::string sentence, PythonValue from = {});
    /// Why evaluation stopped.
    PythonError error();
    PythonException* raised() const { return m_raised; }
    PythonUnknown* undecided() const { return m_undecided; }
    const std::string& budgetMessage() const { return m_budgetMessage; }
    PythonPlace budgetPlace() const { return m_budgetPlace; }
    /// Evaluation goes on; not when the budget is used up.
    void goOn();
    /// Takes the reason to stop away while a `finally` runs, and puts it back.
    struct Reason {
        PythonStop stop;
        PythonException* raised;
        PythonUnknown* undecided;
    };
    Reason pause();
    void resume(Reason reason);
    void restart(PythonLimits limits);

    /// One step further; false when there are no more.
    bool step(std::uint64_t steps = 1);
    /// As many steps as it takes to look at all of a value once.
    bool stepOver(PythonValue value);
    /// Before something of that size is made; false when there is no room.
    bool grow(std::uint64_t size);
    std::uint64_t stepsUsed() const { return m_steps; }
    std::uint64_t sizeUsed() const { return m_size; }

    PythonPlace here() const { return m_frames.empty() ? PythonPlace() : m_frames.back().place; }
    void at(PythonPlace place) { m_frames.back().place = place; }
    PythonAsk ask() { return {*this, here()}; }
    std::vector<PythonFrame>& frames() { return m_frames; }
    OnUnknownDecision onUnknown = OnUnknownDecision::EndAll;
    /// Exceptions whose `except` is running, innermost last.
    std::vector<PythonException*> handled;
    /// Files that were read, by their names.
    std::map<std::string, PythonModule*, std::less<>> modules;
    std::vector<std::unique_ptr<PythonProgram>> programs;
    int tries = 0; ///< Statements `try` that are running.
    /// What an item of a list at the top level raises becomes an error, and an unknown item.
    bool keepsNeighbours = false;
    std::vector<PythonError> errors;
    PythonListener* listener = nullptr;

    /// Counts how deep functions call each other in C++; false when it is too deep.
    class Level {
    public:
        explicit Level(PythonRuntime& runtime) : m_runtime(runtime) { ++m_runtime.m_levels; }
        ~Level() { --m_runtime.m_levels; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;
        bool isTooDeep();

    private:
        PythonRuntime& m_runtime;
    };

    // What values can do: python_attributes.cpp, python_calling.cpp, python_arithmetic.cpp, …
    std::string typeName(PythonValue value) const;
    PythonValue typeOf(PythonValue value);
    PythonValue attribute(PythonValue of, std::string_view name);
    /// Nothing without raising where there is none.
    PythonValue findAttribute(PythonValue of, std::string_view name);
    bool setAttribute(PythonValue of, std::string_view name, PythonValue value);
    bool deleteAttribute(PythonValue of, std::string_view name);

    PythonValue call(PythonValue function, PythonArguments arguments);
    PythonValue callMethod(PythonValue of, std::string_view name, std::vector<PythonValue> with);
    PythonValue instantiate(PythonClass& made, PythonArguments arguments);

    PythonValue binary(PythonOperator which, PythonValue left, PythonValue right);
    PythonValue inPlace(PythonOperator which, PythonValue left, PythonValue right);
    PythonValue unary(PythonUnary which, PythonValue operand);
    PythonValue compare(PythonComparison which, PythonValue left, PythonValue right);
    PythonValue contains(PythonValue container, PythonValue item);
    PythonValue item(PythonValue of, PythonValue index);
    bool setItem(PythonValue of, PythonValue index, PythonValue value);
    bool deleteItem(PythonValue of, PythonValue index);

    /// Nothing after a stop: an unknown is one.
    std::optional<bool> truth(PythonValue value);
    /// As a boolean, or unknown.
    PythonValue truthValue(PythonValue value);
    std::optional<bool> isEqual(PythonValue left, PythonValue right);
    std::optional<bool> isLess(PythonValue left, PythonValue right);
    PythonIterator* iterate(PythonValue value);
    std::optional<std::vector<PythonValue>> itemsOf(PythonValue value);
    PythonValue length(PythonValue value);
    PythonValue isInstance(PythonValue value, PythonValue type);
    PythonValue isSubclass(PythonValue value, PythonValue type);

    /// As `repr` and `str` give it; nothing after a stop.
    std::optional<std::string> repr(PythonValue value);
    std::optional<std::string> str(PythonValue value);
    std::optional<std::string> format(PythonValue value, std::string_view spec);

    /// Sees to it that a text into which something unknown was written is unknown itself.
    class TextWatch {
    public:
        explicit TextWatch(PythonRuntime& runtime)
            : m_runtime(runtime), m_before(std::exchange(runtime.m_unknownInText, {}))
        {
        }
        ~TextWatch() { m_runtime.m_unknownInText = m_before; }
        TextWatch(const TextWatch&) = delete;
        TextWatch& operator=(const TextWatch&) = delete;
        PythonValue valueOf(std::optional<std::string> text);

    private:
        PythonRuntime& m_runtime;
        PythonValue m_before;
    };
    void writesUnknown(PythonValue unknown) { m_unknownInText = unknown; }

    /// The hash of a key; raises where it cannot be one.
    std::optional<std::uint64_t> hash(PythonValue key);
    bool setKey(PythonTable& table, PythonValue key, PythonValue value);
    const PythonTable::Entry* findKey(PythonTable& table, PythonValue key);

private:
    PythonHost& m_host;
    PythonHeap m_heap;
    PythonLimits m_limits;
    std::unique_ptr<PythonLibrary> m_library;
    std::vector<PythonFrame> m_frames;
    PythonStop m_stop = PythonStop::None;
    PythonException* m_raised = nullptr;
    PythonUnknown* m_undecided = nullptr;
    PythonValue m_unknownInText;
    std::string m_budgetMessage;
    PythonPlace m_budgetPlace;
    std::uint64_t m_steps = 0;
    std::uint64_t m_size = 0;
    std::uint64_t m_bytesBefore = 0; ///< That the heap had made when the budget began.
    std::size_t m_levels = 0;
};

} // namespace fusewright
