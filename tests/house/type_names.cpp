// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/type_names.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

// A source is read as far as it takes to know which braces belong to namespaces: words and the few
// marks that open, close and end what stands between them.

namespace fusewright::test {

namespace {

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

/// Reads one source from brace to brace.
class TypeReader {
public:
    explicit TypeReader(const TreeFile& file)
        : m_path(file.path), m_text(withoutTexts(QString::fromUtf8(file.bytes)))
    {
    }

    std::vector<TypeDefinition> run();

private:
    struct Scope {
        enum class Kind { Namespace, Unnamed, Other };

        Kind kind = Kind::Other;
        QString name;
    };

    void open(const QString& head, qsizetype at);
    void define(const QString& name, qsizetype at);
    bool isInNamespace() const;

    const QString m_path;
    const QString m_text;
    std::vector<Scope> m_scopes;
    std::vector<TypeDefinition> m_types;
};

std::vector<TypeDefinition> TypeReader::run()
{
    qsizetype begin = 0;
    for (qsizetype at = 0; at < m_text.size(); ++at) {
        const QChar mark = m_text[at];
        if (mark == '{')
            open(m_text.mid(begin, at - begin).simplified(), at);
        else if (mark == '}' && !m_scopes.empty())
            m_scopes.pop_back();
        if (mark == '{' || mark == '}' || mark == ';')
            begin = at + 1;
    }
    return std::move(m_types);
}

void TypeReader::open(const QString& head, qsizetype at)
{
    static const QRegularExpression space("^(?:inline )?namespace(?: ([\\w:]+))?$");
    static const QRegularExpression type(
        "^(?:template ?<.*> ?)?(?:class|struct|union|enum(?: class| struct)?) "
        "(?:\\[\\[.*?\\]\\] ?)?(\\w+)(?: final)?(?: ?:[^:].*)?$");
    Scope scope;
    if (const auto match = space.match(head); match.hasMatch()) {
        scope.name = match.captured(1);
        scope.kind = scope.name.isEmpty() ? Scope::Kind::Unnamed : Scope::Kind::Namespace;
    } else if (const auto named = type.match(head); named.hasMatch() && isInNamespace()) {
        define(named.captured(1), at);
    }
    m_scopes.push_back(std::move(scope));
}

void TypeReader::define(const QString& name, qsizetype at)
{
    TypeDefinition definition{.path = m_path, .line = m_text.left(at).count('\n') + 1};
    for (const Scope& scope : m_scopes) {
        if (scope.kind == Scope::Kind::Namespace)
            definition.name += scope.name + "::";
        else
            definition.isUnnamed = true;
    }
    definition.name += name;
    m_types.push_back(std::move(definition));
}

bool TypeReader::isInNamespace() const
{
    return std::ranges::none_of(
        m_scopes, [](const Scope& scope) { return scope.kind == Scope::Kind::Other; });
}

bool clash(const TypeDefinition& one, const TypeDefinition& other)
{
    if (one.path == other.path)
        return false;
    const bool areTogether = one.path.section('/', 0, -2) == other.path.section('/', 0, -2);
    return areTogether || (!one.isUnnamed && !other.isUnnamed);
}

} // namespace

std::vector<TypeDefinition> typesOf(const TreeFile& file)
{
    return TypeReader(file).run();
}

Findings typesOfOneName(const SourceTree& tree)
{
    std::map<QString, std::vector<TypeDefinition>> known;
    for (const TreeFile* file : tree.sources()) {
        for (TypeDefinition& type : typesOf(*file))
            known[type.name].push_back(std::move(type));
    }
    Findings findings;
    for (const auto& [name, types] : known) {
        for (std::size_t at = 1; at < types.size(); ++at) {
            const auto other = std::find_if(types.begin(), types.begin() + std::ptrdiff_t(at),
                                            [&](const auto& it) { return clash(it, types[at]); });
            if (other != types.begin() + std::ptrdiff_t(at)) {
                findings << finding(types[at].path, types[at].line,
                                    name + " is defined in " + other->path + " too");
            }
        }
    }
    return findings;
}

} // namespace fusewright::test
