// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/qnn/plain_qnn_random.h"

#include "tests/engine/match/random_source.h"
#include "tests/engine/rules/qnn/plain_qnn_omissions.h"

#include <algorithm>
#include <cmath>

namespace fusewright::test {

namespace {

using Tags = std::vector<std::string>;

std::vector<std::int64_t> randomExtents(RandomSource& random)
{
    static const std::vector<std::int64_t> extents{1, 1, 2, 3, 4, 5, 7, 8, 16, 32, 33, 64};
    const std::size_t rank = random.chance(70) ? 4 : random.below(7);
    std::vector<std::int64_t> shape;
    for (std::size_t at = 0; at < rank; ++at)
        shape.push_back(random.chance(8) ? -1 : random.oneOf(extents));
    return shape;
}

bool isQuantizable(DataType type)
{
    return type == DataType::U8 || type == DataType::I8 || type == DataType::U16
        || type == DataType::I16 || type == DataType::I32;
}

FixedPoint randomStep(RandomSource& random)
{
    static const std::vector<double> scales{1, 0.5, 0.25, 2};
    static const std::vector<std::int64_t> offsets{0, 0, 3, -3, 128};
    // As models have them that were written from floats of 32 bits.
    if (!usualOmissions().inexactFloats && random.chance(50))
        return {.scale = random.chance(50) ? 0.1F : 0.3F, .zeroOffset = 0};
    return {.scale = random.oneOf(scales), .zeroOffset = random.oneOf(offsets)};
}

double randomElement(RandomSource& random, DataType type)
{
    static const std::vector<double> numbers{0, 1, 2, 3, 5, 8, 16, 100};
    static const std::vector<double> fractions{0.5, 2.5, -0.75, 1.25};
    static const std::vector<double> wide{2147483647, 2147483648.0, -2147483648.0, -2147483649.0,
                                          4294967296.0};
    const bool isReal = type == DataType::F32 || type == DataType::F16;
    if (isReal && random.chance(40))
        return random.oneOf(fractions);
    if (type == DataType::I64 && random.chance(30))
        return random.oneOf(wide);
    const bool isSigned = isReal || type == DataType::I64 || type == DataType::I32
        || type == DataType::I16 || type == DataType::I8;
    return random.oneOf(numbers) * (isSigned && random.chance(30) ? -1 : 1);
}

PlainTensor randomConstant(RandomSource& random, std::string name)
{
    static const std::vector<DataType> types{DataType::F32, DataType::I32, DataType::I64,
                                             DataType::U8};
    PlainTensor constant{.name = std::move(name), .isConstant = true};
    constant.facts.type = random.oneOf(types);
    const std::size_t count = random.between(1, 4);
    constant.facts.shape = std::vector<std::int64_t>{static_cast<std::int64_t>(count)};
    if (random.chance(20))
        return constant;
    constant.content.emplace();
    constant.content->isComplete = count < 2 || random.chance(85);
    for (std::size_t at = 0; at < count - (constant.content->isComplete ? 0 : 1); ++at)
        constant.content->numbers.push_back(randomElement(random, constant.facts.type));
    return constant;
}

PlainTerm realConstant(RandomSource& random)
{
    struct Written {
        const char* text;
        double value;
    };
    static const std::vector<Written> reals{
        {"0.0", 0},  {"1.0f", 1},    {"0.5", 0.5},      {"-2.5f", -2.5},
        {"3e0f", 3}, {"128.0", 128}, {"INF", HUGE_VAL}, {"NEG_INF", -HUGE_VAL}};
    static const std::vector<Written> inexact{{"0.1f", 0.1}, {"0.1", 0.1}, {"3e-1f", 0.3}};
    const bool isInexact = !usualOmissions().inexactFloats && random.chance(40);
    const Written& real = random.oneOf(isInexact ? inexact : reals);
    return {.text = real.text,
            .type = PlainType::Float,
            .value = PlainAnswer::real32(real.value),
            .operands = {}};
}

PlainTerm plainTruth(RandomSource& random)
{
    const std::size_t which = random.below(3);
    return {.text = std::vector<std::string>{"OK", "true", "false"}[which],
            .type = PlainType::Bool,
            .value = PlainAnswer::truth(which < 2),
            .operands = {}};
}

PlainTerm randomLeaf(RandomSource& random, PlainType type, const Tags& tags)
{
    static const std::vector<std::int64_t> wholes{0, 1, 2, 3, 4, 5, 7, 8, 16, 255, 2147483647};
    static const Tags words{"CHANNEL_SPLIT_SIZE", "MIN_CHANNEL_SPLIT_SIZE", "MIN_WIDTH",
                            "TILE_HEIGHT"};
    switch (type) {
    case PlainType::Bool:
        return plainTruth(random);
    case PlainType::Int:
        return plainInt(random.oneOf(wholes) * (random.chance(25) ? -1 : 1));
    case PlainType::Size: {
        // Products of these do not come near to the largest size.
        if (random.chance(75))
            return plainSize(std::min<std::int64_t>(random.oneOf(wholes), 100'000));
        PlainTerm word = plainWord(random.oneOf(words));
        word.type = PlainType::Size;
        return word;
    }
    case PlainType::Float:
        return realConstant(random);
    case PlainType::DType: {
        const std::size_t which = random.below(plainDTypes);
        return {.text = "DType::" + std::string(nameOf(static_cast<PlainDType>(which))),
                .type = PlainType::DType,
                .value = PlainAnswer::dtype(1U << which),
                .operands = {}};
    }
    case PlainType::Operand:
        break;
    }
    return plainTag(random.oneOf(tags));
}

/// Terms of one depth less.
struct Below {
    RandomSource& random;
    const Tags& tags;
    std::size_t depth;

    PlainTerm operator()(PlainType type) const
    {
        return randomPlainTerm(random, type, tags, depth);
    }
    PlainTerm operand() const { return (*this)(PlainType::Operand); }
    PlainTerm index() const
    {
        if (random.chance(80))
            return plainInt(static_cast<std::int64_t>(random.below(5)));
        return (*this)(random.chance(50) ? PlainType::Int : PlainType::Size);
    }
    std::vector<PlainTerm> some(PlainType type, std::size_t least, std::size_t most) const
    {
        std::vector<PlainTerm> terms;
        for (std::size_t count = random.between(least, most); count > 0; --count)
            terms.push_back((*this)(type));
        return terms;
    }
    std::vector<PlainTerm> two(PlainType type) const { return some(type, 2, 2); }
    /// A number of one type, or of less.
    PlainType orLess(PlainType type) const
    {
        if (type == PlainType::Float && random.chance(25))
            return random.chance(50) ? PlainType::Size : PlainType::Int;
        return type == PlainType::Size && random.chance(25) ? PlainType::Int : type;
    }
    /// Two operands of which the first has the type.
    std::vector<PlainTerm> mixed(PlainType type) const
    {
        std::vector<PlainTerm> terms{(*this)(type), (*this)(orLess(type))};
        if (random.chance(50))
            std::swap(terms[0], terms[1]);
        return terms;
    }
};

PlainTerm optionTerm(const Below& below, const char* function, PlainType type)
{
    static const Tags names{"first", "second", "third", "missing"};
    return plainCall(function, type, {plainTag(below.random.oneOf(names))});
}

PlainTerm randomComparison(const Below& below)
{
    static const Tags functions{"EQ", "NE", "LT", "GT", "LE", "GE"};
    static const std::vector<PlainType> numbers{PlainType::Int, PlainType::Size, PlainType::Size,
                                                PlainType::Float};
    if (below.random.chance(25))
        return plainCall(below.random.chance(60) ? "EQ" : "NE", PlainType::Bool,
                         below.two(PlainType::DType));
    return plainCall(below.random.oneOf(functions), PlainType::Bool,
                     below.mixed(below.random.oneOf(numbers)));
}

PlainTerm randomTest(const Below& below)
{
    static const Tags ofOne{"IS_QUINT8",       "IS_QINT8",  "IS_QUINT16",    "IS_QINT16",
                            "IS_QINT32",       "IS_INT32",  "IS_FLOAT16",    "IS_FLOAT32",
                            "IS_FLOAT",        "IS_SCALAR", "IS_NOT_SCALAR", "IS_QUANT_TYPE",
                            "IS_SHAPE_1x1x1xd"};
    static const Tags ofTwo{"SAME_SHAPE", "SAME_QUANT", "SAME_DTYPE_QUANT", "SAME_ENCODING",
                            "SAME_OP"};
    switch (below.random.below(5)) {
    case 0:
        return plainCall(below.random.oneOf(ofTwo), PlainType::Bool, below.two(PlainType::Operand));
    case 1:
        return plainCall(below.random.chance(50) ? "CONSTVAL_INT_VALID" : "CONSTVAL_FLOAT_VALID",
                         PlainType::Bool, {below.operand(), below.index()});
    case 2:
        return optionTerm(below, "OPTION_BOOL", PlainType::Bool);
    case 3:
        return plainCall("EXTERNAL_CONSTRAINT", PlainType::Bool,
                         {plainWord(below.random.oneOf(Tags{"isFine", "isGood", "nobodyKnows"})),
                          plainTag(below.random.oneOf(below.tags))});
    default:
        return plainCall(below.random.oneOf(ofOne), PlainType::Bool, {below.operand()});
    }
}

PlainTerm randomTruth(const Below& below)
{
    static const Tags reductions{"AND", "OR", "AND", "OR", "XOR"};
    switch (below.random.below(10)) {
    case 0:
    case 1:
        return plainCall(below.random.oneOf(reductions), PlainType::Bool,
                         below.some(PlainType::Bool, 1, 4));
    case 2:
        return plainCall("NOT", PlainType::Bool, {below(PlainType::Bool)});
    case 3:
        return plainCall("SELECT", PlainType::Bool, below.some(PlainType::Bool, 3, 3));
    case 4:
        return plainCall("IS_POW2", PlainType::Bool,
                         {below(below.random.chance(50) ? PlainType::Int : PlainType::Size)});
    case 5:
    case 6:
        return randomTest(below);
    default:
        return randomComparison(below);
    }
}

PlainTerm roundedTerm(const Below& below, PlainType type)
{
    std::vector<PlainTerm> terms = below.mixed(type);
    // A constant that is no power of two is an error in the text.
    if (terms[1].sort == PlainTerm::Sort::Constant) {
        const std::int64_t step = std::int64_t(1) << below.random.below(10);
        terms[1] = terms[1].type == PlainType::Int ? plainInt(step) : plainSize(step);
    }
    return plainCall("ROUNDUP", type, std::move(terms));
}

/// What every number can be made with.
PlainTerm randomNumber(const Below& below, PlainType type)
{
    static const Tags reductions{"ADD", "MUL", "MIN", "MAX"};
    static const Tags wholes{"SUB", "DIV", "REM", "MOD"};
    const bool isReal = type == PlainType::Float;
    if (!isReal && below.random.chance(6))
        return roundedTerm(below, type);
    switch (below.random.below(5)) {
    case 0: {
        std::vector<PlainTerm> terms = below.mixed(type);
        if (below.random.chance(30))
            terms.push_back(below(below.orLess(type)));
        return plainCall(below.random.oneOf(reductions), type, std::move(terms));
    }
    case 1:
        return plainCall(isReal ? (below.random.chance(50) ? "SUB" : "DIV")
                                : below.random.oneOf(wholes).c_str(),
                         type, below.mixed(type));
    case 2:
        return plainCall(below.random.chance(50) ? "NEG" : "ABS", type, {below(type)});
    case 3:
        return plainCall("SELECT", type, {below(PlainType::Bool), below(type), below(type)});
    default: {
        static const std::vector<PlainType> from{PlainType::Int, PlainType::Size, PlainType::Float,
                                                 PlainType::Bool};
        const char* const cast = isReal ? "FLOAT" : type == PlainType::Int ? "INT" : "UINT";
        return plainCall(cast, type, {below(below.random.oneOf(from))});
    }
    }
}

PlainTerm randomInt(const Below& below)
{
    switch (below.random.below(8)) {
    case 0:
        return optionTerm(below, "OPTION_INT", PlainType::Int);
    case 1:
        return plainCall("ZERO_OFFSET_OF", PlainType::Int, {below.operand()});
    case 2:
    case 3:
        return plainCall("CONSTVAL_INT", PlainType::Int, {below.operand(), below.index()});
    default:
        return randomNumber(below, PlainType::Int);
    }
}

PlainTerm randomSize(const Below& below)
{
    static const Tags properties{"RANK_OF",     "ELEMENTSIZE_OF", "INPUTS_OF",    "OUTPUTS_OF",
                                 "DIM_BATCHES", "DIM_HEIGHT",     "DIM_WIDTH",    "DIM_DEPTH",
                                 "DIM_NFILTS",  "DIM_FILTWIDTH",  "DIM_FILTDEPTH"};
    switch (below.random.below(8)) {
    case 0:
        return optionTerm(below, "OPTION_UINT", PlainType::Size);
    case 1:
    case 2:
        return plainCall("DIM_OF", PlainType::Size, {below.operand(), below.index()});
    case 3:
    case 4:
        return plainCall(below.random.oneOf(properties), PlainType::Size, {below.operand()});
    default:
        return randomNumber(below, PlainType::Size);
    }
}

PlainTerm randomReal(const Below& below)
{
    static const Tags properties{"STEPSIZE_OF", "STEPSIZE_OF", "MIN_QU8", "MAX_QU8"};
    switch (below.random.below(7)) {
    case 0:
        return optionTerm(below, "OPTION_FLOAT", PlainType::Float);
    case 1:
        return plainCall(below.random.oneOf(properties), PlainType::Float, {below.operand()});
    case 2:
        return plainCall("CONSTVAL_FLOAT", PlainType::Float, {below.operand(), below.index()});
    default:
        return randomNumber(below, PlainType::Float);
    }
}

PlainTerm randomDType(const Below& below)
{
    if (below.random.chance(80))
        return plainCall("DTYPE_OF", PlainType::DType, {below.operand()});
    return plainCall("SELECT", PlainType::DType,
                     {below(PlainType::Bool), below(PlainType::DType), below(PlainType::DType)});
}

PlainTerm randomOperand(const Below& below)
{
    switch (below.random.below(10)) {
    case 0:
        return plainCall("INPUT_OF", PlainType::Operand, {below.operand(), below.index()});
    case 1:
        return plainCall("OUTPUT_OF", PlainType::Operand, {below.operand(), below.index()});
    case 2:
        return plainCall("SELECT", PlainType::Operand,
                         {below(PlainType::Bool), below.operand(), below.operand()});
    default:
        return plainTag(below.random.oneOf(below.tags));
    }
}

PlainTensor resultOf(RandomSource& random, std::string name, bool tellsQuantization)
{
    return {.name = std::move(name), .facts = randomPlainFacts(random, tellsQuantization)};
}

/// An operand of `Root`: a tag, an operator with operands of its own, or a constant.
std::string addOperand(RandomSource& random, PlainCase& some, bool tellsQuantization, int at)
{
    const std::string tag = "t" + std::to_string(at);
    PlainNet& net = some.net;
    const auto addInput = [&](const std::string& name) {
        return net.addTensor(resultOf(random, name, tellsQuantization));
    };
    if (random.chance(30)) {
        const std::size_t constant = net.addTensor(randomConstant(random, "c" + tag));
        some.tags[tag] = constant;
        net.operators.back().operands.push_back(constant);
        return random.chance(50) ? '"' + tag + '"' : "OPCONST(\"" + tag + "\")";
    }
    if (random.chance(50)) {
        some.tags[tag] = addInput("x" + tag);
        net.operators.back().operands.push_back(some.tags[tag]);
        return '"' + tag + '"';
    }
    PlainOperator inner{
        .op = "Inner" + std::to_string(random.below(3)), .operands = {}, .results = {}};
    const std::size_t input = addInput("x" + tag);
    some.tags["x" + tag] = input;
    inner.operands.push_back(input);
    for (std::size_t result = 0; result < random.between(1, 2); ++result) {
        inner.results.push_back(addInput("r" + tag + '_' + std::to_string(result)));
        if (result > 0)
            net.outputs.push_back(inner.results.back());
    }
    net.operators.back().operands.push_back(inner.results.front());
    some.tags[tag] = inner.results.front();
    const std::string call = "Op(\"" + inner.op + "\", \"x" + tag + "\")";
    net.operators.insert(net.operators.end() - 1, inner);
    if (random.chance(60))
        return "LET(\"" + tag + "\", " + call + ")";
    some.tags.erase(tag);
    return call;
}

} // namespace

PlainTensorFacts randomPlainFacts(RandomSource& random, bool tellsQuantization)
{
    static const std::vector<DataType> types{
        DataType::F32, DataType::F16, DataType::U8,  DataType::U8,  DataType::I8,
        DataType::U16, DataType::I16, DataType::I32, DataType::I64, DataType::Bool};
    PlainTensorFacts facts;
    if (random.chance(92))
        facts.type = random.oneOf(types);
    if (random.chance(92))
        facts.shape = randomExtents(random);
    if (!tellsQuantization || !isQuantizable(facts.type) || random.chance(30))
        return facts;
    facts.steps.push_back(randomStep(random));
    const bool hasAxis = facts.shape && !facts.shape->empty() && facts.shape->front() > 1
        && facts.shape->front() < 9;
    if (hasAxis && random.chance(15)) {
        while (static_cast<std::int64_t>(facts.steps.size()) < facts.shape->front())
            facts.steps.push_back(randomStep(random));
    }
    return facts;
}

PlainTerm randomPlainTerm(RandomSource& random, PlainType type, const Tags& tags, std::size_t depth)
{
    if (depth == 0 || random.chance(type == PlainType::Bool ? 5 : 20))
        return randomLeaf(random, type, tags);
    const Below below{random, tags, depth - 1};
    switch (type) {
    case PlainType::Bool:
        return randomTruth(below);
    case PlainType::Int:
        return randomInt(below);
    case PlainType::Size:
        return randomSize(below);
    case PlainType::Float:
        return randomReal(below);
    case PlainType::DType:
        return randomDType(below);
    case PlainType::Operand:
        break;
    }
    return randomOperand(below);
}

PlainCase randomPlainCase(RandomSource& random)
{
    PlainCase some;
    const bool tellsQuantization = random.chance(80);
    const std::size_t result = some.net.addTensor(resultOf(random, "root", tellsQuantization));
    some.net.operators.push_back({.op = "Root", .operands = {}, .results = {result}});
    some.net.outputs.push_back(result);
    some.tags["*"] = result;
    some.match = "Op(\"Root\"";
    const int count = static_cast<int>(random.between(1, 3));
    for (int at = 0; at < count; ++at)
        some.match += ", " + addOperand(random, some, tellsQuantization, at);
    some.match += ')';
    static const Tags values{"0", "1", "3", "-2", "8", "2.5", "true", "false", "some"};
    for (const char* option : {"first", "second", "third", "tile_height"}) {
        if (random.chance(75))
            some.options[option] = random.oneOf(values);
    }
    for (const char* function : {"isFine", "isGood"}) {
        if (random.chance(60))
            some.answers[function] = random.chance(50);
    }
    Tags tags;
    for (const auto& [tag, tensor] : some.tags)
        tags.push_back(tag);
    const std::size_t depth = random.between(1, 4);
    some.constraint = randomPlainTerm(random, PlainType::Bool, tags, depth);
    return some;
}

} // namespace fusewright::test
