# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Classifiers, detectors and segmenters."""

from onnx_net import BOOL, INT64, Net


def vgg16():
    g = Net("vgg16")
    x, c, i = g.input("input", 1, 3, 224, 224), 3, 0
    for o in (64, 64, "M", 128, 128, "M", 256, 256, 256, "M", 512, 512, 512, "M", 512, 512, 512, "M"):
        if o == "M":
            x, i = g.pool(x, 2, 2, name=f"features/{i}"), i + 1
        else:
            x, c, i = g.relu(g.conv(f"features/{i}", x, c, o, 3), f"features/{i + 1}"), o, i + 2
    with g.at("avgpool"):
        x = g.op("AveragePool", x, kernel_shape=[1, 1])
    x = g.op("Flatten", x)
    x = g.relu(g.gemm("classifier/0", x, 25088, 4096), "classifier/1")
    x = g.relu(g.gemm("classifier/3", x, 4096, 4096), "classifier/4")
    g.output(g.gemm("classifier/6", x, 4096, 1000), "logits")
    return g


def mobilenet_v2():
    g = Net("mobilenet_v2")
    relu6 = lambda x: g.op("Clip", x, 0.0, 6.0)
    x, c, n = g.input("input", 1, 3, 224, 224), 32, 1
    with g.at("features", "0"):
        x = g.conv("0", x, 3, 32, 3, 2)
        with g.at("2"):
            x = relu6(x)
    for t, o, count, s in ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1),
                           (6, 160, 3, 2), (6, 320, 1, 1)):
        for i in range(count):
            with g.at("features", n):
                h, e, j, y = c * t, "conv", 0, x
                if t != 1:
                    y = g.conv(f"{e}/{j}/0", y, c, h, 1)
                    with g.at(e, j, 2):
                        y = relu6(y)
                    j += 1
                y = g.conv(f"{e}/{j}/0", y, h, h, 3, s if i == 0 else 1, g=h)
                with g.at(e, j, 2):
                    y = relu6(y)
                y = g.conv(f"{e}/{j + 1}", y, h, o, 1)
                x = g.add(x, y) if i > 0 else y
            c, n = o, n + 1
    with g.at("features", "18"):
        x = g.conv("0", x, 320, 1280, 1)
        with g.at("2"):
            x = relu6(x)
    x = g.op("Flatten", g.op("GlobalAveragePool", x))
    g.output(g.gemm("classifier/1", x, 1280, 1000), "output")
    return g


def densenet121():
    """Flat names; each layer concatenates all that came before it, as torchvision does."""
    g = Net("densenet121_flat", named=False, opset=11)
    x = g.relu(g.conv("features/conv0", g.input("input.1", 1, 3, 224, 224), 3, 64, 7, 2))
    x, c = g.pool(x, 3, 2, 1), 64
    for b, count in enumerate((6, 12, 24, 16), 1):
        xs = [x]
        for i in range(count):
            with g.at("features", f"denseblock{b}", f"denselayer{i + 1}"):
                y = g.concat(1, *xs)
                y = g.relu(g.bn("norm1", y, c + 32 * i))
                y = g.relu(g.conv("conv1", y, c + 32 * i, 128, 1))
                xs.append(g.conv("conv2", y, 128, 32, 3, bias=False))
        x, c = g.concat(1, *xs), c + 32 * count
        if b < 4:
            with g.at("features", f"transition{b}"):
                x = g.relu(g.bn("norm", x, c))
                x, c = g.pool(g.conv("conv", x, c, c // 2, 1, bias=False), 2, 2, kind="AveragePool"), c // 2
    x = g.relu(g.bn("features/norm5", x, c))
    x = g.op("Flatten", g.op("GlobalAveragePool", x))
    g.output(g.gemm("classifier", x, c, 1000), "output")
    return g


def inception_v3():
    g = Net("inception_v3")

    def basic(name, x, cin, cout, k=1, s=1, p=None):
        with g.at(name):
            return g.relu(g.conv("conv", x, cin, cout, k, s, p))

    def average(x):
        return g.op("AveragePool", x, kernel_shape=(3, 3), strides=(1, 1), pads=(1,) * 4, count_include_pad=1)

    x = g.input("x", 1, 3, 299, 299)
    x = basic("Conv2d_1a_3x3", x, 3, 32, 3, 2, 0)
    x = basic("Conv2d_2a_3x3", x, 32, 32, 3, 1, 0)
    x = g.pool(basic("Conv2d_2b_3x3", x, 32, 64, 3), 3, 2, name="maxpool1")
    x = basic("Conv2d_3b_1x1", x, 64, 80)
    x = g.pool(basic("Conv2d_4a_3x3", x, 80, 192, 3, 1, 0), 3, 2, name="maxpool2")
    c = 192
    for name, f in (("Mixed_5b", 32), ("Mixed_5c", 64), ("Mixed_5d", 64)):
        with g.at(name):
            a = basic("branch1x1", x, c, 64)
            b = basic("branch5x5_2", basic("branch5x5_1", x, c, 48), 48, 64, 5)
            d = basic("branch3x3dbl_2", basic("branch3x3dbl_1", x, c, 64), 64, 96, 3)
            d = basic("branch3x3dbl_3", d, 96, 96, 3)
            x, c = g.concat(1, a, b, d, basic("branch_pool", average(x), c, f)), 224 + f
    with g.at("Mixed_6a"):
        a = basic("branch3x3", x, c, 384, 3, 2, 0)
        d = basic("branch3x3dbl_2", basic("branch3x3dbl_1", x, c, 64), 64, 96, 3)
        x, c = g.concat(1, a, basic("branch3x3dbl_3", d, 96, 96, 3, 2, 0), g.pool(x, 3, 2)), 768
    for name, f in (("Mixed_6b", 128), ("Mixed_6c", 160), ("Mixed_6d", 160), ("Mixed_6e", 192)):
        with g.at(name):
            a = basic("branch1x1", x, c, 192)
            b = basic("branch7x7_2", basic("branch7x7_1", x, c, f), f, f, (1, 7))
            b = basic("branch7x7_3", b, f, 192, (7, 1))
            d = basic("branch7x7dbl_1", x, c, f)
            for i, (o, k) in enumerate(((f, (7, 1)), (f, (1, 7)), (f, (7, 1)), (192, (1, 7))), 2):
                d = basic(f"branch7x7dbl_{i}", d, f, o, k)
            x = g.concat(1, a, b, d, basic("branch_pool", average(x), c, 192))
    with g.at("Mixed_7a"):
        a = basic("branch3x3_2", basic("branch3x3_1", x, c, 192), 192, 320, 3, 2, 0)
        b = basic("branch7x7x3_2", basic("branch7x7x3_1", x, c, 192), 192, 192, (1, 7))
        b = basic("branch7x7x3_3", b, 192, 192, (7, 1))
        x, c = g.concat(1, a, basic("branch7x7x3_4", b, 192, 192, 3, 2, 0), g.pool(x, 3, 2)), 1280
    for name in ("Mixed_7b", "Mixed_7c"):
        with g.at(name):
            a = basic("branch1x1", x, c, 320)
            b = basic("branch3x3_1", x, c, 384)
            b = g.concat(1, basic("branch3x3_2a", b, 384, 384, (1, 3)), basic("branch3x3_2b", b, 384, 384, (3, 1)))
            d = basic("branch3x3dbl_2", basic("branch3x3dbl_1", x, c, 448), 448, 384, 3)
            d = g.concat(1, basic("branch3x3dbl_3a", d, 384, 384, (1, 3)), basic("branch3x3dbl_3b", d, 384, 384, (3, 1)))
            x, c = g.concat(1, a, b, d, basic("branch_pool", average(x), c, 192)), 2048
    with g.at("avgpool"):
        x = g.op("GlobalAveragePool", x)
    g.output(g.gemm("fc", g.op("Flatten", x), 2048, 1000), "output")
    return g


def efficientnet_b0():
    g = Net("efficientnet_b0")
    x = g.conv("features/0/0", g.input("input", 1, 3, 224, 224), 3, 32, 3, 2)
    x, c = g.silu(x, "features/0/2"), 32
    for stage, (t, o, count, s, k) in enumerate(((1, 16, 1, 1, 3), (6, 24, 2, 2, 3), (6, 40, 2, 2, 5),
            (6, 80, 3, 2, 3), (6, 112, 3, 1, 5), (6, 192, 4, 2, 5), (6, 320, 1, 1, 3)), 1):
        for i in range(count):
            with g.at("features", stage, i):
                y, h, j = x, c * t, 0
                if t != 1:
                    y, j = g.silu(g.conv("block/0/0", y, c, h), "block/0/2"), 1
                y = g.silu(g.conv(f"block/{j}/0", y, h, h, k, s if i == 0 else 1, g=h), f"block/{j}/2")
                with g.at("block", j + 1):  # squeeze and excitation
                    with g.at("avgpool"):
                        z = g.op("GlobalAveragePool", y)
                    z = g.silu(g.conv("fc1", z, h, c // 4), "activation")
                    z = g.conv("fc2", z, c // 4, h)
                    with g.at("scale_activation"):
                        z = g.op("Sigmoid", z)
                    y = g.op("Mul", z, y)
                y = g.conv(f"block/{j + 2}/0", y, h, o)
                x = g.add(y, x) if i else y
            c = o
    x = g.silu(g.conv("features/8/0", x, 320, 1280), "features/8/2")
    with g.at("avgpool"):
        x = g.op("GlobalAveragePool", x)
    g.output(g.gemm("classifier/1", g.op("Flatten", x), 1280, 1000), "output")
    return g


def shufflenet_v2():
    g = Net("shufflenet_v2_flat", named=False)
    x = g.relu(g.conv("conv1/0", g.input("input.1", 1, 3, 224, 224), 3, 24, 3, 2))
    x, c, size = g.pool(x, 3, 2, 1), 24, 56
    for stage, o, count in ((2, 116, 4), (3, 232, 8), (4, 464, 4)):
        size //= 2
        for i in range(count):
            with g.at(f"stage{stage}", i):
                h = o // 2
                if i == 0:
                    a = g.conv("branch1/0", x, c, c, 3, 2, g=c)
                    a, y, cin = g.relu(g.conv("branch1/2", a, c, h)), x, c
                else:
                    (a, y), cin = g.split(x, [h, h], 1), h
                y = g.relu(g.conv("branch2/0", y, cin, h))
                y = g.conv("branch2/3", y, h, h, 3, 2 if i == 0 else 1, g=h)
                x = g.concat(1, a, g.relu(g.conv("branch2/5", y, h, h)))
                x = g.transpose(g.reshape(x, 1, 2, h, size, size), 0, 2, 1, 3, 4)
                x, c = g.reshape(x, 1, o, size, size), o
    x = g.relu(g.conv("conv5/0", x, c, 1024))
    g.output(g.gemm("fc", g.op("ReduceMean", x, axes=[2, 3], keepdims=0), 1024, 1000), "output")
    return g


def yolov8n():
    g = Net("yolov8n", opset=17)

    def conv(name, x, cin, cout, k=1, s=1):
        with g.at(name):
            return g.silu(g.conv("conv", x, cin, cout, k, s), "act")

    def c2f(name, x, cin, cout, n, shortcut):
        with g.at(name):
            h = cout // 2
            ys = list(g.split(conv("cv1", x, cin, cout), [h, h], 1))
            for i in range(n):
                with g.at(f"m.{i}"):
                    y = conv("cv2", conv("cv1", ys[-1], h, h, 3), h, h, 3)
                    ys.append(g.add(ys[-1], y) if shortcut else y)
            return conv("cv2", g.concat(1, *ys), h * (2 + n), cout)

    def up(name, x):
        with g.at(name):
            return g.op("Resize", x, "", g.const([1.0, 1.0, 2.0, 2.0], 1), mode="nearest",
                        coordinate_transformation_mode="asymmetric", nearest_mode="floor")

    def cat(name, *xs):
        with g.at(name):
            return g.concat(1, *xs)

    x = conv("model.0", g.input("images", 1, 3, 640, 640), 3, 16, 3, 2)
    x = c2f("model.2", conv("model.1", x, 16, 32, 3, 2), 32, 32, 1, True)
    p3 = c2f("model.4", conv("model.3", x, 32, 64, 3, 2), 64, 64, 2, True)
    p4 = c2f("model.6", conv("model.5", p3, 64, 128, 3, 2), 128, 128, 2, True)
    x = c2f("model.8", conv("model.7", p4, 128, 256, 3, 2), 256, 256, 1, True)
    with g.at("model.9"):  # SPPF
        ys = [conv("cv1", x, 256, 128)]
        for _ in range(3):
            ys.append(g.pool(ys[-1], 5, 1, 2, name="m"))
        p5 = conv("cv2", g.concat(1, *ys), 512, 256)
    n4 = c2f("model.12", cat("model.11", up("model.10", p5), p4), 384, 128, 1, False)
    n3 = c2f("model.15", cat("model.14", up("model.13", n4), p3), 192, 64, 1, False)
    m4 = c2f("model.18", cat("model.17", conv("model.16", n3, 64, 64, 3, 2), n4), 192, 128, 1, False)
    m5 = c2f("model.21", cat("model.20", conv("model.19", m4, 128, 128, 3, 2), p5), 384, 256, 1, False)
    with g.at("model.22"):  # Detect
        levels = []
        for i, (x, c) in enumerate(((n3, 64), (m4, 128), (m5, 256))):
            heads = []
            for head, h, o in (("cv2", 64, 64), ("cv3", 80, 80)):
                with g.at(f"{head}.{i}"):
                    y = x
                    for j, cin in enumerate((c, h)):
                        with g.at(f"{head}.{i}.{j}"):
                            y = g.silu(g.conv("conv", y, cin, h, 3), "act")
                    heads.append(g.conv(f"{head}.{i}.2", y, h, o))
            levels.append(g.reshape(g.concat(1, *heads), 1, 144, -1))
        boxes, scores = g.split(g.concat(2, *levels), [64, 80], 1)
        with g.at("dfl"):
            y = g.op("Softmax", g.transpose(g.reshape(boxes, 1, 4, 16, 8400), 0, 2, 1, 3), axis=1)
            y = g.reshape(g.conv("conv", y, 16, 1, bias=False), 1, 4, 8400)
        a, b = g.slice(y, 0, 2, 1), g.slice(y, 2, 4, 1)
        anchors, strides = g.param("anchors.weight", 1, 2, 8400), g.param("strides.weight", 1, 8400)
        low, high = g.op("Sub", anchors, a), g.op("Add", anchors, b)
        middle = g.op("Div", g.op("Add", low, high), 2.0)
        y = g.op("Mul", g.concat(1, middle, g.op("Sub", high, low)), strides)
        g.output(g.concat(1, y, g.op("Sigmoid", scores)), "output0")
    return g


def resnet50(g, x, body="backbone/body"):
    """The four stages of a ResNet-50, batch norms folded."""
    levels = []
    with g.at(*body.split("/")):
        x, c = g.pool(g.relu(g.conv("conv1", x, 3, 64, 7, 2)), 3, 2, 1, name="maxpool"), 64
        for stage, count in enumerate((3, 4, 6, 3)):
            h = 64 << stage
            for i in range(count):
                with g.at(f"layer{stage + 1}", i):
                    s = 2 if i == 0 and stage else 1
                    y = g.relu(g.conv("conv1", x, c, h), "relu")
                    y = g.relu(g.conv("conv2", y, h, h, 3, s), "relu")
                    y = g.conv("conv3", y, h, h * 4)
                    if i == 0:
                        x = g.conv("downsample/0", x, c, h * 4, 1, s)
                    x, c = g.relu(g.add(y, x), "relu"), h * 4
            levels.append(x)
    return levels


def fpn(g, levels, channels):
    """Inner and outer convolutions, nearest upsampling by the shape of the level below."""
    def inner(i):
        return g.conv(f"inner_blocks.{i}/0", levels[i], channels[i], 256)
    last = len(levels) - 1
    x = inner(last)
    out = [None] * last + [g.conv(f"layer_blocks.{last}/0", x, 256, 256, 3)]
    for i in reversed(range(last)):
        y = inner(i)
        x = g.op("Resize", x, "", g.const([1.0, 1.0, 2.0, 2.0], 1), mode="nearest",
                 coordinate_transformation_mode="asymmetric", nearest_mode="floor")
        x = g.add(y, x)
        out[i] = g.conv(f"layer_blocks.{i}/0", x, 256, 256, 3)
    return out


def retinanet():
    g = Net("retinanet_r50_fpn_flat", named=False)
    levels = resnet50(g, g.input("images", 1, 3, 512, 512))[1:]
    with g.at("backbone", "fpn"):
        ps = fpn(g, levels, (512, 1024, 2048))
        with g.at("extra_blocks"):
            p6 = g.conv("p6", levels[-1], 2048, 256, 3, 2)
            ps += [p6, g.conv("p7", g.relu(p6), 256, 256, 3, 2)]
    for head, last, name, k in (("classification_head", "cls_logits", "cls", 91),
                                ("regression_head", "bbox_reg", "boxes", 4)):
        with g.at("head", head):  # weights are shared between levels
            ys = []
            for p, size in zip(ps, (64, 32, 16, 8, 4)):
                for i in range(4):
                    p = g.relu(g.conv(f"conv/{i}/0", p, 256, 256, 3))
                y = g.reshape(g.conv(last, p, 256, 9 * k, 3), 1, 9, k, size, size)
                ys.append(g.op("Reshape", g.transpose(y, 0, 3, 4, 1, 2), [1, -1, k]))
            y = g.concat(1, *ys)
            g.output(g.op("Sigmoid", y) if k == 91 else y, name)
    return g


def mask_rcnn():
    """torchvision's Mask R-CNN after the transform: RPN, box head, mask head."""
    g = Net("mask_rcnn_r50_fpn", opset=16)
    levels = resnet50(g, g.input("images", 1, 3, 800, 800))
    with g.at("backbone", "fpn"):
        ps = fpn(g, levels, (256, 512, 1024, 2048))
        with g.at("extra_blocks"):
            ps.append(g.pool(ps[-1], 1, 2))

    def decode(deltas, anchors, weights):
        """BoxCoder: eight slices, centre and size, four corners."""
        a = [g.op("Gather", anchors, i, axis=1) for i in range(4)]
        w, h = g.op("Sub", a[2], a[0]), g.op("Sub", a[3], a[1])
        cx = g.op("Add", a[0], g.op("Mul", w, 0.5))
        cy = g.op("Add", a[1], g.op("Mul", h, 0.5))
        d = [g.op("Div", g.slice(deltas, i, 100000, 1, 4), s) for i, s in enumerate(weights)]
        w, h, cx, cy = (g.op("Unsqueeze", v, [1]) for v in (w, h, cx, cy))
        px, py = g.add(g.op("Mul", d[0], w), cx), g.add(g.op("Mul", d[1], h), cy)
        pw = g.op("Mul", g.op("Exp", g.op("Clip", d[2], "", 4.135)), w)
        ph = g.op("Mul", g.op("Exp", g.op("Clip", d[3], "", 4.135)), h)
        hw, hh = g.op("Mul", pw, 0.5), g.op("Mul", ph, 0.5)
        corners = g.op("Sub", px, hw), g.op("Sub", py, hh), g.op("Add", px, hw), g.op("Add", py, hh)
        return g.concat(2, *[g.op("Unsqueeze", v, [2]) for v in corners])

    def clip(boxes):
        """clip_boxes_to_image."""
        x = g.op("Clip", g.slice(boxes, 0, 4, 2, 2), 0.0, 800.0)
        y = g.op("Clip", g.slice(boxes, 1, 4, 2, 2), 0.0, 800.0)
        return g.concat(2, x, y)

    with g.at("rpn"):
        scores, deltas, counts = [], [], [120000, 30000, 7500, 1875, 507]
        for p, size in zip(ps, (200, 100, 50, 25, 13)):
            with g.at("head"):
                y = g.relu(g.conv("conv/0/0", p, 256, 256, 3), "conv/0/1")
                s, d = g.conv("cls_logits", y, 256, 3), g.conv("bbox_pred", y, 256, 12)
            scores.append(g.reshape(g.transpose(g.reshape(s, 1, 3, 1, size, size), 0, 3, 4, 1, 2), 1, -1, 1))
            deltas.append(g.reshape(g.transpose(g.reshape(d, 1, 3, 4, size, size), 0, 3, 4, 1, 2), 1, -1, 4))
        score = g.reshape(g.concat(1, *scores), 1, -1)
        delta = g.reshape(g.concat(1, *deltas), -1, 4)
        boxes = g.reshape(clip(decode(delta, g.param("anchors.weight", 159882, 4), (1.0,) * 4)), 1, -1, 4)
        at, picks = 0, []
        for n in counts:
            _, index = g.op("TopK", g.slice(score, at, at + n, 1), [min(n, 1000)], out=2, axis=1)
            picks.append(g.op("Add", index, at))
            at += n
        index = g.reshape(g.concat(1, *picks), -1)
        boxes = g.op("Gather", boxes, index, axis=1)
        score = g.op("Sigmoid", g.op("Unsqueeze", g.op("Gather", score, index, axis=1), [0]))
        keep = g.op("NonMaxSuppression", boxes, score, [1000], g.const([0.7], 1), g.const([0.0], 1))
        keep = g.reshape(g.slice(keep, 2, 3, 1), -1)
        proposals = g.reshape(g.op("Gather", boxes, keep, axis=1), -1, 4)

    def align(name, rois, size):
        """MultiScaleRoIAlign: each level aligns its own boxes, scattered into one result."""
        with g.at(name):
            a = [g.op("Gather", rois, i, axis=1) for i in range(4)]
            area = g.op("Mul", g.op("Sub", a[2], a[0]), g.op("Sub", a[3], a[1]))
            level = g.op("Div", g.op("Log", g.op("Add", g.op("Div", g.op("Sqrt", area), 224.0), 1e-6)), 0.6931)
            level = g.op("Sub", g.op("Clip", g.op("Floor", g.op("Add", level, 4.0)), 2.0, 5.0), 2.0)
            level = g.op("Cast", level, to=INT64)
            y = g.op("ConstantOfShape", g.concat(0, g.slice(g.op("Shape", rois), 0, 1, 0), [256, size, size]))
            for i in range(4):
                at = g.op("NonZero", g.op("Equal", level, i))
                index = g.reshape(at, -1)
                mine = g.op("Gather", rois, index, axis=0)
                batch = g.op("Mul", index, 0)
                part = g.op("RoiAlign", ps[i], mine, batch, output_height=size, output_width=size,
                            sampling_ratio=2, spatial_scale=0.25 / (1 << i))
                y = g.op("ScatterND", y, g.op("Transpose", at, perm=[1, 0]), part)
            return y

    with g.at("roi_heads"):
        y = g.op("Flatten", align("box_roi_pool", proposals, 7))
        y = g.relu(g.gemm("box_head/fc6", y, 12544, 1024), "box_head")
        y = g.relu(g.gemm("box_head/fc7", y, 1024, 1024), "box_head")
        score = g.op("Softmax", g.gemm("box_predictor/cls_score", y, 1024, 91), axis=-1)
        delta = g.gemm("box_predictor/bbox_pred", y, 1024, 364)
        boxes = clip(decode(delta, proposals, (10.0, 10.0, 5.0, 5.0)))
        score = g.transpose(g.slice(score, 1, 91, 1), 1, 0)
        score = g.op("Unsqueeze", score, [0])
        flat = g.op("Unsqueeze", g.op("Gather", boxes, 1, axis=1), [0])
        keep = g.op("NonMaxSuppression", flat, score, [100], g.const([0.5], 1), g.const([0.05], 1))
        index = g.reshape(g.slice(keep, 2, 3, 1), -1)
        kind = g.reshape(g.slice(keep, 1, 2, 1), -1)
        boxes = g.reshape(g.op("Gather", flat, index, axis=1), -1, 4)
        score = g.op("GatherND", score, keep)
        labels = g.op("Add", kind, 1)
        y = align("mask_roi_pool", boxes, 14)
        for i in range(4):
            y = g.relu(g.conv(f"mask_head/{i}/0", y, 256, 256, 3), f"mask_head/{i}/1")
        with g.at("mask_predictor", "conv5_mask"):
            y = g.op("ConvTranspose", y, g.param("weight", 256, 256, 2, 2), g.param("bias", 256),
                     kernel_shape=[2, 2], strides=[2, 2])
        y = g.op("Sigmoid", g.conv("mask_predictor/mask_fcn_logits", g.relu(y, "mask_predictor/relu"), 256, 91))
        y = g.op("GatherND", y, g.op("Unsqueeze", labels, [1]), batch_dims=0)
    g.output(boxes, "boxes"), g.output(labels, "labels", INT64)
    g.output(score, "scores"), g.output(y, "masks")
    return g


def unetpp():
    """UNet++ with four levels of nested skips and deep supervision."""
    g = Net("unetpp_flat", named=False)
    f = (32, 64, 128, 256, 512)

    def block(name, x, cin, cout):
        with g.at(name):
            x = g.relu(g.bn("bn1", g.conv("conv1", x, cin, cout, 3), cout))
            return g.relu(g.bn("bn2", g.conv("conv2", x, cout, cout, 3), cout))

    def up(x):
        return g.op("Resize", x, "", g.const([1.0, 1.0, 2.0, 2.0], 1), mode="linear",
                    coordinate_transformation_mode="align_corners")

    rows = [[block("conv0_0", g.input("scan", 1, 1, 256, 256), 1, 32)]]
    for i in range(1, 5):
        rows.append([block(f"conv{i}_0", g.pool(rows[i - 1][0], 2, 2), f[i - 1], f[i])])
        for j in range(1, i + 1):
            r = i - j
            x = g.concat(1, *rows[r], up(rows[r + 1][j - 1]))
            rows[r].append(block(f"conv{r}_{j}", x, f[r] * j + f[r + 1], f[r]))
    for j in range(1, 5):
        g.output(g.conv(f"final{j}", rows[0][j], 32, 1), f"mask{j}")
    return g


MODELS = (vgg16, mobilenet_v2, densenet121, inception_v3, efficientnet_b0, shufflenet_v2, yolov8n,
          retinanet, mask_rcnn, unetpp)

if __name__ == "__main__":
    for model in MODELS:
        model().write()
