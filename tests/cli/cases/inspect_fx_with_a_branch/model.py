def forward(self, x):
    if x.sum() > 0:
        x = x + 1
    return x
