// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/cost_words.h"

#include "engine/support/json_writer.h"

#include <array>
#include <charconv>

namespace fusewright {

std::string formulaWords(const CostAmount& amount, std::size_t most)
{
    return amount ? amount->words(most).value_or("unknown") : "unknown";
}

std::string rangeWords(const OperationRange& range, std::size_t most)
{
    if (range.exact())
        return formulaWords(range.exact(), most);
    const auto least = range.least.words(most);
    const auto top = range.most ? range.most->words(most) : std::nullopt;
    if (!least || (!top && range.least == CostFormula(0)))
        return "unknown";
    if (range.least == CostFormula(0))
        return "at most " + *top;
    return top ? *least + " to " + *top : "at least " + *least;
}

std::string fixedText(double number, int digits)
{
    std::array<char, 64> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), number,
                                       std::chars_format::fixed, digits);
    return {text.data(), written.ptr};
}

std::string shareWords(const std::optional<ShareRange>& share)
{
    if (!share)
        return "unknown";
    const std::string least = fixedText(share->least, 2);
    const std::string most = fixedText(share->most, 2);
    return least == most ? least : least + " to " + most;
}

void writeRange(JsonWriter& writer, const std::string& key, const OperationRange& range)
{
    if (range.exact()) {
        writeFormula(writer, key, range.exact());
        return;
    }
    const auto least = range.least.number();
    if (least && *least > 0)
        writer.key(key + "AtLeast").number(*least);
    if (const auto most = numberOf(range.most))
        writer.key(key + "AtMost").number(*most);
}

void writeFormula(JsonWriter& writer, const std::string& key, const CostAmount& amount)
{
    if (const auto text = amount ? amount->text() : std::nullopt)
        writer.key(key + "Formula").string(*text);
}

} // namespace fusewright
