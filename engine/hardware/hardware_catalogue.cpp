// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/hardware/hardware_catalogue.h"

#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "engine/support/letters.h"
#include "engine/support/nearest_word.h"
#include "resources/embedded.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace fusewright {

namespace {

/// Larger than any machine's, and small enough that products of three are finite.
constexpr double largestNumber = 1e30;
constexpr std::size_t mostProfiles = 1000;
constexpr std::size_t mostLetters = 1000; ///< Of a name, and of a source.

constexpr std::array<std::string_view, 5> wordKeys{"name", "title", "vendor", "kind", "peak"};

bool isLike(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, toLower, toLower);
}

std::string inLowerCase(std::string_view text)
{
    std::string folded(text);
    std::ranges::transform(folded, folded.begin(), toLower);
    return folded;
}

/// Nothing in it that a terminal would obey.
bool isPrintable(std::string_view text)
{
    return std::ranges::none_of(text, [](char letter) {
        return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f;
    });
}

std::optional<HardwareFact> factOf(std::string_view key)
{
    for (std::size_t at = 0; at < hardwareFactCount; ++at) {
        const auto fact = static_cast<HardwareFact>(at);
        if (hardwareFactKey(fact) == key)
            return fact;
    }
    return std::nullopt;
}

std::string unknownKey(std::string_view key)
{
    std::vector<std::string_view> known(wordKeys.begin(), wordKeys.end());
    for (std::size_t at = 0; at < hardwareFactCount; ++at)
        known.push_back(hardwareFactKey(static_cast<HardwareFact>(at)));
    return "`" + std::string(key) + "` is not a field of a hardware profile."
        + didYouMean(key, known);
}

/// Why a number cannot be one of a machine; nothing when it can.
std::optional<std::string> whyNot(double value, HardwareFact fact)
{
    const bool mayBeZero = fact == HardwareFact::SectionOverhead;
    if (!std::isfinite(value) || value > largestNumber || value < 0 || (value == 0 && !mayBeZero))
        return "must be a number above 0 and at most 1e30.";
    const bool isCount = fact == HardwareFact::OnChipUnits || fact == HardwareFact::ComputeUnits;
    if (isCount && (value != std::floor(value) || value > 1e9))
        return "must be a whole number up to 1,000,000,000.";
    return std::nullopt;
}

} // namespace

/// Reads a file of profiles into a catalogue; later files extend what is there.
class HardwareReader {
public:
    HardwareReader(HardwareCatalogue& catalogue, std::string file, Diagnostics& diagnostics)
        : m_catalogue(catalogue), m_file(std::move(file)), m_diagnostics(diagnostics)
    {
    }

    void read(const FileBytes& bytes)
    {
        JsonDocument document(bytes);
        m_document = &document;
        if (std::optional<JsonValue> root = document.root())
            readRoot(*root);
        document.report(m_file, m_diagnostics);
        m_document = nullptr;
    }

private:
    void readRoot(JsonValue root)
    {
        const std::size_t place = root.offset();
        bool hasProfiles = false;
        const bool isObject = root.forEachMember([&](std::string_view key, JsonValue value) {
            if (key == "format" && value.string() != "fusewright-hardware")
                complain(value.offset(), "`format` must be \"fusewright-hardware\".");
            if (key != "profiles")
                return;
            hasProfiles = true;
            const std::size_t list = value.offset();
            if (!value.forEachItem([&](JsonValue entry) { readProfile(entry); }))
                complain(list, "`profiles` must be a list.");
        });
        if (isObject)
            m_document->expectEnd();
        if (!isObject || !hasProfiles)
            complain(place, "A hardware file is an object with a list `profiles`.");
    }

    void readProfile(JsonValue entry)
    {
        HardwareProfile* profile = nullptr;
        bool isNamed = true;
        const std::size_t place = entry.offset();
        const bool isObject = entry.forEachMember([&](std::string_view key, JsonValue value) {
            if (!isNamed)
                return;
            if (profile)
                readField(*profile, key, value);
            else
                profile = key == "name" ? profileNamed(value) : nullptr;
            isNamed = profile != nullptr;
        });
        if (!isObject)
            complain(place, "A profile must be an object.");
        else if (!profile && !std::exchange(m_isToldWhy, false))
            complain(place, "A profile must begin with its `name`: a short text.");
    }

    /// Null where the value is no name, one that this file had before, or there are too many.
    HardwareProfile* profileNamed(JsonValue value)
    {
        const std::size_t place = value.offset();
        const std::optional<std::string_view> name = value.string();
        if (!name || name->empty() || name->size() > mostLetters || !isPrintable(*name))
            return nullptr;
        if (isTwice(std::string(*name), m_document->rangeAt(place)))
            return nullptr;
        auto& all = m_catalogue.m_all;
        const auto known = std::ranges::find_if(
            all, [&](const HardwareProfile& profile) { return isLike(profile.name, *name); });
        if (known != all.end())
            return &*known;
        if (all.size() >= mostProfiles) {
            tellLimit(place);
            return nullptr;
        }
        HardwareProfile& made = all.emplace_back();
        made.name = *name;
        made.title = *name;
        return &made;
    }

    /// Once, however many there are.
    void tellLimit(std::size_t place)
    {
        m_isToldWhy = true;
        if (std::exchange(m_isFull, true))
            return;
        complain(place,
                 "There is room for 1,000 hardware profiles: this new one and any after it are "
                 "ignored. Remove profiles that you do not need.");
    }

    /// Which of two profiles is meant nobody can tell, so that this is an error.
    bool isTwice(const std::string& name, const TextRange& range)
    {
        const auto [before, isNew] = m_named.try_emplace(inLowerCase(name), range);
        if (isNew)
            return false;
        m_isToldWhy = true;
        const TextPosition& first = before->second.begin;
        m_diagnostics.error("hardware",
                            "`" + name + "` is defined twice: first in line "
                                + std::to_string(first.line) + ", column "
                                + std::to_string(first.column)
                                + ". Remove one of them, or give it another name.",
                            m_file, range);
        return true;
    }

    void readField(HardwareProfile& profile, std::string_view key, JsonValue value)
    {
        if (key == "title")
            readWord(profile.title, key, value);
        else if (key == "vendor")
            readWord(profile.vendor, key, value);
        else if (key == "kind")
            readWord(profile.kind, key, value);
        else if (key == "peak")
            readPeaks(profile, value);
        else if (const auto fact = factOf(key))
            readFact(profile, *fact, value);
        else
            complain(value.offset(), unknownKey(key));
    }

    void readWord(std::string& word, std::string_view key, JsonValue value)
    {
        const std::size_t place = value.offset();
        const std::optional<std::string_view> text = value.string();
        if (text && text->size() <= mostLetters && isPrintable(*text))
            word = *text;
        else
            complain(place,
                     '`' + std::string(key)
                         + "` must be one line of text of at most 1,000 letters.");
    }

    void readPeaks(HardwareProfile& profile, JsonValue value)
    {
        const std::size_t place = value.offset();
        const bool isObject = value.forEachMember([&](std::string_view key, JsonValue number) {
            const std::size_t at = number.offset();
            const std::optional<DataType> type = parseDataType(key);
            if (!type || !bytesPerElement(*type)) {
                complain(at, '`' + std::string(key) + "` is no element type.");
                return;
            }
            if (auto peak = readNumber(number, key, HardwareFact::MemoryBandwidth))
                setPeak(profile, *type, std::move(*peak));
        });
        if (!isObject)
            complain(place, "`peak` must be an object: operations a second by element type.");
    }

    static void setPeak(HardwareProfile& profile, DataType type, SourcedNumber peak)
    {
        const auto known =
            std::ranges::find(profile.peaks, type, &decltype(profile.peaks)::value_type::first);
        if (known != profile.peaks.end())
            known->second = std::move(peak);
        else
            profile.peaks.emplace_back(type, std::move(peak));
    }

    void readFact(HardwareProfile& profile, HardwareFact fact, JsonValue value)
    {
        if (auto number = readNumber(value, hardwareFactKey(fact), fact))
            profile.facts[static_cast<std::size_t>(fact)] = std::move(*number);
    }

    /// A number alone, or an object with a `value` and its `source`.
    std::optional<SourcedNumber> readNumber(JsonValue value, std::string_view key,
                                            HardwareFact limits)
    {
        const std::size_t place = value.offset();
        SourcedNumber number{.value = 0, .source = m_file};
        std::optional<double> said;
        if (value.kind() == JsonKind::Object)
            value.forEachMember([&](std::string_view part, JsonValue of) {
                if (part == "value")
                    said = of.kind() == JsonKind::Number ? of.number() : std::nullopt;
                else if (part == "source")
                    readWord(number.source, part, of);
            });
        else if (value.kind() == JsonKind::Number)
            said = value.number();
        if (m_document->isBroken())
            return std::nullopt;
        if (!said) {
            complain(
                place,
                '`' + std::string(key)
                    + "` must be a number, or an object with a number `value` and a `source`.");
            return std::nullopt;
        }
        if (const auto why = whyNot(*said, limits)) {
            complain(place, '`' + std::string(key) + "` " + *why);
            return std::nullopt;
        }
        number.value = *said;
        return number;
    }

    void complain(std::size_t place, std::string message)
    {
        // What is broken is told once, by the document.
        if (!m_document->isBroken())
            m_diagnostics.warning("hardware", std::move(message), m_file,
                                  m_document->rangeAt(place));
    }

    HardwareCatalogue& m_catalogue;
    std::string m_file;
    Diagnostics& m_diagnostics;
    JsonDocument* m_document = nullptr;
    std::map<std::string, TextRange> m_named; ///< In this file, in lower case, and where.
    bool m_isFull = false;                    ///< There were more profiles than a catalogue takes.
    bool m_isToldWhy = false; ///< A finding says why the profile at hand is left out.
};

std::shared_ptr<const HardwareCatalogue> HardwareCatalogue::builtIn()
{
    static const std::shared_ptr<const HardwareCatalogue> known = [] {
        Diagnostics unheard; // tests/engine/hardware reads the built-in file and expects no finding
        auto catalogue = std::make_shared<HardwareCatalogue>();
        HardwareReader(*catalogue, "hardware.json", unheard)
            .read(FileBytes::copyOf(embedded::hardware()));
        return catalogue;
    }();
    return known;
}

std::shared_ptr<const HardwareCatalogue>
HardwareCatalogue::extendedBy(const std::string& path, Diagnostics& diagnostics,
                              const std::shared_ptr<const HardwareCatalogue>& base)
{
    auto catalogue = std::make_shared<HardwareCatalogue>(*base);
    if (const auto bytes = FileBytes::open(path, diagnostics))
        HardwareReader(*catalogue, path, diagnostics).read(*bytes);
    return catalogue;
}

std::shared_ptr<const HardwareCatalogue> HardwareCatalogue::extendedByText(std::string_view text,
                                                                           const std::string& file,
                                                                           Diagnostics& diagnostics)
{
    auto catalogue = std::make_shared<HardwareCatalogue>(*builtIn());
    HardwareReader(*catalogue, file, diagnostics).read(FileBytes::copyOf(text));
    return catalogue;
}

const HardwareProfile* HardwareCatalogue::find(std::string_view name) const
{
    const auto found = std::ranges::find_if(
        m_all, [&](const HardwareProfile& profile) { return isLike(profile.name, name); });
    return found == m_all.end() ? nullptr : &*found;
}

std::vector<std::string_view> HardwareCatalogue::names() const
{
    std::vector<std::string_view> names;
    for (const HardwareProfile& profile : m_all)
        names.push_back(profile.name);
    return names;
}

} // namespace fusewright
