// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/defined_names.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

// A source is read as far as it takes to know which braces belong to namespaces: words and the few
// marks that open, close and end what stands between them.

namespace fusewright::test {

namespace {

/// Folders whose files are programs of their own.
bool isOfPrograms(const QString& path)
{
    return path.startsWith("tests/fuzz/") || path.startsWith("tests/bench/");
}

void blank(QString& text, const QRegularExpression& what)
{
    QRegularExpressionMatchIterator found = what.globalMatch(text);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        for (qsizetype at = match.capturedStart(); at < match.capturedEnd(); ++at) {
            if (text[at] != '\n')
                text[at] = ' ';
        }
    }
}

/// Comments, texts, characters and directives as blanks; lines stay where they are.
QString withoutTexts(QString text)
{
    static const QRegularExpression quoted(
        R"RX(//[^\n]*|/\*.*?\*/|R"([^()\\ ]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*")RX"
        R"RX(|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+')RX",
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression directive("^[ \\t]*#(?:[^\\n]*\\\\\\n)*[^\\n]*",
                                              QRegularExpression::MultilineOption);
    blank(text, quoted);
    blank(text, directive);
    return text;
}

/// `const Graph& graph, int row = 0` as `const Graph&, int`.
QString typesOfParameters(const QString& parameters)
{
    QStringList types;
    qsizetype depth = 0;
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= parameters.size(); ++at) {
        const QChar mark = at < parameters.size() ? parameters[at] : QChar(',');
        depth += QStringLiteral("(<[").contains(mark) ? 1
            : QStringLiteral(")>]").contains(mark)    ? -1
                                                      : 0;
        if (mark != ',' || (depth != 0 && at < parameters.size()))
            continue;
        static const QRegularExpression preset(" ?=.*$");
        static const QRegularExpression ownName("(?<=[ &*])\\w+$");
        types
            << parameters.mid(begin, at - begin).trimmed().remove(preset).remove(ownName).trimmed();
        begin = at + 1;
    }
    return types.join(", ");
}

/// Reads one source from brace to brace.
class NameReader {
public:
    explicit NameReader(const TreeFile& file)
        : m_path(file.path), m_text(withoutTexts(QString::fromUtf8(file.bytes)))
    {
    }

    std::vector<Definition> run();

private:
    struct Scope {
        enum class Kind { Namespace, Unnamed, Other };

        Kind kind = Kind::Other;
        QString name;
    };

    void open(const QString& head, qsizetype at);
    void declare(const QString& head, qsizetype at);
    void define(const QString& name, qsizetype at, bool isType = false);
    bool isInNamespace() const;
    bool isInUnnamed() const;

    const QString m_path;
    const QString m_text;
    std::vector<Scope> m_scopes;
    std::vector<Definition> m_definitions;
};

std::vector<Definition> NameReader::run()
{
    qsizetype begin = 0;
    for (qsizetype at = 0; at < m_text.size(); ++at) {
        const QChar mark = m_text[at];
        if (mark == ';')
            declare(m_text.mid(begin, at - begin).simplified(), at);
        else if (mark == '{')
            open(m_text.mid(begin, at - begin).simplified(), at);
        else if (mark == '}' && !m_scopes.empty())
            m_scopes.pop_back();
        if (mark == '{' || mark == '}' || mark == ';')
            begin = at + 1;
    }
    return std::move(m_definitions);
}

void NameReader::open(const QString& head, qsizetype at)
{
    static const QRegularExpression space("^(?:inline )?namespace(?: ([\\w:]+))?$");
    static const QRegularExpression type(
        "^(?:template ?<.*> ?)?(?:class|struct|union|enum(?: class| struct)?) "
        "(?:\\[\\[.*?\\]\\] ?)?(\\w+)(?: final)?(?: ?:[^:].*)?$");
    static const QRegularExpression function("^(?!template\\b)[^=()]*[^=():\\w](\\w+) "
                                             "?\\((.*)\\)(?: const| noexcept)*(?: ?-> ?[^()]+)?$");
    Scope scope;
    if (const auto match = space.match(head); match.hasMatch()) {
        scope.name = match.captured(1);
        scope.kind = scope.name.isEmpty() ? Scope::Kind::Unnamed : Scope::Kind::Namespace;
    } else if (const auto named = type.match(head); named.hasMatch() && isInNamespace()) {
        define(named.captured(1), at, true);
    } else if (const auto called = function.match(head); called.hasMatch() && isInUnnamed()) {
        define(called.captured(1) + '(' + typesOfParameters(called.captured(2)) + ')', at);
    } else {
        declare(head, at);
    }
    m_scopes.push_back(std::move(scope));
}

/// A constant, which ends with its value or begins one in braces.
void NameReader::declare(const QString& head, qsizetype at)
{
    static const QRegularExpression constant(
        "^(?=[^=]*\\b(?:const|constexpr|constinit|static)\\b)[^=()]*[^=()\\w](\\w+)"
        "(?: ?\\[\\w*\\])* ?(?:=.*)?$");
    if (const auto match = constant.match(head); match.hasMatch() && isInUnnamed())
        define(match.captured(1), at);
}

void NameReader::define(const QString& name, qsizetype at, bool isType)
{
    Definition definition{
        .path = m_path, .line = m_text.left(at).count('\n') + 1, .isType = isType};
    for (const Scope& scope : m_scopes) {
        if (scope.kind == Scope::Kind::Namespace)
            definition.name += scope.name + "::";
        else
            definition.isUnnamed = true;
    }
    definition.name += name;
    m_definitions.push_back(std::move(definition));
}

bool NameReader::isInUnnamed() const
{
    return isInNamespace() && std::ranges::any_of(m_scopes, [](const Scope& scope) {
               return scope.kind == Scope::Kind::Unnamed;
           });
}

bool NameReader::isInNamespace() const
{
    return std::ranges::none_of(
        m_scopes, [](const Scope& scope) { return scope.kind == Scope::Kind::Other; });
}

bool clash(const Definition& one, const Definition& other)
{
    if (one.path == other.path)
        return false;
    const bool areTogether = one.path.section('/', 0, -2) == other.path.section('/', 0, -2)
        && (one.isType || !isOfPrograms(one.path));
    return areTogether || (!one.isUnnamed && !other.isUnnamed);
}

} // namespace

std::vector<Definition> definitionsOf(const TreeFile& file)
{
    return NameReader(file).run();
}

Findings definitionsOfOneName(const SourceTree& tree)
{
    std::map<QString, std::vector<Definition>> known;
    for (const TreeFile* file : tree.sources()) {
        for (Definition& definition : definitionsOf(*file))
            known[definition.name].push_back(std::move(definition));
    }
    Findings findings;
    for (const auto& [name, definitions] : known) {
        for (std::size_t at = 1; at < definitions.size(); ++at) {
            const auto other =
                std::find_if(definitions.begin(), definitions.begin() + std::ptrdiff_t(at),
                             [&](const auto& it) { return clash(it, definitions[at]); });
            if (other != definitions.begin() + std::ptrdiff_t(at)) {
                findings << finding(definitions[at].path, definitions[at].line,
                                    name + " is defined in " + other->path + " too");
            }
        }
    }
    return findings;
}

} // namespace fusewright::test
