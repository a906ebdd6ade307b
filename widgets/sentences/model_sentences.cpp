// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/engine_sentences.h"

#include <QtGlobal>

#include <array>

namespace fusewright {

// Of files with models.
std::span<const char* const> modelSentences()
{
    // clang-format off
    static constexpr std::array sentences{
        QT_TRANSLATE_NOOP("engine", "A catalogue is an object with a list \"operators\"."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" must be a list."),
        QT_TRANSLATE_NOOP("engine", "A prefix or overload must be a string."),
        QT_TRANSLATE_NOOP("engine", "An operator must be an object."),
        QT_TRANSLATE_NOOP("engine", "An operator must begin with its \"name\"."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is not a kind of fusion."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is not a way to count operations."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is declared twice; the first one counts."),
        QT_TRANSLATE_NOOP("engine", "%1 uses its own result."),
        QT_TRANSLATE_NOOP("engine", "This is a git-LFS pointer, not the model itself. "
                                     "Run \"git lfs pull\" to fetch the model."),
        QT_TRANSLATE_NOOP("engine", "This file is compressed with gzip. Unpack it first."),
        QT_TRANSLATE_NOOP("engine", "This file is compressed with zstd. Unpack it first."),
        QT_TRANSLATE_NOOP("engine", "This file is compressed with bzip2. Unpack it first."),
        QT_TRANSLATE_NOOP("engine", "This file is compressed with xz. Unpack it first."),
        QT_TRANSLATE_NOOP("engine", "This is a 7-Zip archive. Unpack it first."),
        QT_TRANSLATE_NOOP("engine", "This is a zip archive without an exported program. "
                                     "If it is a saved PyTorch model, save it with "
                                     "torch.export.save, or export it to ONNX."),
        QT_TRANSLATE_NOOP("engine", "This is a Python pickle, which may run code when "
                                     "opened. Export the model to ONNX first."),
        QT_TRANSLATE_NOOP("engine", "This is an HDF5 (Keras) file. Export the model to "
                                     "ONNX first."),
        QT_TRANSLATE_NOOP("engine", "This is a GGUF file: it has weights but no graph of "
                                     "operators."),
        QT_TRANSLATE_NOOP("engine", "This is a TensorFlow Lite model. Convert it to ONNX "
                                     "first."),
        QT_TRANSLATE_NOOP("engine", "This is MLIR bytecode. mlir-opt, or "
                                     "stablehlo-translate --deserialize for a portable "
                                     "artifact, prints it as text."),
        QT_TRANSLATE_NOOP("engine", "This is a PDF document, not a model."),
        QT_TRANSLATE_NOOP("engine", "This is a picture, not a model."),
        QT_TRANSLATE_NOOP("engine", "This is a program, not a model."),
        QT_TRANSLATE_NOOP("engine", "This is a web page, not a model: the download may "
                                     "have given an error page or a page about the file "
                                     "instead of the file."),
        QT_TRANSLATE_NOOP("engine", "This is an OpenVINO model. Open the ONNX model that "
                                     "it was made from."),
        QT_TRANSLATE_NOOP("engine", "This is an XML file. It is not one of the model "
                                     "formats that can be opened."),
        QT_TRANSLATE_NOOP("engine", "This is a jaxpr. Lower it to StableHLO, which can "
                                     "be opened: print(jax.jit(f).lower(x).as_text())."),
        QT_TRANSLATE_NOOP("engine", "This is a TorchScript graph. Export the model with "
                                     "torch.export.save, or print its FX graph."),
        QT_TRANSLATE_NOOP("engine", "This is TVM TensorIR: loops, without a graph of "
                                     "operators. Print the Relax module that calls it."),
        QT_TRANSLATE_NOOP("engine", "This is ONNX written as text. Convert it to the "
                                     "binary form first."),
        QT_TRANSLATE_NOOP("engine", "This is a TensorFlow graph as text. Convert it to "
                                     "ONNX, for instance with tf2onnx."),
        QT_TRANSLATE_NOOP("engine", "This is a safetensors file: it has weights but no "
                                     "graph of operators."),
        QT_TRANSLATE_NOOP("engine", "This is a JSON file with a graph in it, but "
                                     "\"format\": \"fusewright-graph\" is missing, so it is "
                                     "not a Fusewright graph."),
        QT_TRANSLATE_NOOP("engine", "This is a JSON file, but not a model that can be "
                                     "opened."),
        QT_TRANSLATE_NOOP("engine", "This file is empty."),
        QT_TRANSLATE_NOOP("engine", "This file has the marks of an unfinished merge on "
                                     "line %1. Choose one side and remove the marks."),
        QT_TRANSLATE_NOOP("engine", "The computation that begins here has no closing "
                                     "\"}\"."),
        QT_TRANSLATE_NOOP("engine", "A computation or an instruction"),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is used here, but nothing in this "
                                     "computation defines it."),
        QT_TRANSLATE_NOOP("engine", "An instruction or \"}\""),
        QT_TRANSLATE_NOOP("engine", "A type such as f32[8,16]"),
        QT_TRANSLATE_NOOP("engine", "\"(\" and the operands"),
        QT_TRANSLATE_NOOP("engine", "The number of a parameter"),
        QT_TRANSLATE_NOOP("engine", "An operand or \")\""),
        QT_TRANSLATE_NOOP("engine", "Instructions are nested more than 64 deep."),
        QT_TRANSLATE_NOOP("engine", "An attribute such as dimensions={0}"),
        QT_TRANSLATE_NOOP("engine", "an object"),
        QT_TRANSLATE_NOOP("engine", "The id of a graph"),
        QT_TRANSLATE_NOOP("engine", "A node has no \"id\"."),
        QT_TRANSLATE_NOOP("engine", "The id of a node"),
        QT_TRANSLATE_NOOP("engine", "The key of an attribute"),
        QT_TRANSLATE_NOOP("engine", "An edge has no \"sourceNodeId\"."),
        QT_TRANSLATE_NOOP("engine", "The id of an output"),
        QT_TRANSLATE_NOOP("engine", "There is no graph with \"nodes\" in this file."),
        QT_TRANSLATE_NOOP("engine", "There are two nodes with the id \"%1\"."),
        QT_TRANSLATE_NOOP("engine", "The graph \"%1\" is nested in itself."),
        QT_TRANSLATE_NOOP("engine", "The function \"%1\" contains itself: %2."),
        QT_TRANSLATE_NOOP("engine", "Inlining functions gives more than %1 operators; "
                                     "stopped at \"%2\"."),
        QT_TRANSLATE_NOOP("engine", "Constant \"%1\" makes \"%2\" with the same value as "
                                     "Constant \"%3\". The first one is used."),
        QT_TRANSLATE_NOOP("engine", "Graphs are nested more than %1 deep in \"%2\"."),
        QT_TRANSLATE_NOOP("engine", "The name \"%1\" is not valid UTF-8; it is shown "
                                     "with � where it is not."),
        QT_TRANSLATE_NOOP("engine", "This ONNX file contains no graph."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is not an opcode of FX."),
        QT_TRANSLATE_NOOP("engine", "No line above defines %%1."),
        QT_TRANSLATE_NOOP("engine", "This expression is nested too deep."),
        QT_TRANSLATE_NOOP("engine", "What this gives is known only when the code runs, "
                                     "and code is never run."),
        QT_TRANSLATE_NOOP("engine", "What is called here is known only when the code "
                                     "runs."),
        QT_TRANSLATE_NOOP("engine", "What \"%1\" gives is known only when the code runs, "
                                     "and code is never run."),
        QT_TRANSLATE_NOOP("engine", "Modules are nested more than 64 deep."),
        QT_TRANSLATE_NOOP("engine", "Inlining modules gives more than 1000000 operators."),
        QT_TRANSLATE_NOOP("engine", "This class has no function \"forward\"."),
        QT_TRANSLATE_NOOP("engine", "This line does not fit the table's columns: opcode, "
                                     "name, target, args, kwargs."),
        QT_TRANSLATE_NOOP("engine", "This line is not a whole node of an FX graph: %NAME "
                                     ": [num_users=N] = OPCODE[target=TARGET](args = …, kwargs "
                                     "= …)."),
        QT_TRANSLATE_NOOP("engine", "This text is neither a model nor rules. For an FX "
                                     "graph, use the output of print_readable(), gm.code, "
                                     "str(gm.graph) or print_tabular()."),
        QT_TRANSLATE_NOOP("engine", "The text does not give the types of the modules it "
                                     "calls, so their names are used. print(gm) and the "
                                     "exporter write the types (fusewright help exporter)."),
        QT_TRANSLATE_NOOP("engine", "The function returns nothing: is its end missing?"),
        QT_TRANSLATE_NOOP("engine", "What \"%1\" does here is known only when the code "
                                     "runs, and code is never run. Trace the model and print "
                                     "the graph: GraphModule.print_readable()."),
        QT_TRANSLATE_NOOP("engine", "Only a name can have a type here."),
        QT_TRANSLATE_NOOP("engine", "This cannot be assigned to in a graph."),
        QT_TRANSLATE_NOOP("engine", "This exported program has no \"graph_module\" with "
                                     "a \"graph\" and its \"nodes\"."),
        QT_TRANSLATE_NOOP("engine", "The name of an input"),
        QT_TRANSLATE_NOOP("engine", "This program has version %1 of torch.export's "
                                     "schema; versions up to %2 are supported. The readable "
                                     "parts are shown."),
        QT_TRANSLATE_NOOP("engine", "The type of a device"),
        QT_TRANSLATE_NOOP("engine", "The index of a device"),
        QT_TRANSLATE_NOOP("engine", "The name of a graph"),
        QT_TRANSLATE_NOOP("engine", "There is no exported program in this archive."),
        QT_TRANSLATE_NOOP("engine", "A node has no \"target\"."),
        QT_TRANSLATE_NOOP("engine", "The name of a node"),
        QT_TRANSLATE_NOOP("engine", "The name of an argument"),
        QT_TRANSLATE_NOOP("engine", "Graphs are nested more than %1 deep."),
        QT_TRANSLATE_NOOP("engine", "The comment that begins here is never closed."),
        QT_TRANSLATE_NOOP("engine", "The string that begins here has no closing "
                                     "quotation mark."),
        QT_TRANSLATE_NOOP("engine", "The \"%1\" has no closing \"%2\"."),
        QT_TRANSLATE_NOOP("engine", "This \"%1\" closes nothing: the \"%2\" before it is "
                                     "still open."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" takes %2 values and returns %3, but this "
                                     "call passes %4 and expects %5."),
        QT_TRANSLATE_NOOP("engine", "There is no function \"%1\" in this file; its call "
                                     "is kept as an operator."),
        QT_TRANSLATE_NOOP("engine", "Inlining calls gives more than %1 operators."),
        QT_TRANSLATE_NOOP("engine", "There is no function with a body in this file."),
        QT_TRANSLATE_NOOP("engine", "A zero offset"),
        QT_TRANSLATE_NOOP("engine", "An encoding needs a \"scale\", or an \"axis\" with "
                                     "\"scales\" and as many \"zero_offsets\". This one is "
                                     "ignored."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is defined here and also on line %2. A value "
                                     "can have only one producer."),
        QT_TRANSLATE_NOOP("engine", "The byte %1"),
        QT_TRANSLATE_NOOP("engine", "%1 is not expected here."),
        QT_TRANSLATE_NOOP("engine", "There is no graph in this file."),
        QT_TRANSLATE_NOOP("engine", "Subgraphs are nested more than %1 deep here, which "
                                     "cannot be read."),
        QT_TRANSLATE_NOOP("engine", "A statement of more than %1 edges in a row cannot "
                                     "be read. Write the edges as statements of their own."),
        QT_TRANSLATE_NOOP("engine", "The graph has too many nodes and edges to be read; "
                                     "an edge between two groups in braces counts once for "
                                     "each pair of their nodes."),
        QT_TRANSLATE_NOOP("engine", "The string that starts here has no closing "
                                     "quotation mark."),
        QT_TRANSLATE_NOOP("engine", "The \"<\" here has no closing \">\"."),
        QT_TRANSLATE_NOOP("engine", "The comment that starts here is never closed."),
        QT_TRANSLATE_NOOP("engine", "The file has the marks of an unfinished merge here. "
                                     "Choose one side and remove the marks."),
        QT_TRANSLATE_NOOP("engine", "%1 is not expected here. A name with such a "
                                     "character needs quotation marks."),
        QT_TRANSLATE_NOOP("engine", "The file ends before the graph does."),
        QT_TRANSLATE_NOOP("engine", "The \"[\" here has no closing \"]\"."),
        QT_TRANSLATE_NOOP("engine", "The \"{\" here has no closing \"}\"; the end of the "
                                     "file may be missing."),
        QT_TRANSLATE_NOOP("engine", "There is a zero byte here, so this is not DOT text."),
        QT_TRANSLATE_NOOP("engine", "%1 here is not UTF-8 text. Save the file in UTF-8."),
        QT_TRANSLATE_NOOP("engine", "The file gives \"%1\" (%2) the shape %3, but the "
                                     "shape inferred from its operands is %4. The file's shape "
                                     "is kept."),
        QT_TRANSLATE_NOOP("engine", "This is not a supported model. Supported formats: "
                                     "%1."),
        QT_TRANSLATE_NOOP("engine", "The kind of a call"),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is not a kind of call."),
        QT_TRANSLATE_NOOP("engine", "The call of \"%1\" names \"%2\", which is not one "
                                     "of its inputs. The call is ignored."),
        QT_TRANSLATE_NOOP("engine", "The call of \"%1\" has lists nested more than 16 "
                                     "deep. The call is ignored."),
        QT_TRANSLATE_NOOP("engine", "The graph has no list \"nodes\"."),
        QT_TRANSLATE_NOOP("engine", "The name of the graph"),
        QT_TRANSLATE_NOOP("engine", "This file was written by a newer version of "
                                     "Fusewright."),
        QT_TRANSLATE_NOOP("engine", "An input or constant"),
        QT_TRANSLATE_NOOP("engine", "An input or constant has no \"name\"."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is not a known element type."),
        QT_TRANSLATE_NOOP("engine", "The file does not have the weights of the modules "
                                    "that it calls, such as \"%1\", so what they cost is "
                                    "not known. Export the model again."),
        QT_TRANSLATE_NOOP("engine", "The operator of a node"),
        QT_TRANSLATE_NOOP("engine", "A module path"),
        QT_TRANSLATE_NOOP("engine", "A module type"),
        QT_TRANSLATE_NOOP("engine", "A line of code"),
        QT_TRANSLATE_NOOP("engine", "The name of a value"),
        QT_TRANSLATE_NOOP("engine", "A fusion kind"),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is not a fusion kind."),
        QT_TRANSLATE_NOOP("engine", "Graphs are nested more than 64 deep."),
        QT_TRANSLATE_NOOP("engine", "The node \"%1\" has no \"op\"."),
        QT_TRANSLATE_NOOP("engine", "The node \"%1\" has no list \"inputs\"."),
        QT_TRANSLATE_NOOP("engine", "The name of a function"),
        QT_TRANSLATE_NOOP("engine", "\":\" and a type"),
        QT_TRANSLATE_NOOP("engine", "The body of the function"),
        QT_TRANSLATE_NOOP("engine", "The name of a result"),
        QT_TRANSLATE_NOOP("engine", "The number of results"),
        QT_TRANSLATE_NOOP("engine", "\">\" after the properties"),
        QT_TRANSLATE_NOOP("engine", "A region in \"{\" and \"}\""),
        QT_TRANSLATE_NOOP("engine", "\",\" or \")\" after a region"),
        QT_TRANSLATE_NOOP("engine", "The number of a result"),
        QT_TRANSLATE_NOOP("engine", "The \"{\" has no closing \"}\"."),
        QT_TRANSLATE_NOOP("engine", "The name of an attribute"),
        QT_TRANSLATE_NOOP("engine", "The name of a block or \"]\""),
        QT_TRANSLATE_NOOP("engine", "\":\" and the types"),
        QT_TRANSLATE_NOOP("engine", "\"->\" and the types of the results"),
        QT_TRANSLATE_NOOP("engine", "The \"%1\" is never closed."),
        QT_TRANSLATE_NOOP("engine", "This \"%1\" closes nothing."),
        QT_TRANSLATE_NOOP("engine", "The syntax of \"%1\" is unknown: its operands and "
                                     "types are a best guess."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is used here, but nothing defines it."),
        QT_TRANSLATE_NOOP("engine", "The block \"%1\" begins here, but line %2 begins it "
                                     "too."),
        QT_TRANSLATE_NOOP("engine", "There is no block \"%1\" in this region."),
        QT_TRANSLATE_NOOP("engine", "This region has blocks that jump to each other "
                                     "(%1). The graph shows the operators of all blocks; a "
                                     "value that a block receives from several places is a "
                                     "\"phi\"."),
        QT_TRANSLATE_NOOP("engine", "The region that begins here has no closing \"}\"."),
        QT_TRANSLATE_NOOP("engine", "The resources that begin here have no closing "
                                     "\"#-}\"."),
        QT_TRANSLATE_NOOP("engine", "\"=\" and what the name stands for"),
        QT_TRANSLATE_NOOP("engine", "\":\" after the name of a block"),
        QT_TRANSLATE_NOOP("engine", "A block must be inside a region, and none is open "
                                     "here."),
        QT_TRANSLATE_NOOP("engine", "This \"}\" closes nothing."),
        QT_TRANSLATE_NOOP("engine", "There is no Relax function in this text."),
        QT_TRANSLATE_NOOP("engine", "Relax has no such statement: it cannot be read "
                                     "without running."),
        QT_TRANSLATE_NOOP("engine", "This cannot be assigned to."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" is not defined here."),
        QT_TRANSLATE_NOOP("engine", "An \"if\" in Relax needs an \"else\"."),
        QT_TRANSLATE_NOOP("engine", "The branches yield nothing: each must end by "
                                     "assigning or returning."),
        QT_TRANSLATE_NOOP("engine", "Bodies are nested more than 64 deep."),
        QT_TRANSLATE_NOOP("engine", "The function \"%1\" calls itself; the call stays "
                                     "one operator."),
        QT_TRANSLATE_NOOP("engine", "Relax has no such operator."),
        QT_TRANSLATE_NOOP("engine", "This tuple has more than %1 values."),
        QT_TRANSLATE_NOOP("engine", "Inlining functions goes too far: more than 64 "
                                     "levels deep, or more than 1000000 operators."),
        QT_TRANSLATE_NOOP("engine", "The tensor \"%1\" %2"),
        QT_TRANSLATE_NOOP("engine", "The tensor \"%1\" has \"quant_params\" that make no "
                                     "sense. They are ignored."),
        QT_TRANSLATE_NOOP("engine", "The model has no \"graph\" with \"nodes\"."),
        QT_TRANSLATE_NOOP("engine", "The node \"%1\" has no \"type\"."),
        QT_TRANSLATE_NOOP("engine", "The type of a node"),
        QT_TRANSLATE_NOOP("engine", "The package of a node"),
        QT_TRANSLATE_NOOP("engine", "The name of a tensor"),
        QT_TRANSLATE_NOOP("engine", "%1 uses %2, which no node produces and which is not "
                                     "a declared input."),
        QT_TRANSLATE_NOOP("engine", "%1 is listed as an output, which no node produces "
                                     "and which is not a declared input."),
        QT_TRANSLATE_NOOP("engine", "It is treated as a graph input."),
        QT_TRANSLATE_NOOP("engine", "It is treated as a graph input, and so are %1 more "
                                     "such names."),
        QT_TRANSLATE_NOOP("engine", "%1 produces \"%2\", but %3 produces it too."),
        QT_TRANSLATE_NOOP("engine", "%1 produces \"%2\", but it is an input or a "
                                     "parameter of the graph."),
        QT_TRANSLATE_NOOP("engine", "A value can have only one producer."),
        QT_TRANSLATE_NOOP("engine", "Their values may differ; the last one counts."),
        QT_TRANSLATE_NOOP("engine", "The first one counts."),
        QT_TRANSLATE_NOOP("engine", "The input or parameter is used."),
        QT_TRANSLATE_NOOP("engine", "The graph has a cycle, so it has no execution "
                                     "order: %1."),
        QT_TRANSLATE_NOOP("engine", "%1 node number %2"),
        QT_TRANSLATE_NOOP("engine", "The file is damaged at byte %1: a field there "
                                     "claims to be %2 bytes long, more than the file has left."),
        QT_TRANSLATE_NOOP("engine", "The file is damaged at byte %1 of %2: this is not "
                                     "an ONNX field."),
        QT_TRANSLATE_NOOP("engine", "The file may be cut short."),
        QT_TRANSLATE_NOOP("engine", "There is no %1 \"%2\" in this file, only %3."),
        QT_TRANSLATE_NOOP("engine", "There is no %1 \"%2\" in this file, only %3 and "
                                     "more."),
        QT_TRANSLATE_NOOP("engine", "A string starts at this quotation mark, directly "
                                     "after a word."),
        QT_TRANSLATE_NOOP("engine", "The string that starts on line %1 ends at this "
                                     "quotation mark, directly before a word."),
        QT_TRANSLATE_NOOP("engine", "Inside a string, write a quotation mark as \\\"."),
        QT_TRANSLATE_NOOP("engine", "More constants like this: %1."),
        QT_TRANSLATE_NOOP("engine", "Values passed by back edges are not shown: to %1."),
        QT_TRANSLATE_NOOP("engine", "It is not known what is passed to %1."),
        QT_TRANSLATE_NOOP("engine", "%1 must be %2."),
        QT_TRANSLATE_NOOP("engine", "%1 is expected here, but the file ends."),
        QT_TRANSLATE_NOOP("engine", "%1 is expected here, but %2 was found."),
        QT_TRANSLATE_NOOP("engine", "Files of more than %1 MB cannot be read."),
        QT_TRANSLATE_NOOP("engine", "No extent of the model is called `%1`."),
        QT_TRANSLATE_NOOP("engine", "All its extents are numbers, or unknown."),
        QT_TRANSLATE_NOOP("engine", "They are called %1."),
        QT_TRANSLATE_NOOP("engine", "The expression is too large."),
        QT_TRANSLATE_NOOP("engine", "This bracket is not closed."),
        QT_TRANSLATE_NOOP("engine", "After \"(?\", only \"(?:\" is supported."),
        QT_TRANSLATE_NOOP("engine", "This bracket was not opened."),
        QT_TRANSLATE_NOOP("engine", "There is nothing to repeat before this."),
        QT_TRANSLATE_NOOP("engine", "There is nothing before this that could be repeated."),
        QT_TRANSLATE_NOOP("engine", "The second number is smaller than the first."),
        QT_TRANSLATE_NOOP("engine", "This is repeated too often."),
        QT_TRANSLATE_NOOP("engine", "There is nothing after this backslash."),
        QT_TRANSLATE_NOOP("engine", "Back-references are not supported."),
        QT_TRANSLATE_NOOP("engine", "\"\\%1\" is not supported."),
        QT_TRANSLATE_NOOP("engine", "This range ends before it begins."),
        QT_TRANSLATE_NOOP("engine", "This is a folder. Open a file inside it."),
        QT_TRANSLATE_NOOP("engine", "This is a device, not a file."),
        QT_TRANSLATE_NOOP("engine", "This file cannot be opened: %1."),
        QT_TRANSLATE_NOOP("engine", "This file cannot be read: %1."),
        QT_TRANSLATE_NOOP("engine", "More than 1 GiB came through this pipe. Save it to "
                                     "a file first."),
        QT_TRANSLATE_NOOP("engine", "The file is empty."),
        QT_TRANSLATE_NOOP("engine", "The file is not valid UTF-8."),
        QT_TRANSLATE_NOOP("engine", "A string is not closed."),
        QT_TRANSLATE_NOOP("engine", "A string has a bad escape or a raw control "
                                     "character."),
        QT_TRANSLATE_NOOP("engine", "A number is not valid JSON, or is too large."),
        QT_TRANSLATE_NOOP("engine", "The file is nested too deeply."),
        QT_TRANSLATE_NOOP("engine", "The file ends inside a list or an object: it is cut "
                                     "off, or a bracket is missing."),
        QT_TRANSLATE_NOOP("engine", "Something follows the end of the JSON value."),
        QT_TRANSLATE_NOOP("engine", "The file is too large to be read as JSON."),
        QT_TRANSLATE_NOOP("engine", "The JSON is broken here: a comma, colon, bracket or "
                                     "value is missing or extra."),
        QT_TRANSLATE_NOOP("engine", "%1 in this archive is encrypted."),
        QT_TRANSLATE_NOOP("engine", "%1 in this archive is packed with method %2; only "
                                     "stored and deflated files can be read."),
        QT_TRANSLATE_NOOP("engine", "%1 in this archive would unpack to %2, more than %3."),
        QT_TRANSLATE_NOOP("engine", "%1 in this archive would unpack from %2 bytes to "
                                     "%3, which no model does."),
        QT_TRANSLATE_NOOP("engine", "%1 in this archive has two sizes: it is damaged."),
        QT_TRANSLATE_NOOP("engine", "This zip archive is cut short: the list of its "
                                     "files is missing."),
        QT_TRANSLATE_NOOP("engine", "This is one part of a zip archive in several. Join "
                                     "the parts first."),
        QT_TRANSLATE_NOOP("engine", "This zip archive is damaged: the list of its files "
                                     "is not where it says."),
        QT_TRANSLATE_NOOP("engine", "This zip archive claims %1 files."),
        QT_TRANSLATE_NOOP("engine", "This zip archive is damaged: entry %1 of the list "
                                     "of its files cannot be read."),
        QT_TRANSLATE_NOOP("engine", "This zip archive holds a file named \"%1\", which "
                                     "leads out of the archive's folder. It is not opened."),
        QT_TRANSLATE_NOOP("engine", "\"%1\" in this archive is damaged or cut short."),
        QT_TRANSLATE_NOOP("engine", "This file cannot be written: %1."),
    };
    // clang-format on
    return sentences;
}

} // namespace fusewright
