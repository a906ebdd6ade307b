// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_kind.h"

#include <array>
#include <string>

namespace fusewright {

namespace {

/// The types that an object is an instance of, by their last names between spaces.
struct KindRow {
    CheckKind kind;
    std::string_view name;
    std::string_view types;
};

constexpr auto kindRows = std::to_array<KindRow>({
    {CheckKind::Context, "PatternCheckContext", " PatternCheckContext Object "},
    {CheckKind::Variable, "Var", " Var Expr RelaxExpr RelayExpr BaseExpr Node Object "},
    {CheckKind::DataflowVariable, "DataflowVar",
     " DataflowVar Var Expr RelaxExpr RelayExpr BaseExpr Node Object "},
    {CheckKind::Constant, "Constant", " Constant Expr RelaxExpr RelayExpr BaseExpr Node Object "},
    {CheckKind::Call, "Call", " Call Expr RelaxExpr RelayExpr BaseExpr Node Object "},
    {CheckKind::TupleItem, "TupleGetItem",
     " TupleGetItem Expr RelaxExpr RelayExpr BaseExpr Node Object "},
    {CheckKind::Tuple, "Tuple", " Tuple Expr RelaxExpr RelayExpr BaseExpr Node Object "},
    {CheckKind::Shape, "ShapeExpr", " ShapeExpr Expr RelaxExpr RelayExpr BaseExpr Node Object "},
    {CheckKind::Number, "PrimValue", " PrimValue Expr RelaxExpr RelayExpr BaseExpr Node Object "},
    {CheckKind::Global, "GlobalVar", " GlobalVar Expr RelaxExpr RelayExpr BaseExpr Node Object "},
    {CheckKind::Operator, "Op", " Op Expr RelaxExpr RelayExpr BaseExpr Node Object "},
    {CheckKind::TensorInfo, "TensorStructInfo",
     " TensorStructInfo StructInfo TensorType DynTensorType Type Node Object "},
    {CheckKind::TupleInfo, "TupleStructInfo",
     " TupleStructInfo StructInfo TupleType Type Node Object "},
    {CheckKind::ShapeInfo, "ShapeStructInfo",
     " ShapeStructInfo StructInfo ShapeType Type Node Object "},
    {CheckKind::NumberInfo, "PrimStructInfo",
     " PrimStructInfo StructInfo PrimType Type Node Object "},
    {CheckKind::Integer, "IntImm", " IntImm ConstExpr PrimExpr ExprOp BaseExpr Node Object "},
    {CheckKind::Real, "FloatImm", " FloatImm ConstExpr PrimExpr ExprOp BaseExpr Node Object "},
    {CheckKind::Symbolic, "Var", " Var PrimExpr ExprOp BaseExpr Node Object "},
    {CheckKind::Arithmetic, "PrimExpr", " PrimExpr ExprOp BaseExpr Node Object "},
    {CheckKind::Condition, "PrimExpr", " PrimExpr ExprOp BaseExpr Node Object "},
    {CheckKind::Array, "Array", " Array Object Sequence Iterable Sized "},
    {CheckKind::Map, "Map", " Map Object Mapping Iterable Sized "},
    {CheckKind::Attributes, "Attrs", " Attrs Object "},
    {CheckKind::Data, "Tensor", " Tensor NDArray ndarray Object "},
    {CheckKind::ElementType, "DataType", " DataType dtype str "},
    {CheckKind::Analyzer, "Analyzer", " Analyzer "},
});

/// Other types, which nothing here is an instance of.
constexpr std::string_view otherTypes =
    " Function PrimFunc BaseFunc ExternFunc SeqExpr If StringImm DataTypeImm SizeVar "
    "FuncStructInfo ObjectStructInfo FuncType ObjectType AnyType Binding VarBinding MatchCast "
    "BindingBlock DataflowBlock IRModule DFPattern FusionPattern ";

bool isListed(std::string_view list, std::string_view name)
{
    return !name.empty() && list.find(' ' + std::string(name) + ' ') != std::string_view::npos;
}

const KindRow& rowOf(CheckKind kind)
{
    for (const KindRow& row : kindRows) {
        if (row.kind == kind)
            return row;
    }
    return kindRows.front();
}

bool isKnownType(std::string_view name)
{
    for (const KindRow& row : kindRows) {
        if (isListed(row.types, name))
            return true;
    }
    return isListed(otherTypes, name);
}

/// Whether a type is one of scalar expressions, as `tvm.tir.Var` is.
bool isOfScalars(std::string_view dotted)
{
    const std::string path = '.' + std::string(dotted);
    return path.find(".tir.") != path.npos || path.find(".tirx.") != path.npos;
}

bool isScalar(CheckKind kind)
{
    return kind == CheckKind::Integer || kind == CheckKind::Real || kind == CheckKind::Symbolic
        || kind == CheckKind::Arithmetic || kind == CheckKind::Condition;
}

bool isInfo(CheckKind kind)
{
    return kind == CheckKind::TensorInfo || kind == CheckKind::TupleInfo
        || kind == CheckKind::ShapeInfo || kind == CheckKind::NumberInfo;
}

} // namespace

std::string_view checkKindName(CheckKind kind)
{
    return rowOf(kind).name;
}

std::optional<bool> isOfTvmType(CheckKind kind, std::string_view dotted)
{
    const std::string_view name = dotted.substr(dotted.rfind('.') + 1);
    if (!isKnownType(name))
        return std::nullopt;
    const bool isListedHere = isListed(rowOf(kind).types, name);
    // Newer versions have one class `Expr` for both worlds, and numbers as arguments themselves.
    const bool isNumberType = name == "IntImm" || name == "FloatImm" || name == "PrimExpr";
    if ((name == "Expr" && isScalar(kind)) || (kind == CheckKind::Number && isNumberType))
        return std::nullopt;
    // `Var` and `Call` are names of scalar expressions too; `Tensor` and `Tuple` of types.
    if (isListedHere && !isScalar(kind) && !isInfo(kind) && (name == "Var" || name == "Call"))
        return !isOfScalars(dotted);
    if (isListedHere && kind == CheckKind::Symbolic && name == "Var")
        return dotted.find("relax") == std::string_view::npos;
    return isListedHere;
}

} // namespace fusewright
