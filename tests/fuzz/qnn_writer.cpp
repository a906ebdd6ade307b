// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/fuzz/qnn_writer.h"

#include "engine/rules/qnn/qnn_catalogue.h"

#include <vector>

namespace fusewright::test {

namespace {

/// Writes rules that are mostly right.
class QnnWriter {
public:
    explicit QnnWriter(RandomSource& random) : m_random(random) { }

    std::string file();

private:
    std::string word(const std::vector<std::string>& words) { return m_random.oneOf(words); }
    std::string call(const QnnFunction& function, std::uint8_t where, int depth);
    std::string operand(QnnTakes takes, std::uint8_t where, int depth);
    std::string match(int depth);
    std::string rule();
    std::string tag() { return '"' + word({"x", "y", "z", "*", "w"}) + '"'; }
    std::string number()
    {
        return word({"0", "1", "3u", "8", "-1", "010", "2.5f", "1e30", "0x7f"});
    }

    RandomSource& m_random;
};

std::string QnnWriter::call(const QnnFunction& function, std::uint8_t where, int depth)
{
    std::size_t count = function.most == QnnFunction::anyCount
        ? function.fewest + m_random.below(3)
        : m_random.between(function.fewest, function.most);
    if (m_random.chance(2))
        count += m_random.below(3);
    std::string text(function.name);
    text += '(';
    for (std::size_t at = 0; at < count; ++at)
        text += (at == 0 ? "" : ", ")
            + (function.kinds == 0 ? tag() : operand(function.takesAt(at), where, depth - 1));
    return text + (m_random.chance(99) ? ")" : "");
}

std::string QnnWriter::operand(QnnTakes takes, std::uint8_t where, int depth)
{
    switch (takes) {
    case QnnTakes::Operator:
        return word({"\"Relu\"", "\"Conv2d\"", "\"Add\"", "NAME", "FROM_DEFAULT_PACKAGE(\"Mul\")"});
    case QnnTakes::Tag:
    case QnnTakes::NewTag:
        return tag();
    case QnnTakes::SplitTag:
    case QnnTakes::NewSplit:
        return word({"\"I\"", "\"J\"", "\"K\""});
    case QnnTakes::Word:
        return word({"simple_split_start", "simple_split_size", "simpledim_split_size", "f"});
    case QnnTakes::Option:
        return word({"\"tile_height\"", "\"o\""});
    case QnnTakes::Pattern:
        return where == QnnMatch ? match(depth) : operand(QnnTakes::Part, where, depth);
    default:
        break;
    }
    if (depth > 0 && m_random.chance(70)) {
        const auto& helpers = QnnCatalogue::builtIn().helpers();
        const std::size_t all = qnnFunctions().size() + helpers.size();
        for (int tries = 0; tries < 20; ++tries) {
            const std::size_t at = m_random.below(all);
            const QnnFunction& function = at < qnnFunctions().size()
                ? qnnFunctions()[at]
                : helpers[at - qnnFunctions().size()].function;
            if ((function.where & where) != 0)
                return call(function, where, depth);
        }
    }
    if (takes == QnnTakes::Type)
        return word({"DType::QUInt8", "DType::Float32", "DTYPE_OF(\"x\")", "DType::No"});
    if (takes == QnnTakes::Bool)
        return word({"OK", "false", "IS_SCALAR(\"x\")", "MACRO(\"x\")"});
    const bool isOperand = takes == QnnTakes::Operand || takes == QnnTakes::Part
        || takes == QnnTakes::Shape || takes == QnnTakes::Argument;
    return isOperand ? tag() : number();
}

std::string QnnWriter::match(int depth)
{
    const std::size_t what = m_random.below(depth > 0 ? 5 : 1);
    if (what < 2)
        return word({"\"x\"", "\"y\"", "\"z\""});
    std::string text = word({"Op(", "Op(", "OpVarIn("});
    text += operand(QnnTakes::Operator, QnnMatch, 0);
    for (std::size_t at = m_random.below(4); at > 0; --at)
        text += ", " + match(depth - 1);
    text += ')';
    return what == 4 ? "LET(" + tag() + ", " + text + ')' : text;
}

std::string QnnWriter::rule()
{
    std::string text = word({"", "", "", "  ", "MADE "});
    text += word({"DEF_PACKAGE_OPTIMIZATION(", "DEF_PACKAGE_OPTIMIZATION(",
                  "DEF_PACKAGE_OPTIMIZATION_WITH_FLAGS("});
    text += word({"EARLY", "EARLY + 1", "LATE - 2", "QNN + 900", "NEVER"}) + ", ";
    if (text.find("FLAGS") != std::string::npos)
        text += word({"relaxed_precision_flag, ", "0, ", "3, "});
    text += "Op(" + operand(QnnTakes::Operator, QnnMatch, 0) + ", \"x\", " + match(3) + "),\n  ";
    text += operand(QnnTakes::Bool, QnnConstraint, 4) + ",\n  ";
    text += operand(QnnTakes::Part, QnnReplacement, 5);
    return text + (m_random.chance(95) ? ")\n" : "\n");
}

std::string QnnWriter::file()
{
    std::string text =
        word({"", "#define MACRO(t) IS_FLOAT(t)\n",
              "#define MACRO(t, ...) AND(OK, ##__VA_ARGS__, MACRO(t))\n", "#if 0\n", "/* "});
    text += word({"", "const char* NAME = \"Gelu\";\n", "#define NAME \"Gelu\"\n"});
    text += word({"", "#define MADE DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\"), OK, Op(\"B\"))\n"});
    for (std::size_t at = m_random.below(4) + 1; at > 0; --at)
        text += rule();
    for (std::size_t at = m_random.below(4); at > 0 && !text.empty(); --at) {
        const std::size_t place = m_random.below(text.size());
        if (m_random.chance(50))
            text.erase(place, m_random.below(4));
        else
            text.insert(place, word({"(", ")", ",", "\"", "#", "\\\n", "//", "\xff", "##", "::"}));
    }
    return text;
}

} // namespace

std::string writeQnnRules(RandomSource& random)
{
    return QnnWriter(random).file();
}

} // namespace fusewright::test
