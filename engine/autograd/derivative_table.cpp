// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/derivative_table.h"

#include "engine/autograd/formula_parser.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"
#include "engine/support/source_text.h"
#include "resources/embedded.h"

#include <utility>

namespace fusewright {

namespace {

SourceText builtInText()
{
    return {"derivatives.txt", std::string(embedded::derivatives())};
}

} // namespace

std::shared_ptr<const DerivativeTable> DerivativeTable::builtIn()
{
    static const std::shared_ptr<const DerivativeTable> table = [] {
        auto made = std::make_shared<DerivativeTable>();
        Diagnostics none; // The tests see to it.
        made->add(builtInText(), *OperatorCatalogue::builtIn(), none);
        return made;
    }();
    return table;
}

std::shared_ptr<const DerivativeTable>
DerivativeTable::extendedBy(const std::string& path, const OperatorCatalogue& catalogue,
                            Diagnostics& diagnostics)
{
    auto table = std::make_shared<DerivativeTable>();
    Diagnostics none;
    table->add(builtInText(), *OperatorCatalogue::builtIn(), none);
    if (const auto bytes = FileBytes::open(path, diagnostics))
        table->add(SourceText(path, std::string(bytes->view())), catalogue, diagnostics);
    return table;
}

void DerivativeTable::add(const SourceText& text, const OperatorCatalogue& catalogue,
                          Diagnostics& diagnostics)
{
    std::unordered_map<std::string, Entries> added;
    for (Derivative& entry : FormulaParser(text, catalogue, diagnostics).parse()) {
        const Derivative& kept = m_entries.emplace_back(std::move(entry));
        added[kept.name].push_back(&kept);
    }
    for (auto& [name, entries] : added)
        m_byName[name] = std::move(entries);
}

const DerivativeTable::Entries& DerivativeTable::named(std::string_view name) const
{
    static const Entries none;
    const auto found = m_byName.find(std::string(name));
    return found == m_byName.end() ? none : found->second;
}

const DerivativeTable::Entries& DerivativeTable::ofCategory(std::string_view category) const
{
    return named("@" + std::string(category));
}

} // namespace fusewright
