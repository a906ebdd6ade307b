# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Writes leaves.txt: how torch.nn prints its modules, and the weights and buffers that each of them has.

    python3 make_leaves.py > leaves.txt   # torch 1.13

A line for each: what is printed, then the weights in their order.
"""

import itertools

from torch import nn

OFF = {"bias": False}


def modules():
    yield nn.Linear(8, 24)
    yield nn.Linear(8, 24, **OFF)
    yield nn.Bilinear(3, 4, 5)
    yield nn.Bilinear(3, 4, 5, **OFF)
    for axes, kind in enumerate((nn.Conv1d, nn.Conv2d, nn.Conv3d), 1):
        yield kind(6, 12, 3)
        yield kind(6, 12, 3, 2, 1, 1, 3, False)
        yield kind(6, 12, tuple(range(3, 3 + axes)), padding="same", padding_mode="reflect")
    for kind in (nn.ConvTranspose1d, nn.ConvTranspose2d, nn.ConvTranspose3d):
        yield kind(6, 12, 3)
        yield kind(6, 12, 3, 2, 1, 1, 2, False)
    for kind in (nn.BatchNorm1d, nn.BatchNorm2d, nn.BatchNorm3d, nn.SyncBatchNorm,
                 nn.InstanceNorm1d, nn.InstanceNorm2d, nn.InstanceNorm3d):
        for affine, tracked in itertools.product((False, True), repeat=2):
            yield kind(7, affine=affine, track_running_stats=tracked)
        yield kind(7)
    yield nn.LayerNorm(8)
    yield nn.LayerNorm((3, 8))
    yield nn.LayerNorm(8, elementwise_affine=False)
    yield nn.GroupNorm(2, 8)
    yield nn.GroupNorm(2, 8, affine=False)
    yield nn.Embedding(100, 8)
    yield nn.Embedding(100, 8, padding_idx=0)
    yield nn.EmbeddingBag(100, 8)
    yield nn.PReLU()
    yield nn.PReLU(6)
    for kind in (nn.LSTM, nn.GRU, nn.RNN):
        yield kind(8, 16)
        yield kind(8, 16, 3, bidirectional=True, batch_first=True)
        yield kind(8, 16, 2, bias=False)
    yield nn.LSTM(8, 16, 2, proj_size=4, bidirectional=True)
    for module in (nn.ReLU(), nn.GELU(), nn.MaxPool2d(3, 2, 1), nn.AdaptiveAvgPool2d((1, 1)),
                   nn.Dropout(), nn.Softmax(-1), nn.Flatten(), nn.Upsample(scale_factor=2)):
        yield module


for each in modules():
    own = [(name, tensor) for name, tensor in (*each.named_parameters(), *each.named_buffers())
           if not name.endswith("num_batches_tracked")]
    told = " ".join(name + ",".join(["", *map(str, tensor.shape)]) for name, tensor in own)
    print(repr(each) + " | " + told if told else repr(each) + " |")
