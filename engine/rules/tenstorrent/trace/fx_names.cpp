// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/fx_names.h"

#include "engine/support/letters.h"

#include <charconv>
#include <optional>

namespace fusewright {

namespace {

/// Words of Python 3.13, its built-in names, and what torch.fx keeps for itself.
constexpr std::string_view takenNames =
    " False None True and as assert async await break class continue def del elif else except"
    " finally for from global if import in is lambda nonlocal not or pass raise return try while"
    " with yield ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup"
    " BlockingIOError BrokenPipeError BufferError BytesWarning ChildProcessError"
    " ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError"
    " DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception"
    " ExceptionGroup FileExistsError FileNotFoundError FloatingPointError FutureWarning"
    " GeneratorExit IOError ImportError ImportWarning IndentationError IndexError"
    " InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError"
    " ModuleNotFoundError NameError NotADirectoryError NotImplemented NotImplementedError OSError"
    " OverflowError PendingDeprecationWarning PermissionError ProcessLookupError"
    " PythonFinalizationError RecursionError ReferenceError ResourceWarning RuntimeError"
    " RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError"
    " SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError"
    " UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError"
    " Warning ZeroDivisionError __build_class__ __debug__ __doc__ __import__ __loader__ __name__"
    " __package__ __spec__ abs aiter all anext any ascii bin bool breakpoint bytearray bytes"
    " callable chr classmethod compile complex copyright credits delattr dict dir divmod enumerate"
    " eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input"
    " int isinstance issubclass iter len license list locals map max memoryview min next object"
    " oct open ord pow print property quit range repr reversed round set setattr slice sorted"
    " staticmethod str sum super tuple type vars zip inf nan NoneType torch device fx_pytree"
    " pytree ";

bool startsName(char character)
{
    return isLetter(character) || character == '_';
}

/// Of `add_2` the number; nothing for other names.
std::optional<std::uint64_t> numberBehind(std::string_view name)
{
    const std::size_t line = name.rfind('_');
    if (line == name.npos || line + 1 == name.size())
        return std::nullopt;
    std::uint64_t number = 0;
    const auto result = std::from_chars(name.data() + line + 1, name.data() + name.size(), number);
    const bool isWhole = result.ec == std::errc() && result.ptr == name.data() + name.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

/// What cannot be in a name of Python becomes one `_`.
std::string legalName(std::string_view candidate)
{
    std::string name;
    bool isGap = false;
    for (const char character : candidate) {
        const bool isLegal = startsName(character) || isDigit(character);
        if (isLegal)
            name += character;
        else if (!isGap)
            name += '_';
        isGap = !isLegal;
    }
    if (name.empty())
        return "_unnamed";
    return isDigit(name.front()) ? '_' + name : name;
}

} // namespace

std::string FxNames::unique(std::string_view candidate)
{
    std::string name = legalName(candidate);
    std::string base = name;
    std::uint64_t number = 0;
    if (const auto behind = numberBehind(name)) {
        base = name.substr(0, name.rfind('_'));
        number = *behind;
        name = base + '_' + std::to_string(number);
    }
    if (number == 0)
        number = m_counts[base];
    while (m_used.contains(name) || isPythonName(name))
        name = base + '_' + std::to_string(++number);
    m_used.insert(name);
    m_counts[base] = number;
    return name;
}

bool isPythonName(std::string_view name)
{
    return takenNames.find(' ' + std::string(name) + ' ') != takenNames.npos;
}

std::string fxNameOf(std::string_view target)
{
    if (target.size() > 4 && target.starts_with("__") && target.ends_with("__"))
        target = target.substr(2, target.size() - 4);
    std::string name;
    char before = ' ';
    for (const char character : target) {
        if (isUpper(character) && isLower(before))
            name += '_';
        name += toLower(character);
        before = character;
    }
    return name;
}

} // namespace fusewright
