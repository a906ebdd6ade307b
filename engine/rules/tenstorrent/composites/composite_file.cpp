// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/composites/composite_file.h"

#include "engine/python/python_lexer.h"
#include "engine/rules/python/python_siblings.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

/// The first name of a composite in a text; empty where there is none.
std::string nameIn(std::string_view text)
{
    constexpr std::string_view begin = "\"tenstorrent.";
    const std::size_t at = text.find(begin);
    if (at == std::string_view::npos)
        return {};
    const std::size_t end = text.find('"', at + 1);
    return end == std::string_view::npos ? std::string()
                                         : std::string(text.substr(at + 1, end - at - 1));
}

class CompositeReader {
public:
    explicit CompositeReader(CompositeFile& file) : m_file(file) { }

    void read();

private:
    void addRule(std::uint32_t entry);
    void nameCompositesOfCallers();
    std::string_view textOf(const CompositeRule& rule) const
    {
        return m_file.source->text().substr(rule.range.begin, rule.range.size());
    }
    ByteRange bytesOf(TextRange range) const
    {
        return {m_file.source->offset(range.begin), m_file.source->offset(range.end)};
    }
    ByteRange tableRange() const;

    CompositeFile& m_file;
};

/// Of the dictionary's name: where functions of other files are told of.
ByteRange CompositeReader::tableRange() const
{
    constexpr std::string_view name = "replacements";
    const std::string_view text = m_file.source->text();
    std::size_t at = text.find(name);
    while (at != std::string_view::npos && at > 0 && text[at - 1] != '\n')
        at = text.find(name, at + 1);
    return at == std::string_view::npos ? ByteRange{} : ByteRange{at, at + name.size()};
}

void CompositeReader::addRule(std::uint32_t entry)
{
    const CompositeEntry& written = m_file.program().entries()[entry];
    std::string name = written.place.qualifiedName.empty() ? std::string("composite")
                                                           : written.place.qualifiedName;
    const std::string plain = name;
    for (int number = 2; m_file.find(name); ++number)
        name = plain + '#' + std::to_string(number);
    CompositeRule rule{.name = std::move(name), .made = {}, .entry = entry};
    const bool isTold = std::ranges::any_of(m_file.rules, [&](const CompositeRule& other) {
        return written.isHere && other.nameRange == bytesOf(written.place.name);
    });
    const bool standsHere = written.isHere && !isTold;
    rule.nameRange = standsHere ? bytesOf(written.place.name) : tableRange();
    rule.range = standsHere ? bytesOf(written.place.whole) : tableRange();
    rule.made = nameIn(textOf(rule));
    m_file.rules.push_back(std::move(rule));
}

/// A function for modules has no name of its own, but calls one that has.
void CompositeReader::nameCompositesOfCallers()
{
    for (CompositeRule& rule : m_file.rules) {
        if (!rule.made.empty())
            continue;
        const std::string_view text = textOf(rule);
        const auto called = std::ranges::find_if(m_file.rules, [&](const CompositeRule& other) {
            return !other.made.empty() && text.find(other.name) != std::string_view::npos;
        });
        rule.made = called == m_file.rules.end() ? rule.name : called->made;
    }
}

void CompositeReader::read()
{
    m_file.diagnostics = m_file.program().findings();
    // What is wrong with the dictionary has no place of its own.
    for (Diagnostic& found : m_file.diagnostics) {
        if (!found.range && tableRange().size() > 0)
            found.range = m_file.source->range(tableRange());
    }
    const auto& entries = m_file.program().entries();
    for (std::uint32_t at = 0; at < entries.size(); ++at)
        addRule(at);
    nameCompositesOfCallers();
    // Where it could not be run, that is what to mend.
    const bool isTold = std::ranges::any_of(m_file.diagnostics, [&](const Diagnostic& found) {
        return found.severity == Severity::Error || tableRange().size() > 0;
    });
    if (entries.empty() && !isTold) {
        Diagnostics findings;
        findings.warning("no-composites",
                         "The file has no dictionary `replacements`, so nothing becomes a"
                         " composite. Name the functions of torch in it, each with the function"
                         " that wraps it.",
                         m_file.source->name());
        m_file.diagnostics.push_back(findings.all().front());
    }
    sortByPlace(m_file.diagnostics);
}

} // namespace

const CompositeRule* CompositeFile::find(std::string_view name) const
{
    const auto found = std::ranges::find(rules, name, &CompositeRule::name);
    return found == rules.end() ? nullptr : &*found;
}

CompositeFile readCompositeFile(std::shared_ptr<const SourceText> source,
                                const IncludePlaces& places, TorchHost::Flags flags)
{
    CompositeFile file{.source = std::move(source), .shared = {}, .flags = std::move(flags)};
    file.shared = std::make_shared<SharedComposites>(*file.source, file.flags,
                                                     siblingsOf(places, "tt_torch"));
    file.comments = pythonTokens(file.source->text()).comments;
    CompositeReader(file).read();
    return file;
}

} // namespace fusewright
