# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Graphs that are text: FX as torch.compile prints it, StableHLO and TTIR."""

from collections import Counter


class Fx:
    """Statements of an FX graph with names as torch gives them: add, add_1, add_2."""

    def __init__(self, kind):
        self.kind, self.lines, self.counts, self.shapes, self.args = kind, [], Counter(), {}, []

    def arg(self, name, *dims):
        self.shapes[name] = dims
        self.args.append(f'{name}: "{self.kind}[{", ".join(map(str, dims))}]"')
        return name

    def name(self, base):
        n = self.counts[base]
        self.counts[base] += 1
        return f"{base}_{n}" if n else base

    def op(self, op, dims, *args, base=None):
        """aten.<op>; several results where `dims` is nothing."""
        out = self.name(base or op.split(".")[0].strip("_"))
        self.shapes[out] = dims
        kind = f': "{self.kind}[{", ".join(map(str, dims))}]"' if dims is not None else ""
        text = ", ".join(str(a) for a in args)
        self.lines.append(f"        {out}{kind} = torch.ops.aten.{op}({text})")
        return out

    def item(self, value, i, dims):
        out = self.name("getitem")
        self.shapes[out] = dims
        self.lines.append(f'        {out}: "{self.kind}[{", ".join(map(str, dims))}]" = {value}[{i}]')
        return out

    def file(self, name, head, results):
        with open(name, "w") as f:
            f.write(f"class {head}(torch.nn.Module):\n    def forward(self, {', '.join(self.args)}):\n")
            f.write("\n".join(self.lines) + f"\n        return [{', '.join(results)}]\n")


def train_resnet18():
    """Forward and backward of a ResNet-18, as AOT autograd joins them."""
    g, tape, grads, stats, primals = Fx("f32"), [], {}, [], [0]
    batch = 8

    def primal(*dims):
        primals[0] += 1
        return g.arg(f"primals_{primals[0]}", *dims)

    def give(value, grad):
        """One more gradient of a value: the sum of all."""
        if value in grads:
            grad = g.op("add.Tensor", g.shapes[value], grads[value], grad)
        grads[value] = grad

    def conv_bn(x, cin, cout, k, s, size):
        dims = (batch, cout, size, size)
        w, gamma, beta = primal(cout, cin, k, k), primal(cout), primal(cout)
        mean, var, count = primal(cout), primal(cout), primal()
        conf = f"[{s}, {s}], [{k // 2}, {k // 2}], [1, 1], False, [0, 0], 1"
        y = g.op("convolution.default", dims, x, w, None, conf)
        stats.append(g.op("add.Tensor", (), count, 1))
        n = g.op("_native_batch_norm_legit_functional.default", None, y, gamma, beta, mean, var, True, 0.1, 1e-5,
                 base="_native_batch_norm_legit_functional")
        z = g.item(n, 0, dims)
        m, r = g.item(n, 1, (cout,)), g.item(n, 2, (cout,))
        stats.extend([g.item(n, 3, (cout,)), g.item(n, 4, (cout,))])

        def back():
            b = g.op("native_batch_norm_backward.default", None, grads[z], y, gamma, mean, var, m, r, True, 1e-5,
                     "[True, True, True]")
            d = g.item(b, 0, dims)
            grads[gamma], grads[beta] = g.item(b, 1, (cout,)), g.item(b, 2, (cout,))
            first = x == "primals_1"
            c = g.op("convolution_backward.default", None, d, x, w, "[0]", conf,
                     f"[{not first}, True, False]")
            if not first:
                give(x, g.item(c, 0, g.shapes[x]))
            grads[w] = g.item(c, 1, (cout, cin, k, k))
        tape.append(back)
        return z

    def relu(x):
        y = g.op("relu.default", g.shapes[x], x)
        tape.append(lambda: give(x, g.op("threshold_backward.default", g.shapes[x], grads[y], y, 0)))
        return y

    def add(x, y):
        z = g.op("add.Tensor", g.shapes[x], x, y)
        tape.append(lambda: (give(x, grads[z]), give(y, grads[z])))
        return z

    image = primal(batch, 3, 224, 224)
    x, c, size = relu(conv_bn(image, 3, 64, 7, 2, 112)), 64, 56
    p = g.op("max_pool2d_with_indices.default", None, x, "[3, 3]", "[2, 2]", "[1, 1]")
    before, x, index = x, g.item(p, 0, (batch, 64, 56, 56)), g.item(p, 1, (batch, 64, 56, 56))
    tape.append(lambda pooled=x: give(before, g.op("max_pool2d_with_indices_backward.default", g.shapes[before],
        grads[pooled], before, "[3, 3], [2, 2], [1, 1], [1, 1], False", index)))
    for stage in range(4):
        o = 64 << stage
        for block in range(2):
            s = 2 if stage and not block else 1
            size = 56 >> stage
            y = conv_bn(relu(conv_bn(x, c, o, 3, s, size)), o, o, 3, 1, size)
            if s == 2:
                x = conv_bn(x, c, o, 1, 2, size)
            x, c = relu(add(y, x)), o
    w, b = primal(1000, 512), primal(1000)
    labels = primal(batch)
    m = g.op("mean.dim", (batch, 512, 1, 1), x, "[-1, -2]", True)
    v = g.op("view.default", (batch, 512), m, f"[{batch}, 512]")
    t = g.op("permute.default", (512, 1000), w, "[1, 0]")
    logits = g.op("addmm.default", (batch, 1000), b, v, t)
    soft = g.op("_log_softmax.default", (batch, 1000), logits, 1, False)
    n = g.op("nll_loss_forward.default", None, soft, labels, None, 1, -100)
    loss, total = g.item(n, 0, ()), g.item(n, 1, ())
    tangent = g.arg("tangents_1")
    d = g.op("nll_loss_backward.default", (batch, 1000), tangent, soft, labels, None, 1, -100, total)
    d = g.op("_log_softmax_backward_data.default", (batch, 1000), d, soft, 1, "torch.float32")
    t1 = g.op("permute.default", (1000, 512), t, "[1, 0]")
    mm = g.op("mm.default", (batch, 512), d, t1)
    t2 = g.op("permute.default", (1000, batch), d, "[1, 0]")
    grads[w] = g.op("mm.default", (1000, 512), t2, v)
    s = g.op("sum.dim_IntList", (1, 1000), d, "[0]", True)
    grads[b] = g.op("view.default", (1000,), s, "[1000]")
    e = g.op("view.default", (batch, 512, 1, 1), mm, f"[{batch}, 512, 1, 1]")
    e = g.op("expand.default", (batch, 512, 7, 7), e, f"[{batch}, 512, 7, 7]")
    grads[x] = g.op("div.Scalar", (batch, 512, 7, 7), e, 49)
    for back in reversed(tape):
        back()
    results = stats + [loss] + [grads.get(f"primals_{i + 1}", "None") for i in range(primals[0])]
    results[len(stats) + 1] = "None"  # of the image
    g.file("train_resnet18_joint.fx.txt", "joint_helper", results)


def gemma_flat():
    """Four layers of a decoder with grouped queries, rotary positions and a gated MLP; no modules."""
    g = Fx("bf16")
    t, d, h, kv, e, f, n = 256, 2048, 8, 1, 256, 16384, [0]

    def arg(*dims):
        n[0] += 1
        return g.arg(f"arg{n[0] - 1}_1", *dims)

    table, ids = arg(256000, d), arg(1, t)
    x = g.op("embedding.default", (1, t, d), table, ids, 0)
    x = g.op("mul.Tensor", (1, t, d), x, 45.25)
    freq, at = arg(1, e // 2, 1), arg(1, 1, t)
    y = g.op("bmm.default", (1, e // 2, t), freq, at)
    y = g.op("permute.default", (1, t, e // 2), y, "[0, 2, 1]")
    y = g.op("cat.default", (1, t, e), f"[{y}, {y}]", -1)
    cos, sin = g.op("cos.default", (1, t, e), y), g.op("sin.default", (1, t, e), y)
    cos, sin = (g.op("unsqueeze.default", (1, 1, t, e), v, 1) for v in (cos, sin))
    mask = g.op("full.default", (t, t), f"[{t}, {t}]", -3e38)
    mask = g.op("unsqueeze.default", (1, t, t), g.op("triu.default", (t, t), mask, 1), 0)

    def rms(x):
        y = g.op("pow.Tensor_Scalar", (1, t, d), x, 2)
        y = g.op("add.Tensor", (1, t, 1), g.op("mean.dim", (1, t, 1), y, "[-1]", True), 1e-6)
        y = g.op("mul.Tensor", (1, t, d), x, g.op("rsqrt.default", (1, t, 1), y))
        w = g.op("add.Tensor", (d,), arg(d), 1.0)
        return g.op("mul.Tensor", (1, t, d), y, w)

    def linear(x, cin, cout):
        w = g.op("permute.default", (cin, cout), arg(cout, cin), "[1, 0]")
        y = g.op("view.default", (t, cin), x, f"[{t}, {cin}]")
        y = g.op("mm.default", (t, cout), y, w)
        return g.op("view.default", (1, t, cout), y, f"[1, {t}, {cout}]")

    def split(x, heads):
        y = g.op("view.default", (1, t, heads, e), x, f"[1, {t}, {heads}, {e}]")
        return g.op("permute.default", (1, heads, t, e), y, "[0, 2, 1, 3]")

    def rotate(x, heads):
        dims, half = (1, heads, t, e), (1, heads, t, e // 2)
        a = g.op("mul.Tensor", dims, x, cos)
        low, high = g.op("slice.Tensor", half, x, 3, 0, e // 2), g.op("slice.Tensor", half, x, 3, e // 2, 10 ** 9)
        y = g.op("cat.default", dims, f"[{g.op('neg.default', half, high)}, {low}]", -1)
        return g.op("add.Tensor", dims, a, g.op("mul.Tensor", dims, y, sin))

    def repeat(x):
        y = g.op("unsqueeze.default", (1, kv, 1, t, e), x, 2)
        y = g.op("expand.default", (1, kv, h, t, e), y, f"[1, {kv}, {h}, {t}, {e}]")
        return g.op("view.default", (1, h, t, e), y, f"[1, {h}, {t}, {e}]")

    caches = []
    for _ in range(4):
        y = rms(x)
        q, k = rotate(split(linear(y, d, h * e), h), h), rotate(split(linear(y, d, e), kv), kv)
        v = split(linear(y, d, e), kv)
        caches += [k, v]
        k = g.op("permute.default", (1, h, e, t), repeat(k), "[0, 1, 3, 2]")
        a = g.op("matmul.default", (1, h, t, t), q, k)
        a = g.op("add.Tensor", (1, h, t, t), g.op("mul.Tensor", (1, h, t, t), a, 0.0625), mask)
        a = g.op("_softmax.default", (1, h, t, t), a, -1, False)
        a = g.op("matmul.default", (1, h, t, e), a, repeat(v))
        a = g.op("permute.default", (1, t, h, e), a, "[0, 2, 1, 3]")
        a = g.op("view.default", (1, t, d), a, f"[1, {t}, {d}]")
        x = g.op("add.Tensor", (1, t, d), x, linear(a, d, d))
        y = rms(x)
        a = g.op("gelu.default", (1, t, f), linear(y, d, f))
        a = g.op("mul.Tensor", (1, t, f), a, linear(y, d, f))
        x = g.op("add.Tensor", (1, t, d), x, linear(a, f, d))
    w = g.op("permute.default", (d, 256000), table, "[1, 0]")
    y = g.op("view.default", (t, d), rms(x), f"[{t}, {d}]")
    y = g.op("view.default", (1, t, 256000), g.op("mm.default", (t, 256000), y, w), f"[1, {t}, 256000]")
    g.file("gemma_4_layers_flat.fx.txt", "GraphModule", [y] + caches)


class Mlir:
    """Statements of one function; a value is its name and its type."""

    def __init__(self, dialect, element):
        self.dialect, self.element, self.lines, self.args, self.types = dialect, element, [], [], {}
        self.next = 0

    def tensor(self, dims, element=None):
        return "tensor<" + "".join(f"{d}x" for d in dims) + (element or self.element) + ">"

    def arg(self, dims, attributes="", element=None):
        name = f"%arg{len(self.args)}"
        self.types[name] = self.tensor(dims, element)
        self.args.append(f"{name}: {self.types[name]}{' {' + attributes + '}' if attributes else ''}")
        return name

    def op(self, text, ins, dims, element=None):
        """A statement; `text` has {0}, {1} for the inputs."""
        out, self.next = f"%{self.next}", self.next + 1
        self.types[out] = self.tensor(dims, element)
        given = ", ".join(self.types[i] for i in ins)
        self.lines.append(f"{out} = {text.format(*ins)} : ({given}) -> {self.types[out]}")
        return out


def stablehlo_layer():
    """A GPT layer as JAX lowers it: broadcasts written out, softmax and norms taken apart."""
    g = Mlir("stablehlo", "f32")
    b, t, d, h, e, f = 2, 128, 768, 12, 64, 3072

    def const(value, dims=()):
        out, g.next = f"%{g.next}", g.next + 1
        g.types[out] = g.tensor(dims)
        g.lines.append(f"{out} = stablehlo.constant dense<{value}> : {g.types[out]}")
        return out

    def same(name, x, y=None):
        """An operator whose result is as its inputs."""
        out, g.next = f"%{g.next}", g.next + 1
        g.types[out] = g.types[x]
        g.lines.append(f"{out} = stablehlo.{name} {x}{', ' + y if y else ''} : {g.types[x]}")
        return out

    def spread(x, dims, to):
        return g.op(f"stablehlo.broadcast_in_dim {{0}}, dims = {list(dims)}", [x], to)

    def reduce(x, zero, how, to):
        axis = len(to)
        return g.op(f"stablehlo.reduce({{0}} init: {{1}}) applies stablehlo.{how} across dimensions = [{axis}]",
                    [x, zero], to)

    full = (b, t, d)
    x, mask = g.arg(full), g.arg((t, t), element="i1")
    zero, low = const("0.000000e+00"), const("0xFF800000")

    def mean(x):
        y = spread(reduce(x, zero, "add", (b, t)), (0, 1), (b, t, 1))
        return same("divide", y, spread(const("7.680000e+02"), (), (b, t, 1)))

    def norm(x):
        y = same("subtract", x, spread(mean(x), (0, 1, 2), full))
        v = mean(same("multiply", y, y))
        v = same("rsqrt", same("add", v, spread(const("1.000000e-05"), (), (b, t, 1))))
        y = same("multiply", y, spread(v, (0, 1, 2), full))
        y = same("multiply", y, spread(spread(g.arg((d,)), (2,), (1, 1, d)), (0, 1, 2), full))
        return same("add", y, spread(spread(g.arg((d,)), (2,), (1, 1, d)), (0, 1, 2), full))

    def dense(x, cin, cout):
        y = g.op("stablehlo.dot_general {0}, {1}, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT]",
                 [x, g.arg((cin, cout))], (b, t, cout))
        return same("add", y, spread(spread(g.arg((cout,)), (2,), (1, 1, cout)), (0, 1, 2), (b, t, cout)))

    y = norm(x)
    q, k, v = (g.op("stablehlo.reshape {0}", [dense(y, d, d)], (b, t, h, e)) for _ in range(3))
    q = same("divide", q, spread(const("8.000000e+00"), (), (b, t, h, e)))
    a = g.op("stablehlo.dot_general {0}, {1}, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]",
             [q, k], (b, h, t, t))
    hidden = g.op("stablehlo.broadcast_in_dim {0}, dims = [2, 3]", [mask], (b, h, t, t), "i1")
    least, g.next = f"%{g.next}", g.next + 1
    g.types[least] = g.tensor((b, h, t, t))
    fill = spread(low, (), (b, h, t, t))
    g.lines.append(f"{least} = stablehlo.select {hidden}, {a}, {fill} : {g.types[hidden]}, {g.types[a]}")
    m = spread(spread(reduce(least, low, "maximum", (b, h, t)), (0, 1, 2), (b, h, t, 1)), (0, 1, 2, 3), (b, h, t, t))
    p = same("exponential", same("subtract", least, m))
    s = spread(spread(reduce(p, zero, "add", (b, h, t)), (0, 1, 2), (b, h, t, 1)), (0, 1, 2, 3), (b, h, t, t))
    p = same("divide", p, s)
    a = g.op("stablehlo.dot_general {0}, {1}, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]",
             [p, v], (b, h, t, e))
    a = g.op("stablehlo.transpose {0}, dims = [0, 2, 1, 3]", [a], (b, t, h, e))
    x = same("add", x, dense(g.op("stablehlo.reshape {0}", [a], full), d, d))
    y = dense(norm(x), d, f)
    wide = (b, t, f)
    cube = same("multiply", same("multiply", y, y), y)
    z = same("add", y, same("multiply", cube, spread(const("4.471500e-02"), (), wide)))
    z = same("tanh", same("multiply", z, spread(const("0.797884583"), (), wide)))
    z = same("multiply", spread(const("5.000000e-01"), (), wide), same("add", z, spread(const("1.000000e+00"), (), wide)))
    x = same("add", x, dense(same("multiply", y, z), f, d))
    with open("stablehlo_gpt_layer.mlir", "w") as out:
        out.write("module @jit_layer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {\n")
        out.write(f"  func.func public @main({', '.join(g.args)}) -> ({g.types[x]}) {{\n")
        out.writelines(f"    {line}\n" for line in g.lines)
        out.write(f"    return {x} : {g.types[x]}\n  }}\n}}\n")


def ttir_prefill():
    """A Llama layer over a prompt for 32 users: each user's keys and values are put into the caches
    by an operator of its own. The caches of all 16 layers are arguments and results."""
    g = Mlir("ttir", "bf16")
    b, t, d, h, kv, e, f = 32, 128, 2048, 32, 8, 64, 8192

    def arg(kind, name, *dims, element=None):
        return g.arg(dims, f"ttcore.argument_type = #ttcore.argument_type<{kind}>, "
                     f"ttcore.shard_status = #ttcore.shard_status<unsharded>, ttir.name = \"{name}\"", element)

    def op(name, ins, dims, attributes="", element=None):
        text = ", ".join(f"{{{i}}}" for i in range(len(ins)))
        attributes = f" <{{{attributes}}}>" if attributes else ""
        return g.op(f'"ttir.{name}"({text})'.replace("<{", "<{{") + attributes.replace("{", "{{").replace("}", "}}"),
                    ins, dims, element)

    def shape(dims):
        return "shape = [" + ", ".join(f"{n} : i32" for n in dims) + "]"

    def reshape(x, *dims, element=None):
        return op("reshape", [x], dims, shape(dims), element)

    def permute(x, dims, order, element=None):
        return op("permute", [x], dims, f"permutation = array<i64: {', '.join(map(str, order))}>", element)

    def dot(x, y, dims, batch=(), left=1, right=0, element=None):
        axes = "array<i64: " + ", ".join(map(str, batch)) + ">" if batch else "array<i64>"
        return op("dot_general", [x, y], dims, f"batch_dims_lhs = {axes}, batch_dims_rhs = {axes}, "
                  f"contract_dims_lhs = array<i64: {left}>, contract_dims_rhs = array<i64: {right}>", element)

    def linear(name, x, cin, cout):
        w = permute(arg("parameter", f"model.model.layers.0.{name}.weight", cout, cin), (cin, cout), (1, 0))
        return dot(x, w, (b * t, cout))

    def cast(x, dims, element):
        return op("typecast", [x], dims, "conservative_folding = false", element)

    def rms(name, x):
        w = arg("parameter", name, d)
        return op("rms_norm", [x, w], (b, t, d), "epsilon = 9.99999974E-6 : f32, "
                  f"normalized_shape = array<i64: {d}>, operandSegmentSizes = array<i32: 1, 1, 0>")

    def spread(x, dims, times, element=None):
        return op("broadcast", [x], dims, f"broadcast_dimensions = array<i64: {', '.join(map(str, times))}>", element)

    def cut(x, begin, end, dims):
        lists = (", ".join(f"{n} : i32" for n in part) for part in (begin, end, [1] * len(begin)))
        return op("slice_static", [x], dims, "begins = [{}], ends = [{}], step = [{}]".format(*lists))

    ids = arg("input", "args_0", b, t, element="i64")
    at = arg("input", "args_1", t, element="i64")
    caches = [arg("input", f"cache_{'kv'[i % 2]}_{i // 2}", b, kv, t, e) for i in range(32)]
    table = arg("parameter", "model.model.embed_tokens.weight", 128256, d)
    x = op("embedding", [reshape(ids, b * t, element="i64"), table], (b * t, d))
    x = reshape(x, b, t, d)
    y = reshape(rms("model.model.layers.0.input_layernorm.weight", x), b * t, d)
    freq = reshape(arg("constant", "model.model.rotary_emb.inv_freq", 32, element="f32"), 1, 32, 1, element="f32")
    place = cast(reshape(at, 1, 1, t, element="i64"), (1, 1, t), "f32")
    angle = permute(dot(freq, place, (1, 32, t), (0,), 2, 1, "f32"), (1, t, 32), (0, 2, 1), "f32")
    angle = op("concat", [angle, angle], (1, t, 64), "dim = 2 : si32", "f32")
    cos, sin = (reshape(cast(op(n, [angle], (1, t, 64), "", "f32"), (1, t, 64), "bf16"), 1, 1, t, 64)
                for n in ("cos", "sin"))

    def rotate(x, n):
        dims, half = (b, n, t, e), (b, n, t, e // 2)
        a = op("multiply", [x, spread(cos, dims, (b, n, 1, 1))], dims)
        high = op("neg", [cut(x, (0, 0, 0, 32), (b, n, t, 64), half)], half)
        low = cut(x, (0, 0, 0, 0), (b, n, t, 32), half)
        r = op("concat", [high, low], dims, "dim = 3 : si32")
        return op("add", [a, op("multiply", [r, spread(sin, dims, (b, n, 1, 1))], dims)], dims)

    def split(x, n):
        return permute(reshape(x, b, t, n, e), (b, n, t, e), (0, 2, 1, 3))

    q = rotate(split(linear("self_attn.q_proj", y, d, d), h), h)
    k = rotate(split(linear("self_attn.k_proj", y, d, kv * e), kv), kv)
    v = split(linear("self_attn.v_proj", y, d, kv * e), kv)
    for cache, value in ((0, k), (1, v)):
        for user in range(b):
            part = cut(value, (user, 0, 0, 0), (user + 1, kv, t, e), (1, kv, t, e))
            caches[cache] = op("fill_cache", [caches[cache], part], (b, kv, t, e), f"batch_offset = {user} : i32")

    def repeat(x):
        y = spread(reshape(x, b, kv, 1, t, e), (b, kv, 4, t, e), (1, 1, 4, 1, 1))
        return reshape(y, b, h, t, e)

    k, v = permute(repeat(caches[0]), (b, h, e, t), (0, 1, 3, 2)), repeat(caches[1])
    scale = spread(reshape(arg("constant", "scale", 1), 1, 1, 1, 1), (b, h, t, t), (b, h, t, t))
    mask = spread(arg("input", "mask", 1, 1, t, t), (b, h, t, t), (b, h, 1, 1))
    a = op("multiply", [dot(q, k, (b, h, t, t), (0, 1), 3, 2), scale], (b, h, t, t))
    a = op("softmax", [op("add", [a, mask], (b, h, t, t))], (b, h, t, t), "dimension = 3 : si32")
    a = permute(dot(a, v, (b, h, t, e), (0, 1), 3, 2), (b, t, h, e), (0, 2, 1, 3))
    a = reshape(linear("self_attn.o_proj", reshape(a, b * t, d), d, d), b, t, d)
    x = op("add", [x, a], (b, t, d))
    y = reshape(rms("model.model.layers.0.post_attention_layernorm.weight", x), b * t, d)
    up = linear("mlp.gate_proj", y, d, f)
    up = op("multiply", [up, op("sigmoid", [up], (b * t, f))], (b * t, f))
    up = op("multiply", [up, linear("mlp.up_proj", y, d, f)], (b * t, f))
    x = op("add", [x, reshape(linear("mlp.down_proj", up, f, d), b, t, d)], (b, t, d))
    x = rms("model.model.norm.weight", x)
    x = reshape(cut(x, (0, t - 1, 0), (b, t, d), (b, 1, d)), b, d)
    w = permute(arg("parameter", "model.lm_head.weight", 128256, d), (d, 128256), (1, 0))
    results = [dot(x, w, (b, 128256))] + caches
    types = ", ".join(g.types[r] for r in results)
    with open("ttir_llama_prefill_layer.mlir", "w") as out:
        out.write("module @SyncTensorsGraph.900 {\n  ttcore.device_module {\n    builtin.module @SyncTensorsGraph.900 {\n")
        out.write(f"      func.func @main({', '.join(g.args)}) -> ({types}) {{\n")
        out.writelines(f"        {line}\n" for line in g.lines)
        out.write(f"        return {', '.join(results)} : {types}\n      }}\n    }}\n  }}\n}}\n")


MODELS = (train_resnet18, gemma_flat, stablehlo_layer, ttir_prefill)

if __name__ == "__main__":
    for model in MODELS:
        model()
