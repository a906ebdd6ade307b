// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_catalogue.h"

#include "engine/graph/encoding.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/rules/qnn/qnn_findings.h"
#include "engine/rules/qnn/qnn_number.h"
#include "engine/rules/qnn/qnn_scan.h"
#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "engine/support/source_text.h"
#include "resources/embedded.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

constexpr auto takesWords = std::to_array<std::pair<std::string_view, QnnTakes>>({
    {"any", QnnTakes::Any},
    {"argument", QnnTakes::Argument},
    {"bool", QnnTakes::Bool},
    {"newSplit", QnnTakes::NewSplit},
    {"newTag", QnnTakes::NewTag},
    {"number", QnnTakes::Number},
    {"operand", QnnTakes::Operand},
    {"part", QnnTakes::Part},
    {"shape", QnnTakes::Shape},
    {"split", QnnTakes::SplitTag},
    {"type", QnnTakes::Type},
    {"whole", QnnTakes::Whole},
});

constexpr auto givesWords = std::to_array<std::pair<std::string_view, QnnGives>>({
    {"bool", QnnGives::Bool},
    {"float", QnnGives::Float},
    {"int", QnnGives::Int},
    {"part", QnnGives::Part},
    {"pattern", QnnGives::Pattern},
    {"size", QnnGives::Size},
});

template <class Words>
auto meaningOf(const Words& words, std::string_view word)
{
    const auto found =
        std::ranges::find(words, word, &std::remove_cvref_t<decltype(words[0])>::first);
    return found == words.end() ? words.front().second : found->second;
}

std::uint8_t placesOf(QnnGives gives)
{
    if (gives == QnnGives::Pattern)
        return QnnMatch;
    return gives == QnnGives::Part ? std::uint8_t{QnnReplacement} : qnnValues;
}

std::vector<std::string> namesIn(std::string_view operands)
{
    std::vector<std::string> names(1);
    for (const char character : operands) {
        if (character == ',')
            names.emplace_back();
        else if (character != ' ')
            names.back() += character;
    }
    return names;
}

QnnTree treeOf(const std::string& text)
{
    const SourceText source("qnn.json", text);
    QnnFindings findings(source);
    QnnLexing lexing = lexQnn(source.text());
    lexing.tokens.pop_back();
    return readQnnTree(lexing.tokens, {0, text.size()}, findings);
}

} // namespace

/// Reads the embedded file, which is sound.
class QnnCatalogueReader {
public:
    explicit QnnCatalogueReader(QnnCatalogue& catalogue) : m_catalogue(catalogue) { }

    void read();

private:
    using Member = std::pair<std::string, std::string>;

    std::vector<Member> membersOf(JsonValue entry, std::vector<std::string>& takes);
    void add(std::string_view list, JsonValue entry);
    void addHelper(const std::vector<Member>& members, const std::vector<std::string>& takes,
                   bool isConstant);
    std::string_view keep(std::string text)
    {
        return m_catalogue.m_texts.emplace_back(std::move(text));
    }

    QnnCatalogue& m_catalogue;
};

namespace {

const std::string& memberOf(const std::vector<std::pair<std::string, std::string>>& members,
                            std::string_view key)
{
    static const std::string none;
    const auto found = std::ranges::find(members, key, &std::pair<std::string, std::string>::first);
    return found == members.end() ? none : found->second;
}

} // namespace

std::vector<QnnCatalogueReader::Member>
QnnCatalogueReader::membersOf(JsonValue entry, std::vector<std::string>& takes)
{
    std::vector<Member> members;
    entry.forEachMember([&](std::string_view key, JsonValue value) {
        if (const auto text = value.string())
            members.emplace_back(key, *text);
        else if (const auto number = value.integer())
            members.emplace_back(key, std::to_string(*number));
        else if (value.boolean().value_or(false))
            members.emplace_back(key, "true");
        else
            value.forEachItem([&](JsonValue each) {
                if (const auto word = each.string())
                    takes.emplace_back(*word);
            });
    });
    return members;
}

void QnnCatalogueReader::addHelper(const std::vector<Member>& members,
                                   const std::vector<std::string>& takes, bool isConstant)
{
    QnnHelper helper{.isConstant = isConstant, .isGrammar = !memberOf(members, "grammar").empty()};
    helper.function.name = keep(memberOf(members, "name"));
    helper.function.operands = keep(memberOf(members, "operands"));
    helper.function.summary = keep(memberOf(members, "summary"));
    helper.function.gives = meaningOf(givesWords, memberOf(members, "gives"));
    helper.function.where = placesOf(helper.function.gives);
    for (const std::string& word : takes)
        helper.function.takes[helper.function.kinds++] = meaningOf(takesWords, word);
    helper.function.fewest = helper.function.most = helper.function.kinds;
    helper.join = memberOf(members, "join");
    helper.parameters = namesIn(helper.function.operands);
    if (!helper.join.empty()) {
        helper.function.most = QnnFunction::anyCount;
        helper.parameters.back() = "x";
    }
    helper.expansion = treeOf(memberOf(members, helper.join.empty() ? "expansion" : "each"));
    m_catalogue.m_helpers.push_back(std::move(helper));
    const QnnHelper& kept = m_catalogue.m_helpers.back();
    m_catalogue.m_helperByName.emplace(kept.function.name, &kept);
}

void QnnCatalogueReader::add(std::string_view list, JsonValue entry)
{
    std::vector<std::string> takes;
    const std::vector<Member> members = membersOf(entry, takes);
    const std::string& name = memberOf(members, "name");
    const auto option = [&] {
        return RuleOption{.name = name,
                          .otherwise = memberOf(members, "usual"),
                          .summary = memberOf(members, "summary")};
    };
    if (list == "passes") {
        const auto base = readQnnNumber(memberOf(members, "base"), false);
        m_catalogue.m_passes.push_back({.name = name,
                                        .base = base ? base->integer : 0,
                                        .summary = memberOf(members, "summary")});
    } else if (list == "flags") {
        m_catalogue.m_flags.push_back(option());
    } else if (list == "options") {
        m_catalogue.m_options.push_back(option());
    } else if (list == "types") {
        m_catalogue.m_typeNames.push_back(keep(name));
        m_catalogue.m_types.push_back(
            parseDataType(memberOf(members, "type")).value_or(DataType::Unknown));
    } else if (list == "siblings") {
        m_catalogue.m_siblings.emplace_back(name, std::move(takes));
    } else if (list == "operators") {
        m_catalogue.m_parametersOf.emplace(name, std::move(takes));
    } else if (list == "parameters") {
        m_catalogue.m_otherNames.emplace(name, std::move(takes));
    } else if (list == "constants" || list == "helpers") {
        addHelper(members, takes, list == "constants");
    }
}

void QnnCatalogueReader::read()
{
    const FileBytes bytes = FileBytes::copyOf(embedded::qnn());
    JsonDocument document(bytes);
    if (auto root = document.root()) {
        root->forEachMember([&](std::string_view key, JsonValue value) {
            const std::string list(key);
            value.forEachItem([&](JsonValue entry) { add(list, entry); });
        });
    }
}

const QnnCatalogue& QnnCatalogue::builtIn()
{
    static const QnnCatalogue catalogue = [] {
        QnnCatalogue fresh;
        QnnCatalogueReader(fresh).read();
        return fresh;
    }();
    return catalogue;
}

const QnnPass* QnnCatalogue::findPass(std::string_view name) const
{
    const auto found = std::ranges::find(m_passes, name, &QnnPass::name);
    return found == m_passes.end() ? nullptr : &*found;
}

const QnnHelper* QnnCatalogue::findHelper(std::string_view name) const
{
    const auto found = m_helperByName.find(name);
    return found == m_helperByName.end() ? nullptr : found->second;
}

const QnnFunction* QnnCatalogue::findFunction(std::string_view name) const
{
    const QnnHelper* const helper = findHelper(name);
    if (helper)
        return helper->isConstant ? nullptr : &helper->function;
    return findQnnFunction(name);
}

std::optional<DataType> QnnCatalogue::findType(std::string_view name) const
{
    const auto found = std::ranges::find(m_typeNames, name);
    if (found == m_typeNames.end())
        return std::nullopt;
    return m_types[static_cast<std::size_t>(found - m_typeNames.begin())];
}

std::optional<bool> QnnCatalogue::isQuantizedType(std::string_view name) const
{
    const auto type = findType(name);
    if (!type || !canBeQuantized(*type))
        return std::nullopt;
    return name.starts_with('Q');
}

std::vector<std::string> QnnCatalogue::namesOfParameter(std::string_view name) const
{
    std::vector<std::string> names{std::string(name)};
    const auto others = m_otherNames.find(names.front());
    if (others != m_otherNames.end())
        names.insert(names.end(), others->second.begin(), others->second.end());
    return names;
}

std::vector<std::vector<std::string>> QnnCatalogue::parametersOf(std::string_view name) const
{
    std::vector<std::vector<std::string>> parameters;
    const auto found = m_parametersOf.find(std::string(name));
    for (std::size_t at = 0; found != m_parametersOf.end() && at < found->second.size(); ++at)
        parameters.push_back(namesOfParameter(found->second[at]));
    return parameters;
}

bool QnnCatalogue::hasOperator(std::string_view name) const
{
    const auto isFirst = [&](const auto& each) { return each.second.front() == name; };
    return m_parametersOf.contains(std::string(name)) || std::ranges::any_of(m_siblings, isFirst);
}

std::string_view QnnCatalogue::operatorFor(std::string_view canonical,
                                           const OperatorCatalogue& operators) const
{
    for (const auto& [name, same] : m_siblings) {
        if (name == canonical)
            return same.front();
    }
    std::string_view first;
    for (const auto& [name, parameters] : m_parametersOf) {
        const OperatorSpec* const spec = operators.find(name);
        if (spec && spec->name == canonical && (first.empty() || name < first))
            first = name;
    }
    return first;
}

std::vector<std::string_view> QnnCatalogue::siblingsOf(std::string_view name) const
{
    const auto isIt = [&](const auto& member) { return member.second.front() == name; };
    const auto own = std::ranges::find_if(m_siblings, isIt);
    std::vector<std::string_view> others;
    for (const auto& [family, names] : m_siblings) {
        if (own != m_siblings.end() && family == own->first && names.front() != name)
            others.insert(others.end(), names.begin(), names.end());
    }
    return others;
}

const RuleOption* QnnCatalogue::findOption(std::string_view name) const
{
    const auto found = std::ranges::find(m_options, name, &RuleOption::name);
    return found == m_options.end() ? nullptr : &*found;
}

const RuleOption* QnnCatalogue::findFlag(std::string_view name) const
{
    const auto found = std::ranges::find(m_flags, name, &RuleOption::name);
    return found == m_flags.end() ? nullptr : &*found;
}

bool QnnCatalogue::isReserved(std::string_view name) const
{
    const QnnHelper* const helper = findHelper(name);
    return isQnnHead(name) || findQnnFunction(name) || (helper && helper->isGrammar)
        || findPass(name) || qnnConstant(name) || name == "DType";
}

} // namespace fusewright
