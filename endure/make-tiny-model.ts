import { writeFileSync } from 'node:fs';

const LAYERS = 2;
const WIDTH = 64;
const FORWARD = 128;
const HEADS = 4;
const CONTEXT = 4096;
const ALIGNMENT = 32;

/** Kinds of values in a GGUF file. */
const KIND = { uint32: 4, int32: 5, float32: 6, bool: 7, text: 8, list: 9 } as const;
const TOKEN = { usual: 1, control: 3 } as const;

const TEMPLATE = [
  "{% for m in messages %}{{ '<|im_start|>' + m['role'] + '\\n' + m['content'] + '<|im_end|>' + '\\n' }}",
  "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}",
].join('');

/**
 * Writes weights of half a megabyte: a model of random numbers that llama.cpp loads and runs like any
 * other, and that says nothing. Architecture of Llama, a token for each byte, turns as ChatML has them.
 */
export function makeTinyModel(file: string): void {
  const tokens = [...byteAlphabet(), '<|endoftext|>', '<|im_start|>', '<|im_end|>'];
  const [endOfText, endOfTurn] = [tokens.length - 3, tokens.length - 1];
  const kinds = tokens.map((_, index) => (index < endOfText ? TOKEN.usual : TOKEN.control));
  const facts = [
    fact('general.architecture', KIND.text, text('llama')),
    fact('llama.vocab_size', KIND.uint32, uint32(tokens.length)),
    fact('llama.context_length', KIND.uint32, uint32(CONTEXT)),
    fact('llama.embedding_length', KIND.uint32, uint32(WIDTH)),
    fact('llama.block_count', KIND.uint32, uint32(LAYERS)),
    fact('llama.feed_forward_length', KIND.uint32, uint32(FORWARD)),
    fact('llama.attention.head_count', KIND.uint32, uint32(HEADS)),
    fact('llama.attention.head_count_kv', KIND.uint32, uint32(HEADS)),
    fact('llama.rope.dimension_count', KIND.uint32, uint32(WIDTH / HEADS)),
    fact('llama.attention.layer_norm_rms_epsilon', KIND.float32, float32(1e-5)),
    fact('tokenizer.ggml.model', KIND.text, text('gpt2')),
    fact('tokenizer.ggml.pre', KIND.text, text('qwen2')),
    fact('tokenizer.ggml.tokens', KIND.list, list(KIND.text, tokens.map(text))),
    fact('tokenizer.ggml.token_type', KIND.list, list(KIND.int32, kinds.map(uint32))),
    fact('tokenizer.ggml.merges', KIND.list, list(KIND.text, [text('t h')])),
    fact('tokenizer.ggml.eos_token_id', KIND.uint32, uint32(endOfTurn)),
    fact('tokenizer.ggml.bos_token_id', KIND.uint32, uint32(endOfText)),
    fact('tokenizer.ggml.add_bos_token', KIND.bool, Buffer.from([0])),
    fact('tokenizer.chat_template', KIND.text, text(TEMPLATE)),
  ];
  const tensors = listTensors(tokens.length);
  let offset = 0;
  const entries = tensors.map(({ name, shape, values }) => {
    const entry = [
      text(name),
      uint32(shape.length),
      ...shape.map(uint64),
      uint32(0),
      uint64(offset),
    ];
    offset += align(values.byteLength);
    return Buffer.concat(entry);
  });
  const head = Buffer.concat([
    ...[Buffer.from('GGUF'), uint32(3), uint64(tensors.length), uint64(facts.length)],
    ...facts,
    ...entries,
  ]);
  writeFileSync(
    file,
    Buffer.concat([
      padded(head),
      ...tensors.map(({ values }) => padded(Buffer.from(values.buffer))),
    ]),
  );
}

interface Tensor {
  name: string;
  shape: readonly number[];
  values: Float32Array;
}

function listTensors(vocabulary: number): Tensor[] {
  const random = makeRandom();
  const tensor = (name: string, shape: readonly number[], scale: number | 'ones'): Tensor => {
    const size = shape.reduce((product, side) => product * side, 1);
    const values = Float32Array.from({ length: size }, () =>
      scale === 'ones' ? 1 : random() * scale,
    );
    return { name: `${name}.weight`, shape, values };
  };
  const layers = Array.from({ length: LAYERS }, (_, layer) => [
    tensor(`blk.${layer}.attn_norm`, [WIDTH], 'ones'),
    ...['q', 'k', 'v', 'output'].map((part) =>
      tensor(`blk.${layer}.attn_${part}`, [WIDTH, WIDTH], 0.2),
    ),
    tensor(`blk.${layer}.ffn_norm`, [WIDTH], 'ones'),
    tensor(`blk.${layer}.ffn_gate`, [WIDTH, FORWARD], 0.2),
    tensor(`blk.${layer}.ffn_up`, [WIDTH, FORWARD], 0.2),
    tensor(`blk.${layer}.ffn_down`, [FORWARD, WIDTH], 0.2),
  ]);
  return [
    tensor('token_embd', [WIDTH, vocabulary], 0.5),
    tensor('output_norm', [WIDTH], 'ones'),
    tensor('output', [WIDTH, vocabulary], 0.25),
    ...layers.flat(),
  ];
}

/** Always the same numbers, from -1 to 1. */
function makeRandom(): () => number {
  let seed = 42;
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return (seed / 2 ** 32) * 2 - 1;
  };
}

/** A visible character for each byte, as GPT-2 has them; and the one pair that a merge makes. */
function byteAlphabet(): string[] {
  const visible = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
  let next = 256;
  const ofByte = Array.from({ length: 256 }, (_, byte) => (visible(byte) ? byte : next++));
  return [...ofByte.map((code) => String.fromCodePoint(code)), 'th'];
}

function fact(name: string, kind: number, value: Buffer): Buffer {
  return Buffer.concat([text(name), uint32(kind), value]);
}

function list(kind: number, items: readonly Buffer[]): Buffer {
  return Buffer.concat([uint32(kind), uint64(items.length), ...items]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([uint64(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function align(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(align(bytes.length) - bytes.length)]);
}
