// G.711 µ-law, the coding of North American telephone lines: eight bits a sample, fine steps where it is quiet.

const bias = 0x84
const loudest = 0x7fff - bias

/** PCM16 to µ-law, one byte for each sample. */
export function encodeMuLaw(samples: Int16Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(samples, encodeSample)
}

/** µ-law to PCM16. */
export function decodeMuLaw(bytes: Uint8Array): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) samples[at] = decoded[bytes[at] ?? 0xff] ?? 0
  return samples
}

function encodeSample(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0
  const magnitude = Math.min(Math.abs(sample), loudest) + bias
  const exponent = 31 - Math.clz32(magnitude) - 7
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f
  // The line carries every bit turned round, so that silence is not a row of zeros.
  return ~(sign | (exponent << 4) | mantissa) & 0xff
}

function decodeByte(byte: number): number {
  const turned = ~byte & 0xff
  const exponent = (turned >> 4) & 0x07
  const magnitude = ((((turned & 0x0f) << 3) + bias) << exponent) - bias
  return (turned & 0x80) !== 0 ? -magnitude : magnitude
}

const decoded = Int16Array.from({ length: 256 }, (_, byte) => decodeByte(byte))
