// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/python_literals.h"
#include "engine/python/python_parser.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

/// A text that is read, and what was found.
struct Parsed {
    explicit Parsed(std::string text)
        : source("a.py", std::move(text)), tree(parsePython(source, findings))
    {
    }

    PythonNodeId statement(int number = 0) const
    {
        PythonNodeId at = tree.first(tree.root());
        for (int skipped = 0; skipped < number; ++skipped)
            at = tree.next(at);
        return at;
    }
    std::string firstError() const
    {
        return findings.isEmpty() ? std::string() : toText(findings.all().front());
    }

    SourceText source;
    Diagnostics findings;
    PythonTree tree;
};

std::string kindName(PythonKind kind)
{
    switch (kind) {
    case PythonKind::Assign:
        return "assign";
    case PythonKind::AnnotatedAssign:
        return "annotated";
    case PythonKind::AugmentedAssign:
        return "augmented";
    case PythonKind::Expression:
        return "do";
    case PythonKind::Return:
        return "return";
    case PythonKind::Function:
        return "def";
    case PythonKind::Class:
        return "class";
    case PythonKind::Compound:
    case PythonKind::Simple:
        return "";
    case PythonKind::BrokenStatement:
        return "broken";
    case PythonKind::Block:
        return "block";
    case PythonKind::Decorator:
        return "@";
    case PythonKind::Parameter:
        return "parameter";
    case PythonKind::Annotation:
        return "type";
    case PythonKind::Default:
        return "default";
    case PythonKind::Returns:
        return "returns";
    case PythonKind::Base:
        return "base";
    case PythonKind::WithItem:
        return "item";
    case PythonKind::Attribute:
        return ".";
    case PythonKind::Call:
        return "call";
    case PythonKind::Keyword:
        return "keyword";
    case PythonKind::Star:
        return "star";
    case PythonKind::Subscript:
        return "at";
    case PythonKind::Slice:
        return "slice";
    case PythonKind::Tuple:
        return "tuple";
    case PythonKind::List:
        return "list";
    case PythonKind::Set:
        return "set";
    case PythonKind::Dict:
        return "dict";
    case PythonKind::DictItem:
        return "pair";
    case PythonKind::Conditional:
        return "choose";
    case PythonKind::Lambda:
        return "lambda";
    case PythonKind::Comprehension:
        return "each";
    case PythonKind::Clause:
        return "clause";
    case PythonKind::Assignment:
        return ":=";
    default:
        return "";
    }
}

/// `(call f 1)`; bounded by the depth that the parser allows.
std::string shown(const PythonTree& tree, PythonNodeId node)
{
    if (tree.is(node, PythonKind::Absent))
        return "_";
    if (tree.is(node, PythonKind::String) || tree.is(node, PythonKind::Formed))
        return std::string(tree.text(node));
    std::string text = kindName(tree.kind(node));
    if (!tree.word(node).empty())
        text += (text.empty() ? "" : " ") + std::string(tree.word(node));
    const auto children = tree.children(node);
    if (children.empty() && kindName(tree.kind(node)).empty())
        return text;
    for (const PythonNodeId child : children)
        text += ' ' + shown(tree, child);
    return '(' + text + ')';
}

std::string shown(const std::string& text)
{
    const Parsed parsed(text);
    if (parsed.findings.hasErrors())
        return parsed.firstError();
    std::string all;
    for (const PythonNodeId statement : parsed.tree.children(parsed.tree.root()))
        all += (all.empty() ? "" : " ") + shown(parsed.tree, statement);
    return all;
}

} // namespace

class ParserTest : public QObject {
    Q_OBJECT

private slots:
    void readsExpressions_data();
    void readsExpressions();
    void readsStatements_data();
    void readsStatements();
    void namesTheFirstMistake_data();
    void namesTheFirstMistake();
    void readsOnBehindAMistake();
    void readsTheBodyOfABrokenHeader();
    void givesAnOpenBracketUpWhereAStatementBegins();
    void knowsTheRangeOfEveryNodeInCharacters();
    void keepsComments();
    void readsATextThatStandsIn();
    void takesFormFeedsForNoIndentation();
    void readsEveryKindOfLineEnd();
    void refusesWhatIsNestedTooDeep_data();
    void refusesWhatIsNestedTooDeep();
    void readsLongChains();
    void readsOnlyThePartThatIsAskedFor();
};

void ParserTest::readsExpressions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tree");
    const auto add = [](const char* text, const char* tree) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(tree);
    };
    add("a + b * c", "(+ a (* b c))");
    add("(a + b) * c", "(* (+ a b) c)");
    add("a - b - c", "(- (- a b) c)");
    add("a ** b ** c", "(** a (** b c))");
    add("-a ** -b", "(- (** a (- b)))");
    add("not a == b and c or d", "(or (and (not (== a b)) c) d)");
    add("a not in b", "(not in a b)");
    add("a is not None", "(is not a None)");
    add("~x @ y // 2", "(// (@ (~ x) y) 2)");
    add("a if b else c if d else e", "(choose a b (choose c d e))");
    add("f(a, *b, k=1, **c)", "(call f a (star * b) (keyword k 1) (star ** c))");
    add("f(dim = -1)", "(call f (keyword dim (- 1)))");
    add("a.b.c(d)[0].e", "(. e (at (call (. c (. b a)) d) 0))");
    add("a[1:, :, ::2, None, ...]",
        "(at a (tuple (slice 1 _ _) (slice _ _ _) (slice _ _ 2) None ...))");
    add("a[b]", "(at a b)");
    add("()", "(tuple)");
    add("(a,)", "(tuple a)");
    add("(a)", "a");
    add("a, b", "(tuple a b)");
    add("[1, 2.5e-3, 0x10, 1_0j]", "(list 1 2.5e-3 0x10 1_0j)");
    add("{'a': 1, **b}", "(dict (pair 'a' 1) (star ** b))");
    add("{}", "(dict)");
    add("{1, 2}", "(set 1 2)");
    add("\"a\" 'b'", "\"a\" 'b'");
    add("r'\\d' f'{x}'", "r'\\d' f'{x}'");
    add("\"\"\"a\nb\"\"\"", "\"\"\"a\nb\"\"\"");
    add("lambda: 0", "(lambda 0)");
    add("lambda x, *y, z=1: x + z",
        "(lambda (parameter x) (parameter *y) (parameter z (default 1)) (+ x z))");
    add("[x for x in y if x]", "(each [ x (clause for x y) (clause if x))");
    add("{k: v for k, v in y}", "(each { (pair k v) (clause for (tuple k v) y))");
    add("f(x for x in y)", "(call f (each x (clause for x y)))");
    add("(x := 1)", "(:= x 1)");
    add("torch.ops.aten.add.Tensor", "(. Tensor (. add (. aten (. ops torch))))");
    add("x.T", "(. T x)");
    add("1 .real", "(. real 1)");
    add(".5", ".5");
}

void ParserTest::readsExpressions()
{
    QFETCH(QString, text);
    QFETCH(QString, tree);

    const std::string result = shown(text.toStdString());

    QCOMPARE(QString::fromStdString(result), "(do " + tree + ')');
}

void ParserTest::readsStatements_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tree");
    const auto add = [](const char* text, const char* tree) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(tree);
    };
    add("a = b = None", "(assign a b None)");
    add("a: \"f32[1]\" = f(x);  x = None", "(annotated a \"f32[1]\" (call f x)) (assign x None)");
    add("a: f32[s0, 4*s1]", "(annotated a (at f32 (tuple s0 (* 4 s1))))");
    add("a, b = f()", "(assign (tuple a b) (call f))");
    add("a, b, = f()", "(assign (tuple a b) (call f))");
    add("x[0] = y", "(assign (at x 0) y)");
    add("x += 1", "(augmented += x 1)");
    add("return", "(return)");
    add("return (a,)", "(return (tuple a))");
    add("pass", "pass");
    add("import a.b as c", "import");
    add("from a import (b, c)", "from");
    add("del a, b", "(del (tuple a b))");
    add("raise E(1) from e", "(raise (call E 1) e)");
    add("def f(self, x: int = 1, *, y, **z) -> T:\n  pass",
        "(def f (parameter self) (parameter x (type int) (default 1)) (parameter *) "
        "(parameter y) (parameter **z) (returns T) (block pass))");
    add("def f(): return 1", "(def f (block (return 1)))");
    add("async def f():\n  await x", "(def f (block (do (await x))))");
    add("@a.b\n@c(1)\nclass D(E, metaclass=F):\n  x = 1\n\ny",
        "(class D (@ (. b a)) (@ (call c 1)) (base E) (base (keyword metaclass F)) "
        "(block (assign x 1))) (do y)");
    add("class A: pass", "(class A (block pass))");
    add("if a:\n  b\nelif c:\n  d\nelse:\n  e",
        "(if a (block (do b))) (elif c (block (do d))) (else (block (do e)))");
    add("for i, j in x:\n  y", "(for (tuple i j) x (block (do y)))");
    add("while True: pass", "(while True (block pass))");
    add("with a as b, c:\n  d", "(with (item a b) (item c) (block (do d)))");
    add("try:\n  a\nexcept E as e:\n  b\nfinally:\n  c",
        "(try (block (do a))) (except E e (block (do b))) (finally (block (do c)))");
    add("f(\n a,\n\n# c\n b)\ng", "(do (call f a b)) (do g)");
    add("a = 1 \\\n + 2", "(assign a (+ 1 2))");
    add("", "");
    add("\n\n# only\n", "");
}

void ParserTest::readsStatements()
{
    QFETCH(QString, text);
    QFETCH(QString, tree);

    const std::string result = shown(text.toStdString());

    QCOMPARE(QString::fromStdString(result), tree);
}

void ParserTest::namesTheFirstMistake_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const auto add = [](const char* text, const char* message) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(message);
    };
    add("a = 'x", "a.py:1:5: error: This string is not closed. [python-syntax]");
    add("a = \"\"\"x\ny", "a.py:1:5: error: This string is not closed. [python-syntax]");
    add("a = (1", "a.py:1:5: error: This bracket is not closed. [python-syntax]");
    add("a = 1)", "a.py:1:6: error: This does not belong to the statement before it.");
    add("a = ", "a.py:1:4: error: An expression is missing here.");
    add("é = $", "a.py:1:5: error: Python has no such character.");
    add("a b", "a.py:1:3: error: This does not belong to the statement before it.");
    add("  a\n    b", "a.py:2:5: error: This line is indented more than the one before it.");
    add("def f(:\n  pass", "a.py:1:6: error: This bracket is not closed.");
    add("def f()\n  pass", "a.py:1:8: error: \":\" is missing here.");
    add("def f():\npass", "a.py:1:9: error: An indented block must follow");
    add("class :\n  pass", "a.py:1:7: error: The class needs a name.");
    add("@a\nb", "a.py:2:1: error: A function or class must follow its decorators.");
    add("a.1", "a.py:1:2: error: This does not belong to the statement before it.");
    add("a[]", "");
    add("a[1,,]", "a.py:1:5: error: An index is missing here.");
    add("x = a if b", "a.py:1:11: error: \"else\" is missing here.");
    add("f(a b)", "a.py:1:5: error: \")\" is missing here.");
    add("(a]", "a.py:1:1: error: This bracket is not closed.");
}

void ParserTest::namesTheFirstMistake()
{
    QFETCH(QString, text);
    QFETCH(QString, message);

    const Parsed parsed(text.toStdString());

    QVERIFY2(QString::fromStdString(parsed.firstError()).startsWith(message),
             parsed.firstError().c_str());
    QCOMPARE(parsed.findings.hasErrors(), !message.isEmpty());
}

void ParserTest::readsOnBehindAMistake()
{
    const Parsed parsed("a = 1\nb = = 2\nc = 3; d = ) ; e\nf = 4\n");

    QCOMPARE(parsed.findings.errorCount(), 2u);
    QCOMPARE(shown(parsed.tree, parsed.statement(0)), std::string("(assign a 1)"));
    QCOMPARE(parsed.tree.kind(parsed.statement(1)), PythonKind::BrokenStatement);
    QCOMPARE(shown(parsed.tree, parsed.statement(2)), std::string("(assign c 3)"));
    QCOMPARE(shown(parsed.tree, parsed.statement(4)), std::string("(assign f 4)"));
}

void ParserTest::readsTheBodyOfABrokenHeader()
{
    const Parsed parsed("def 1():\n  a = 1\n  b = 2\nc = 3\n");

    QCOMPARE(parsed.findings.errorCount(), 1u);
    QCOMPARE(shown(parsed.tree, parsed.statement(0)),
             std::string("(broken (assign a 1) (assign b 2))"));
    QCOMPARE(shown(parsed.tree, parsed.statement(1)), std::string("(assign c 3)"));
}

void ParserTest::givesAnOpenBracketUpWhereAStatementBegins()
{
    const Parsed parsed("def f(x):\n    a = g(x\n    b = h(x)\n    return b\n");

    QCOMPARE(parsed.firstError(),
             std::string("a.py:2:10: error: This bracket is not closed. [python-syntax]"));
    QCOMPARE(shown(parsed.tree, parsed.statement()),
             std::string("(def f (parameter x) (block (broken) (assign b (call h x)) "
                         "(return b)))"));
}

void ParserTest::knowsTheRangeOfEveryNodeInCharacters()
{
    const Parsed parsed("é = 'ü' + ä.call(x)\n");
    const PythonNodeId sum = parsed.tree.last(parsed.statement());
    const PythonNodeId call = parsed.tree.last(sum);

    QCOMPARE(parsed.tree.range(call), (TextRange{{1, 11}, {1, 20}}));
    QCOMPARE(parsed.tree.text(call), std::string_view("ä.call(x)"));
    QCOMPARE(parsed.tree.range(parsed.statement()), (TextRange{{1, 1}, {1, 20}}));
}

void ParserTest::keepsComments()
{
    const Parsed parsed("# one\na = '# none' # two\n");

    QCOMPARE(parsed.tree.comments().size(), 2u);
    const ByteRange second = parsed.tree.comments()[1];
    QCOMPARE(parsed.source.text().substr(second.begin, second.size()), std::string_view("# two"));
}

void ParserTest::readsATextThatStandsIn()
{
    QCOMPARE(shown("    # comment\n    def f():\n      a\n    b\n"),
             std::string("(def f (block (do a))) (do b)"));
}

void ParserTest::takesFormFeedsForNoIndentation()
{
    QCOMPARE(shown("\f\fdef f():\n\f\f\f  a\n\fb\n"), std::string("(def f (block (do a))) (do b)"));
}

void ParserTest::readsEveryKindOfLineEnd()
{
    const std::string tree = "(def f (block (do a))) (do b)";

    QCOMPARE(shown("def f():\r\n\ta\r\nb\r\n"), tree);
    QCOMPARE(shown("def f():\r\ta\rb"), tree);
    QCOMPARE(shown("\xEF\xBB\xBF"
                   "def f():\n\ta\nb"),
             tree);
}

void ParserTest::refusesWhatIsNestedTooDeep_data()
{
    QTest::addColumn<QString>("text");
    const auto many = [](const char* piece) { return QString::fromUtf8(piece).repeated(3000); };
    QTest::newRow("brackets") << many("(") + 'x' + many(")");
    QTest::newRow("open brackets") << many("[");
    QTest::newRow("subscripts") << many("a[") + '0' + many("]");
    QTest::newRow("calls") << many("f(") + many(")");
    QTest::newRow("signs") << many("-") + 'x';
    QTest::newRow("not") << many("not ") + 'x';
    QTest::newRow("powers") << many("x ** ") + 'x';
    QTest::newRow("lambdas") << many("lambda: ") + 'x';
    QTest::newRow("conditionals") << many("x if x else ") + 'x';
    QTest::newRow("one-line blocks") << many("if x: ") + 'x';
    QString blocks;
    for (int level = 0; level < 3000; ++level)
        blocks += QString(level, ' ') + "if x:\n";
    QTest::newRow("blocks") << blocks;
    QString indents;
    for (int level = 0; level < 3000; ++level)
        indents += QString(level, ' ') + "x\n";
    QTest::newRow("indents") << indents;
}

void ParserTest::refusesWhatIsNestedTooDeep()
{
    QFETCH(QString, text);

    const Parsed parsed(text.toStdString());

    QVERIFY(parsed.findings.hasErrors());
}

void ParserTest::readsLongChains()
{
    std::string text = "x = a";
    for (int term = 0; term < 100'000; ++term)
        text += " + a";
    text += "\ny = a";
    for (int term = 0; term < 100'000; ++term)
        text += ".b(1)[2]";

    const Parsed parsed(text);

    QVERIFY2(!parsed.findings.hasErrors(), parsed.firstError().c_str());
    QVERIFY(parsed.tree.size() > 700'000);
}

void ParserTest::readsOnlyThePartThatIsAskedFor()
{
    const SourceText source("a.py", "some words ((\n    a = 1\nmore words\n");
    Diagnostics findings;

    const PythonTree tree = parsePython(source, {14, 23}, findings);

    QVERIFY(findings.isEmpty());
    QCOMPARE(shown(tree, tree.first(tree.root())), std::string("(assign a 1)"));
    QCOMPARE(tree.range(tree.first(tree.root())), (TextRange{{2, 5}, {2, 10}}));
}

FUSEWRIGHT_TEST(ParserTest)
#include "tst_parser.moc"
