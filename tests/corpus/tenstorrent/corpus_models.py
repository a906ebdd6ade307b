# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Small models, written as model code is: the names of modules and the spelling of norms matter."""

import math

import torch
from torch import nn
from torch.nn import functional as F


class LlamaRMSNorm(nn.Module):
    """Cast before the product with the weight."""

    def __init__(self, width, eps=1e-6):
        super().__init__()
        self.weight, self.eps = nn.Parameter(torch.ones(width)), eps

    def forward(self, hidden_states):
        input_dtype = hidden_states.dtype
        hidden_states = hidden_states.to(torch.float32)
        variance = hidden_states.pow(2).mean(-1, keepdim=True)
        hidden_states = hidden_states * torch.rsqrt(variance + self.eps)
        return self.weight * hidden_states.to(input_dtype)


class GptOssRMSNorm(LlamaRMSNorm):
    """Cast after the product with the weight."""

    def forward(self, hidden_states):
        input_dtype = hidden_states.dtype
        hidden_states = hidden_states.to(torch.float32)
        variance = hidden_states.pow(2).mean(-1, keepdim=True)
        hidden_states = hidden_states * torch.rsqrt(variance + self.eps)
        return (self.weight * hidden_states).to(input_dtype)


class GemmaRMSNorm(nn.Module):
    def __init__(self, width, eps=1e-6):
        super().__init__()
        self.weight, self.eps = nn.Parameter(torch.zeros(width)), eps

    def forward(self, x):
        h = x.float()
        h = h * torch.rsqrt(h.pow(2).mean(-1, keepdim=True) + self.eps)
        return (h * (1.0 + self.weight.float())).type_as(x)


class Gemma4RMSNorm(nn.Module):
    def __init__(self, width, eps=1e-6, with_scale=True):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width)) if with_scale else None
        self.eps = eps

    def forward(self, x):
        h = x.float()
        mean_squared = h.pow(2).mean(-1, keepdim=True) + self.eps
        h = h * torch.pow(mean_squared, -0.5)
        if self.weight is not None:
            h = h * self.weight.float()
        return h.type_as(x)


class FiveNorms(nn.Module):
    """The five spellings of RMS norm one after another."""

    def __init__(self, width=32):
        super().__init__()
        self.llama, self.gpt_oss = LlamaRMSNorm(width), GptOssRMSNorm(width, 1e-5)
        self.gemma, self.gemma4 = GemmaRMSNorm(width), Gemma4RMSNorm(width)
        self.gemma4_plain = Gemma4RMSNorm(width, with_scale=False)

    def forward(self, x):
        return self.gemma4_plain(self.gemma4(self.gemma(self.gpt_oss(self.llama(x)))))


class ManyWidths(nn.Module):
    """Norms of widths on both sides of what a filter allows."""

    def __init__(self, widths=(32, 3968, 4096)):
        super().__init__()
        self.norms = nn.ModuleList(LlamaRMSNorm(width) for width in widths)

    def forward(self, *inputs):
        return [norm(x) for norm, x in zip(self.norms, inputs)]


def rotate_half(x):
    half = x.shape[-1] // 2
    return torch.cat((-x[..., half:], x[..., :half]), dim=-1)


class LlamaAttention(nn.Module):
    def __init__(self, width, heads, groups):
        super().__init__()
        self.heads, self.groups, self.size = heads, groups, width // heads
        self.q_proj = nn.Linear(width, width, bias=False)
        self.k_proj = nn.Linear(width, groups * self.size, bias=False)
        self.v_proj = nn.Linear(width, groups * self.size, bias=False)
        self.o_proj = nn.Linear(width, width, bias=False)

    def forward(self, x, cos, sin, mask):
        batch, length, width = x.shape
        q = self.q_proj(x).view(batch, length, self.heads, self.size).transpose(1, 2)
        k = self.k_proj(x).view(batch, length, self.groups, self.size).transpose(1, 2)
        v = self.v_proj(x).view(batch, length, self.groups, self.size).transpose(1, 2)
        q, k = q * cos + rotate_half(q) * sin, k * cos + rotate_half(k) * sin
        k = k.repeat_interleave(self.heads // self.groups, dim=1)
        v = v.repeat_interleave(self.heads // self.groups, dim=1)
        weights = torch.matmul(q, k.transpose(2, 3)) * self.size ** -0.5
        weights = weights + mask
        weights = F.softmax(weights, dim=-1, dtype=torch.float32).to(q.dtype)
        weights = F.dropout(weights, p=0.0, training=self.training)
        out = torch.matmul(weights, v).transpose(1, 2).contiguous()
        return self.o_proj(out.reshape(batch, length, -1).contiguous())


class LlamaMLP(nn.Module):
    def __init__(self, width, inner):
        super().__init__()
        self.gate_proj = nn.Linear(width, inner, bias=False)
        self.up_proj = nn.Linear(width, inner, bias=False)
        self.down_proj, self.act_fn = nn.Linear(inner, width, bias=False), nn.SiLU()

    def forward(self, x):
        return self.down_proj(self.act_fn(self.gate_proj(x)) * self.up_proj(x))


class LlamaLayer(nn.Module):
    def __init__(self, width, heads, groups):
        super().__init__()
        self.self_attn, self.mlp = LlamaAttention(width, heads, groups), LlamaMLP(width, 2 * width)
        self.input_layernorm = LlamaRMSNorm(width)
        self.post_attention_layernorm = LlamaRMSNorm(width)

    def forward(self, x, cos, sin, mask):
        x = x + self.self_attn(self.input_layernorm(x), cos, sin, mask)
        return x + self.mlp(self.post_attention_layernorm(x))


class Llama(nn.Module):
    def __init__(self, layers=2, width=64, heads=4, groups=2, words=128):
        super().__init__()
        self.embed_tokens = nn.Embedding(words, width)
        self.layers = nn.ModuleList(LlamaLayer(width, heads, groups) for _ in range(layers))
        self.norm, self.lm_head = LlamaRMSNorm(width), nn.Linear(width, words, bias=False)

    def forward(self, ids, cos, sin, mask):
        x = self.embed_tokens(ids)
        for layer in self.layers:
            x = layer(x, cos, sin, mask)
        return self.lm_head(self.norm(x))


def gelu_new(x):
    return 0.5 * x * (1.0 + torch.tanh(math.sqrt(2.0 / math.pi)
                                       * (x + 0.044715 * torch.pow(x, 3.0))))


class Conv1D(nn.Module):
    """The linear layer of GPT-2."""

    def __init__(self, outputs, inputs):
        super().__init__()
        self.weight, self.bias = nn.Parameter(torch.ones(inputs, outputs)), nn.Parameter(
            torch.zeros(outputs))
        self.outputs = outputs

    def forward(self, x):
        shape = x.size()[:-1] + (self.outputs,)
        return torch.addmm(self.bias, x.view(-1, x.size(-1)), self.weight).view(shape)


class Gpt2Block(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.ln_1, self.ln_2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.c_attn, self.c_proj = Conv1D(3 * width, width), Conv1D(width, width)
        self.c_fc, self.c_out = Conv1D(4 * width, width), Conv1D(width, 4 * width)
        self.register_buffer("causal", torch.tril(torch.ones(8, 8, dtype=torch.bool))[None, None])

    def attend(self, x):
        batch, length, width = x.shape
        q, k, v = self.c_attn(x).split(width, dim=2)
        q, k, v = (each.view(batch, length, self.heads, -1).permute(0, 2, 1, 3)
                   for each in (q, k, v))
        scores = torch.matmul(q, k.transpose(-1, -2)) / math.sqrt(width // self.heads)
        lowest = torch.finfo(scores.dtype).min
        scores = torch.where(self.causal[:, :, :length, :length], scores, lowest)
        weights = torch.softmax(scores, dim=-1)
        out = torch.matmul(weights, v).permute(0, 2, 1, 3).contiguous()
        return self.c_proj(out.view(batch, length, width))

    def forward(self, x):
        x = x + self.attend(self.ln_1(x))
        return x + self.c_out(gelu_new(self.c_fc(self.ln_2(x))))


class Gpt2(nn.Module):
    def __init__(self, layers=2, width=32, heads=4, words=64):
        super().__init__()
        self.wte, self.wpe = nn.Embedding(words, width), nn.Embedding(8, width)
        self.h = nn.ModuleList(Gpt2Block(width, heads) for _ in range(layers))
        self.ln_f = nn.LayerNorm(width)

    def forward(self, ids):
        x = self.wte(ids) + self.wpe(torch.arange(ids.shape[1], device=ids.device))
        for block in self.h:
            x = block(x)
        return self.ln_f(x) @ self.wte.weight.transpose(0, 1)


class BertLayer(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.query, self.key, self.value = (nn.Linear(width, width) for _ in range(3))
        self.dense, self.LayerNorm = nn.Linear(width, width), nn.LayerNorm(width, eps=1e-12)
        self.intermediate, self.output = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.out_norm, self.dropout = nn.LayerNorm(width, eps=1e-12), nn.Dropout(0.1)

    def split(self, x):
        return x.view(x.size(0), x.size(1), self.heads, -1).permute(0, 2, 1, 3)

    def forward(self, x, mask):
        q, k, v = self.split(self.query(x)), self.split(self.key(x)), self.split(self.value(x))
        scores = torch.matmul(q, k.transpose(-1, -2))
        scores = scores / math.sqrt(q.size(-1))
        scores = scores + mask
        probs = self.dropout(nn.functional.softmax(scores, dim=-1))
        context = torch.matmul(probs, v).permute(0, 2, 1, 3).contiguous()
        context = context.view(x.size(0), x.size(1), -1)
        x = self.LayerNorm(self.dropout(self.dense(context)) + x)
        return self.out_norm(self.dropout(self.output(F.gelu(self.intermediate(x)))) + x)


class Bert(nn.Module):
    def __init__(self, layers=2, width=32, heads=4, words=64):
        super().__init__()
        self.words, self.types = nn.Embedding(words, width), nn.Embedding(2, width)
        self.norm, self.pooler = nn.LayerNorm(width, eps=1e-12), nn.Linear(width, width)
        self.layers = nn.ModuleList(BertLayer(width, heads) for _ in range(layers))

    def forward(self, ids, types, mask):
        mask = (1.0 - mask[:, None, None, :]) * -10000.0
        x = self.norm(self.words(ids) + self.types(types))
        for layer in self.layers:
            x = layer(x, mask)
        return torch.tanh(self.pooler(x[:, 0]))


class Experts(nn.Module):
    """A mixture of experts, dense: every expert sees every token."""

    def __init__(self, width=16, inner=32, experts=4, best=2):
        super().__init__()
        self.router, self.best, self.limit = nn.Linear(width, experts), best, 7.0
        self.gate_up = nn.Parameter(torch.ones(experts, width, 2 * inner))
        self.down = nn.Parameter(torch.ones(experts, inner, width))

    def forward(self, x):
        tokens = x.reshape(-1, x.shape[-1])
        values, places = torch.topk(self.router(tokens), self.best, dim=-1)
        values = torch.softmax(values, dim=1, dtype=values.dtype)
        scores = torch.zeros_like(self.router(tokens)).scatter_(1, places, values)
        every = tokens.repeat(self.gate_up.shape[0], 1).view(self.gate_up.shape[0], -1, x.shape[-1])
        gate_up = torch.bmm(every, self.gate_up)
        gate, up = gate_up[..., ::2], gate_up[..., 1::2]
        gate = gate.clamp(min=None, max=self.limit)
        up = up.clamp(min=-self.limit, max=self.limit)
        glu = gate * torch.sigmoid(gate * 1.702)
        out = torch.bmm((up + 1) * glu, self.down)
        out = out * scores.transpose(0, 1).unsqueeze(-1)
        return out.sum(dim=0).view(x.shape), scores


class Bottleneck(nn.Module):
    def __init__(self, channels, inner, stride=1):
        super().__init__()
        self.conv1, self.bn1 = nn.Conv2d(channels, inner, 1, bias=False), nn.BatchNorm2d(inner)
        self.conv2 = nn.Conv2d(inner, inner, 3, stride, 1, bias=False)
        self.bn2, self.relu = nn.BatchNorm2d(inner), nn.ReLU(inplace=True)
        self.conv3, self.bn3 = nn.Conv2d(inner, channels, 1, bias=False), nn.BatchNorm2d(channels)

    def forward(self, x):
        out = self.relu(self.bn1(self.conv1(x)))
        out = self.relu(self.bn2(self.conv2(out)))
        out = self.bn3(self.conv3(out))
        out += x
        return self.relu(out)


class ResNet(nn.Module):
    def __init__(self, channels=16):
        super().__init__()
        self.conv1, self.bn1 = nn.Conv2d(3, channels, 7, 2, 3, bias=False), nn.BatchNorm2d(channels)
        self.maxpool, self.relu = nn.MaxPool2d(3, 2, 1), nn.ReLU(inplace=True)
        self.layer1 = nn.Sequential(Bottleneck(channels, 8), Bottleneck(channels, 8))
        self.avgpool, self.fc = nn.AdaptiveAvgPool2d((1, 1)), nn.Linear(channels, 10)

    def forward(self, x):
        x = self.maxpool(self.relu(self.bn1(self.conv1(x))))
        x = self.avgpool(self.layer1(x))
        return self.fc(torch.flatten(x, 1))


class ViT(nn.Module):
    """Patches, one block with torch's own attention, the class token first."""

    def __init__(self, width=32, heads=4):
        super().__init__()
        self.patches, self.heads = nn.Conv2d(3, width, 4, 4), heads
        self.token = nn.Parameter(torch.zeros(1, 1, width))
        self.places = nn.Parameter(torch.zeros(1, 17, width))
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.proj = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.Linear(width, 64), nn.GELU(), nn.Linear(64, width))

    def forward(self, pixels):
        x = self.patches(pixels).flatten(2).transpose(1, 2)
        x = torch.cat((self.token.expand(x.shape[0], -1, -1), x), dim=1) + self.places
        batch, length, width = x.shape
        qkv = self.qkv(self.norm1(x)).reshape(batch, length, 3, self.heads, -1)
        q, k, v = qkv.permute(2, 0, 3, 1, 4).unbind(0)
        y = F.scaled_dot_product_attention(q, k, v, dropout_p=0.0)
        x = x + self.proj(y.transpose(1, 2).reshape(batch, length, width))
        return (x + self.mlp(self.norm2(x)))[:, 0]


class T5Block(nn.Module):
    """No scale in the attention, a bias on the scores, RMS norm without a cast of its input."""

    def __init__(self, width=32, heads=4):
        super().__init__()
        self.heads, self.weight = heads, nn.Parameter(torch.ones(width))
        self.q, self.k, self.v, self.o = (nn.Linear(width, width, bias=False) for _ in range(4))
        self.wi_0, self.wi_1 = (nn.Linear(width, 64, bias=False) for _ in range(2))
        self.wo = nn.Linear(64, width, bias=False)

    def norm(self, x):
        variance = x.to(torch.float32).pow(2).mean(-1, keepdim=True)
        return self.weight * (x * torch.rsqrt(variance + 1e-6))

    def forward(self, x, bias):
        batch, length, width = x.shape
        h = self.norm(x)
        q, k, v = (layer(h).view(batch, length, self.heads, -1).transpose(1, 2)
                   for layer in (self.q, self.k, self.v))
        scores = torch.matmul(q, k.transpose(3, 2))
        scores += bias
        weights = nn.functional.softmax(scores.float(), dim=-1).type_as(scores)
        h = torch.matmul(weights, v).transpose(1, 2).contiguous().view(batch, -1, width)
        x = x + self.o(h)
        h = self.norm(x)
        return x + self.wo(gelu_new(self.wi_0(h)) * self.wi_1(h))


class Upsampler(nn.Module):
    """What a picture model ends with: group norm, SiLU, interpolation, in-place arithmetic."""

    def __init__(self, channels=8):
        super().__init__()
        self.norm, self.act = nn.GroupNorm(4, channels), nn.SiLU()
        self.conv, self.out = nn.Conv2d(channels, channels, 3, padding=1), nn.Conv2d(channels, 3, 1)

    def forward(self, x):
        y = self.conv(self.act(self.norm(x)))
        y = F.interpolate(x + y, scale_factor=2.0, mode="nearest")
        y = self.out(y)
        y *= 0.5
        y += 0.5
        return torch.clamp(1 - y, 0, 1)
