


def forward(self, x, mask):
    layers_0_ln1 = getattr(self.layers, "0").ln1(x)
    layers_0_attention_qkv = getattr(self.layers, "0").attention.qkv(layers_0_ln1);  layers_0_ln1 = None
    chunk = layers_0_attention_qkv.chunk(3, dim = -1);  layers_0_attention_qkv = None
    getitem = chunk[0]
    getitem_1 = chunk[1]
    getitem_2 = chunk[2];  chunk = None
    transpose = getitem_1.transpose(-2, -1);  getitem_1 = None
    matmul = getitem @ transpose;  getitem = transpose = None
    layers_0_attention_scale = getattr(self.layers, "0").attention.scale
    mul = matmul * layers_0_attention_scale;  matmul = layers_0_attention_scale = None
    invert = ~mask
    masked_fill = mul.masked_fill(invert, -inf);  mul = invert = None
    softmax = torch.nn.functional.softmax(masked_fill, dim = -1, _stacklevel = 3, dtype = None);  masked_fill = None
    matmul_1 = softmax @ getitem_2;  softmax = getitem_2 = None
    layers_0_attention_out = getattr(self.layers, "0").attention.out(matmul_1);  matmul_1 = None
    add = x + layers_0_attention_out;  x = layers_0_attention_out = None
    layers_0_ln2 = getattr(self.layers, "0").ln2(add)
    layers_0_up = getattr(self.layers, "0").up(layers_0_ln2);  layers_0_ln2 = None
    gelu = torch._C._nn.gelu(layers_0_up, approximate = 'tanh');  layers_0_up = None
    layers_0_down = getattr(self.layers, "0").down(gelu);  gelu = None
    add_1 = add + layers_0_down;  add = layers_0_down = None
    layers_1_ln1 = getattr(self.layers, "1").ln1(add_1)
    layers_1_attention_qkv = getattr(self.layers, "1").attention.qkv(layers_1_ln1);  layers_1_ln1 = None
    chunk_1 = layers_1_attention_qkv.chunk(3, dim = -1);  layers_1_attention_qkv = None
    getitem_3 = chunk_1[0]
    getitem_4 = chunk_1[1]
    getitem_5 = chunk_1[2];  chunk_1 = None
    transpose_1 = getitem_4.transpose(-2, -1);  getitem_4 = None
    matmul_2 = getitem_3 @ transpose_1;  getitem_3 = transpose_1 = None
    layers_1_attention_scale = getattr(self.layers, "1").attention.scale
    mul_1 = matmul_2 * layers_1_attention_scale;  matmul_2 = layers_1_attention_scale = None
    invert_1 = ~mask;  mask = None
    masked_fill_1 = mul_1.masked_fill(invert_1, -inf);  mul_1 = invert_1 = None
    softmax_1 = torch.nn.functional.softmax(masked_fill_1, dim = -1, _stacklevel = 3, dtype = None);  masked_fill_1 = None
    matmul_3 = softmax_1 @ getitem_5;  softmax_1 = getitem_5 = None
    layers_1_attention_out = getattr(self.layers, "1").attention.out(matmul_3);  matmul_3 = None
    add_2 = add_1 + layers_1_attention_out;  add_1 = layers_1_attention_out = None
    layers_1_ln2 = getattr(self.layers, "1").ln2(add_2)
    layers_1_up = getattr(self.layers, "1").up(layers_1_ln2);  layers_1_ln2 = None
    gelu_1 = torch._C._nn.gelu(layers_1_up, approximate = 'tanh');  layers_1_up = None
    layers_1_down = getattr(self.layers, "1").down(gelu_1);  gelu_1 = None
    add_3 = add_2 + layers_1_down;  add_2 = layers_1_down = None
    getitem_6 = add_3[(slice(None, None, None), 0, None)]
    bias = self.bias
    add_4 = getitem_6 + bias;  getitem_6 = bias = None
    to = add_4.to(torch.float16);  add_4 = None
    to_1 = add_3.to(device = 'cpu')
    cat = torch.cat([add_3, to_1], 1);  add_3 = to_1 = None
    return {'first': to, 'all': cat}
    