// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/operator_catalogue.h"

#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "resources/embedded.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace fusewright {

namespace {

constexpr auto kindNames = std::to_array<std::pair<std::string_view, FusionKind>>({
    {"elemwise", FusionKind::Elemwise},
    {"broadcast", FusionKind::Broadcast},
    {"injective", FusionKind::Injective},
    {"reduce", FusionKind::Reduce},
    {"out_elemwise_fusable", FusionKind::OutElemwiseFusable},
    {"tuple", FusionKind::Tuple},
    {"opaque", FusionKind::Opaque},
    {"elemwise_or_broadcast", FusionKind::ElemwiseOrBroadcast},
});

constexpr auto basisNames = std::to_array<std::pair<std::string_view, FlopsFormula::Basis>>({
    {"zero", FlopsFormula::Basis::Zero},
    {"elements", FlopsFormula::Basis::Elements},
    {"input_elements", FlopsFormula::Basis::InputElements},
    {"gemm", FlopsFormula::Basis::Gemm},
    {"conv", FlopsFormula::Basis::Conv},
    {"attention", FlopsFormula::Basis::Attention},
    {"gemm_backward", FlopsFormula::Basis::GemmBackward},
    {"conv_backward", FlopsFormula::Basis::ConvBackward},
    {"attention_backward", FlopsFormula::Basis::AttentionBackward},
    {"einsum", FlopsFormula::Basis::Einsum},
    {"recurrent", FlopsFormula::Basis::Recurrent},
    {"interpolate", FlopsFormula::Basis::Interpolate},
    {"linear_algebra", FlopsFormula::Basis::LinearAlgebra},
    {"fourier", FlopsFormula::Basis::Fourier},
    {"experts", FlopsFormula::Basis::Experts},
    {"regions", FlopsFormula::Basis::Regions},
    {"packed", FlopsFormula::Basis::Packed},
    {"body", FlopsFormula::Basis::Body},
    {"special", FlopsFormula::Basis::Special},
});

/// `elements` or `elements*4`.
std::optional<FlopsFormula> parseFlops(std::string_view text)
{
    const std::size_t star = text.find('*');
    const auto basis = std::ranges::find(basisNames, text.substr(0, star),
                                         &std::pair<std::string_view, FlopsFormula::Basis>::first);
    if (basis == basisNames.end())
        return std::nullopt;
    FlopsFormula formula{.basis = basis->second};
    if (star == std::string_view::npos)
        return formula;
    const std::string_view factor = text.substr(star + 1);
    const auto end = factor.data() + factor.size();
    const auto parsed = std::from_chars(factor.data(), end, formula.factor);
    if (parsed.ec != std::errc() || parsed.ptr != end)
        return std::nullopt;
    return formula;
}

} // namespace

std::optional<FusionKind> parseFusionKind(std::string_view word)
{
    const auto found =
        std::ranges::find(kindNames, word, &std::pair<std::string_view, FusionKind>::first);
    return found == kindNames.end() ? std::nullopt : std::optional(found->second);
}

std::string_view fusionKindName(FusionKind kind)
{
    return std::ranges::find(kindNames, kind, &std::pair<std::string_view, FusionKind>::second)
        ->first;
}

std::string_view flopsBasisName(FlopsFormula::Basis basis)
{
    const auto found = std::ranges::find(basisNames, basis,
                                         &std::pair<std::string_view, FlopsFormula::Basis>::second);
    return found == basisNames.end() ? std::string_view("unknown") : found->first;
}

/// Reads a catalogue file into a catalogue; later files extend what is there.
class CatalogueReader {
public:
    CatalogueReader(OperatorCatalogue& catalogue, std::string file, Diagnostics& diagnostics)
        : m_catalogue(catalogue), m_file(std::move(file)), m_diagnostics(diagnostics)
    {
    }

    void read(const FileBytes& bytes)
    {
        JsonDocument document(bytes);
        m_document = &document;
        if (std::optional<JsonValue> root = document.root())
            readRoot(document, *root);
        document.report(m_file, m_diagnostics);
        m_document = nullptr;
        longestFirst(m_catalogue.m_namespaces);
        longestFirst(m_catalogue.m_overloads);
    }

private:
    static void longestFirst(std::vector<std::string>& affixes)
    {
        std::ranges::stable_sort(affixes, std::ranges::greater(), &std::string::size);
    }

    void readRoot(JsonDocument& document, JsonValue root)
    {
        const std::size_t place = root.offset();
        const bool isObject = root.forEachMember([&](std::string_view key, JsonValue value) {
            if (key == "operators")
                readList(key, value, [&](JsonValue entry) { readOperator(entry); });
            else if (key == "namespaces")
                readList(key, value,
                         [&](JsonValue item) { addTo(m_catalogue.m_namespaces, item); });
            else if (key == "overloads")
                readList(key, value, [&](JsonValue item) { addTo(m_catalogue.m_overloads, item); });
            else if (key == "formulas")
                readList(key, value, [&](JsonValue item) { readFormula(item); });
        });
        if (isObject)
            document.expectEnd();
        else if (!document.isBroken())
            complain(place, "A catalogue is an object with a list \"operators\".");
    }

    template <class Read>
    void readList(std::string_view key, JsonValue value, Read read)
    {
        const std::size_t place = value.offset();
        if (!value.forEachItem(read) && !m_document->isBroken())
            complain(place, '"' + std::string(key) + "\" must be a list.");
    }

    void addTo(std::vector<std::string>& affixes, JsonValue item)
    {
        const std::size_t place = item.offset();
        if (const auto text = item.string())
            affixes.emplace_back(*text);
        else if (!m_document->isBroken())
            complain(place, "A prefix or overload must be a string.");
    }

    /// One of a name that is known takes its place.
    void readFormula(JsonValue entry)
    {
        const std::size_t place = entry.offset();
        FormulaNote note;
        entry.forEachMember([&](std::string_view key, JsonValue value) {
            const auto text = value.string();
            if (key == "name")
                note.name = text.value_or("");
            else if (key == "text")
                note.text = text.value_or("");
            else if (key == "source")
                note.source = text.value_or("");
        });
        if (m_document->isBroken())
            return;
        if (note.name.empty() || note.text.empty()) {
            complain(place, "A formula must have a \"name\" and a \"text\".");
            return;
        }
        auto& all = m_catalogue.m_formulas;
        const auto known = std::ranges::find(all, note.name, &FormulaNote::name);
        if (known != all.end())
            *known = std::move(note);
        else
            all.push_back(std::move(note));
    }

    void readOperator(JsonValue entry)
    {
        OperatorSpec* spec = nullptr;
        bool isNamed = true;
        const std::size_t place = entry.offset();
        const bool isObject = entry.forEachMember([&](std::string_view key, JsonValue value) {
            if (!isNamed)
                return;
            if (spec)
                readField(*spec, key, value);
            else if (const auto name = key == "name" ? value.string() : std::nullopt)
                spec = &specNamed(*name);
            else
                isNamed = false;
        });
        if (m_document->isBroken())
            return;
        if (!isObject)
            complain(place, "An operator must be an object.");
        else if (!spec)
            complain(place, "An operator must begin with its \"name\".");
    }

    void readField(OperatorSpec& spec, std::string_view key, JsonValue value)
    {
        const std::size_t place = value.offset();
        if (key == "category")
            spec.category = value.string().value_or("other");
        else if (key == "gemm")
            spec.gemm = value.boolean().value_or(false);
        else if (key == "commutative")
            spec.commutative = value.boolean().value_or(false);
        else if (key == "aliases")
            readAliases(spec, value);
        else if (key == "kind" || key == "dynamic_kind")
            readKind(spec, key, value.string().value_or(""), place);
        else if (key == "flops")
            readFlops(spec, value.string().value_or(""), place);
        else if (key == "uncounted")
            spec.uncounted = value.string().value_or("");
    }

    void readKind(OperatorSpec& spec, std::string_view key, std::string_view word,
                  std::size_t place)
    {
        const std::optional<FusionKind> kind = parseFusionKind(word);
        if (!kind) {
            complain(place, "\"" + std::string(word) + "\" is not a kind of fusion.");
            return;
        }
        if (key == "kind")
            spec.kind = *kind;
        else
            spec.dynamicKind = kind;
    }

    void readFlops(OperatorSpec& spec, std::string_view word, std::size_t place)
    {
        if (const auto formula = parseFlops(word)) {
            spec.flops = *formula;
            spec.uncounted.clear();
        } else
            complain(place, "\"" + std::string(word) + "\" is not a way to count operations.");
    }

    void readAliases(OperatorSpec& spec, JsonValue dialects)
    {
        dialects.forEachMember([&](std::string_view, JsonValue names) {
            names.forEachItem([&](JsonValue item) {
                if (const auto name = item.string())
                    addName(spec, *name);
            });
        });
    }

    OperatorSpec& specNamed(std::string_view name)
    {
        const auto known = m_catalogue.m_byName.find(name);
        if (known != m_catalogue.m_byName.end() && known->second->name == name)
            return *known->second;
        OperatorSpec& spec = m_catalogue.m_operators.emplace_back();
        spec.name = name;
        addName(spec, spec.name);
        return spec;
    }

    void addName(OperatorSpec& spec, std::string_view name)
    {
        const std::string& kept = m_catalogue.m_aliases.emplace_back(name);
        m_catalogue.m_byName.insert_or_assign(kept, &spec);
    }

    void complain(std::size_t place, std::string message)
    {
        m_diagnostics.warning("catalogue", std::move(message), m_file, m_document->rangeAt(place));
    }

    OperatorCatalogue& m_catalogue;
    std::string m_file;
    Diagnostics& m_diagnostics;
    JsonDocument* m_document = nullptr;
};

std::shared_ptr<const OperatorCatalogue> OperatorCatalogue::builtIn()
{
    static const std::shared_ptr<const OperatorCatalogue> known = [] {
        Diagnostics unheard; // tests/engine/graph reads the built-in file and expects no finding
        auto catalogue = std::make_shared<OperatorCatalogue>();
        CatalogueReader(*catalogue, "operators.json", unheard)
            .read(FileBytes::copyOf(embedded::operators()));
        return catalogue;
    }();
    return known;
}

std::shared_ptr<const OperatorCatalogue> OperatorCatalogue::extendedBy(const std::string& path,
                                                                       Diagnostics& diagnostics)
{
    auto catalogue = std::make_shared<OperatorCatalogue>();
    CatalogueReader(*catalogue, "operators.json", diagnostics)
        .read(FileBytes::copyOf(embedded::operators()));
    if (const auto bytes = FileBytes::open(path, diagnostics))
        CatalogueReader(*catalogue, path, diagnostics).read(*bytes);
    return catalogue;
}

const FormulaNote* OperatorCatalogue::formulaOf(const OperatorSpec& spec) const
{
    auto found = std::ranges::find(m_formulas, spec.name, &FormulaNote::name);
    if (found == m_formulas.end())
        found = std::ranges::find(m_formulas, flopsBasisName(spec.flops.basis), &FormulaNote::name);
    return found == m_formulas.end() ? nullptr : &*found;
}

const OperatorSpec* OperatorCatalogue::exact(std::string_view name) const
{
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? nullptr : found->second;
}

const OperatorSpec* OperatorCatalogue::find(std::string_view nativeName) const
{
    if (const OperatorSpec* const spec = exact(nativeName))
        return spec;
    std::string_view bare = nativeName;
    const auto prefix = std::ranges::find_if(
        m_namespaces, [&](const std::string& candidate) { return bare.starts_with(candidate); });
    if (prefix != m_namespaces.end())
        bare.remove_prefix(prefix->size());
    if (const OperatorSpec* const spec = exact(bare))
        return spec;
    const OperatorSpec* const spec = withoutOverload(bare);
    return spec ? spec : withoutOverload(nativeName);
}

const OperatorSpec* OperatorCatalogue::withoutOverload(std::string_view name) const
{
    for (const std::string& overload : m_overloads) {
        if (!name.ends_with(overload))
            continue;
        if (const OperatorSpec* const spec = exact(name.substr(0, name.size() - overload.size())))
            return spec;
    }
    return nullptr;
}

} // namespace fusewright
