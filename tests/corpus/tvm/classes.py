from tvm.relax.dpl import is_op, wildcard


class Convolutions:
    def __init__(self, name, depth=2):
        self.name = name
        self.weight = wildcard()
        self.plain = is_op("relax.nn.conv2d")(wildcard(), self.weight)
        self.chain = self.plain
        for _ in range(depth):
            self.chain = is_op("relax.nn.relu")(self.chain)

    def biased(self):
        return is_op("relax.add")(self.plain, wildcard())

    def scaled(self, factor):
        return is_op("relax.multiply")(self.plain, factor)

    @property
    def gelu(self):
        return is_op("relax.nn.gelu")(self.plain)

    @staticmethod
    def matmul():
        return is_op("relax.matmul")(wildcard(), wildcard())

    @classmethod
    def softmax(cls):
        return "vendor.softmax", is_op("relax.nn.softmax")(cls.matmul())

    def __call__(self):
        return is_op("relax.sum")(self.plain)
