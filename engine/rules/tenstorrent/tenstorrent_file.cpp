// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/tenstorrent_file.h"

#include "engine/python/python_lexer.h"
#include "engine/rules/python/python_siblings.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

std::string_view lastName(std::string_view dotted)
{
    return dotted.substr(dotted.rfind('.') + 1);
}

class FileReader {
public:
    explicit FileReader(TenstorrentFile& file) : m_file(file) { }

    void read();

private:
    void readProvider(std::uint32_t at);
    void addRule(std::uint32_t provider, std::uint32_t pair);
    void add(Severity severity, std::string code, std::string message, TextRange place);
    void tellRefusal(const FusionPair& pair, const FusionProviderClass& provider);
    void tellEmpty();
    std::string freeName(const std::string& name) const;
    ByteRange bytesOf(TextRange range) const
    {
        return {m_file.source->offset(range.begin), m_file.source->offset(range.end)};
    }

    TenstorrentFile& m_file;
};

void FileReader::add(Severity severity, std::string code, std::string message, TextRange place)
{
    Diagnostic made{.severity = severity,
                    .code = std::move(code),
                    .message = std::move(message),
                    .file = m_file.source->name(),
                    .range = place,
                    .fixes = {}};
    // Pairs may share a function.
    if (std::ranges::find(m_file.diagnostics, made) == m_file.diagnostics.end())
        m_file.diagnostics.push_back(std::move(made));
}

/// What torch would say, and where.
void FileReader::tellRefusal(const FusionPair& pair, const FusionProviderClass& provider)
{
    const TraceRefusal* const refusal = pair.refusal();
    if (!refusal)
        return;
    const bool isReplacement = refusal->by == TraceRefusal::By::Replacement;
    std::string message = refusal->sentence;
    if (!refusal->error.empty() && message.find(refusal->error) == std::string::npos)
        message += (message.empty() ? "" : " ") + ("Torch says: " + refusal->error);
    const TextRange place = refusal->place == TextRange() ? provider.namePlace : refusal->place;
    add(Severity::Error, isReplacement ? "untraceable-replacement" : "untraceable-pattern",
        std::move(message), place);
}

std::string FileReader::freeName(const std::string& name) const
{
    std::string fresh = name;
    for (int number = 2; m_file.find(fresh); ++number)
        fresh = name + '#' + std::to_string(number);
    return fresh;
}

void FileReader::addRule(std::uint32_t provider, std::uint32_t pair)
{
    const FusionProviderClass& owner = m_file.program().providers()[provider];
    const FusionPair& written = owner.pairs[pair];
    std::string name = owner.name.empty() ? owner.className : owner.name;
    if (owner.pairs.size() > 1)
        name += '.' + std::string(lastName(written.pattern.place.qualifiedName));
    TenstorrentRule rule{.name = freeName(name), .provider = provider, .pair = pair};
    const FunctionPlace& place = written.pattern.place;
    const auto isOwn = [&](const TextRange& range) {
        return owner.classPlace.begin <= range.begin && range.end <= owner.classPlace.end;
    };
    const bool isTold = std::ranges::any_of(m_file.rules, [&](const TenstorrentRule& other) {
        return other.nameRange == bytesOf(place.name);
    });
    const bool standsHere = place.line > 0 && isOwn(place.whole) && !isTold;
    rule.nameRange = bytesOf(standsHere ? place.name : owner.namePlace);
    rule.range = bytesOf(standsHere ? place.whole : owner.classPlace);
    m_file.rules.push_back(std::move(rule));
}

void FileReader::readProvider(std::uint32_t at)
{
    const FusionProviderClass& provider = m_file.program().providers()[at];
    const auto tell = [&](const std::optional<ProviderReason>& reason, Severity severity,
                          const char* code) {
        if (!reason)
            return;
        std::string message = provider.className + " cannot be previewed: " + reason->sentence;
        if (!reason->error.empty())
            message += " (" + reason->error + ')';
        add(severity, code, std::move(message),
            reason->place == TextRange() ? provider.namePlace : reason->place);
    };
    tell(provider.refused, Severity::Error, "no-provider");
    tell(provider.ownReplace, Severity::Warning, "own-replacement");
    tell(provider.byHand, Severity::Warning, "by-hand");
    if (provider.refused || provider.ownReplace)
        return;
    for (std::uint32_t pair = 0; pair < provider.pairs.size(); ++pair) {
        if (provider.byHand && !provider.pairs[pair].patternTrace.graph)
            continue;
        addRule(at, pair);
        tellRefusal(provider.pairs[pair], provider);
    }
}

/// Of a file that somebody has begun to write.
void FileReader::tellEmpty()
{
    if (m_file.source->text().find_first_not_of(" \t\r\n") == std::string_view::npos)
        return;
    add(Severity::Warning, "no-providers",
        "The file has no class that derives from `FusionProvider`, so nothing is fused. Add one"
        " with `pattern` and `replacement`.",
        {{1, 1}, {1, 1}});
}

void FileReader::read()
{
    m_file.diagnostics = m_file.program().findings();
    for (std::uint32_t at = 0; at < m_file.program().providers().size(); ++at)
        readProvider(at);
    if (m_file.program().providers().empty() && m_file.diagnostics.empty())
        tellEmpty();
    sortByPlace(m_file.diagnostics);
}

} // namespace

const TenstorrentRule* TenstorrentFile::find(std::string_view name) const
{
    const auto found = std::ranges::find(rules, name, &TenstorrentRule::name);
    return found == rules.end() ? nullptr : &*found;
}

TenstorrentFile readTenstorrentFile(std::shared_ptr<const SourceText> source,
                                    const IncludePlaces& places, TorchHost::Flags flags)
{
    TenstorrentFile file{.source = std::move(source), .shared = {}, .flags = std::move(flags)};
    file.shared =
        std::make_shared<SharedProgram>(*file.source, file.flags, siblingsOf(places, "tt_torch"));
    file.comments = pythonTokens(file.source->text()).comments;
    FileReader(file).read();
    return file;
}

TorchHost::Flags chosenFlags(const std::vector<std::string>& names,
                             const std::map<std::string, std::string>& options)
{
    TorchHost::Flags flags;
    for (const std::string& name : names) {
        const auto chosen = options.find(name);
        if (chosen != options.end())
            flags.emplace(name, chosen->second);
    }
    return flags;
}

} // namespace fusewright
