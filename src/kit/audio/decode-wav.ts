import type { Sound } from './encode-wav.ts'

/**
 * Reads a WAV file of PCM16 with one or two channels. Chunks other than `fmt ` and `data` are passed over, and
 * data that was cut off, or whose length was never filled in, is read as far as it goes. Throws a RangeError that
 * says what is wrong for anything else.
 */
export function decodeWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (tagAt(view, 0) !== 'RIFF' || tagAt(view, 8) !== 'WAVE') throw new RangeError('This is not a WAV file.')
  let format: Format | null = null
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const start = at + 8
    const size = Math.min(view.getUint32(at + 4, true), view.byteLength - start)
    const tag = tagAt(view, at)
    if (tag === 'fmt ') format = readFormat(view, start, size)
    if (tag === 'data') {
      if (!format) throw new RangeError('This WAV file has its data before its format.')
      return { sampleRate: format.sampleRate, channels: readChannels(view, format, { start, size }) }
    }
    // Chunks begin at even places.
    at = start + size + (size % 2)
  }
  throw new RangeError('This WAV file has no data.')
}

type Format = { sampleRate: number; channels: number }

const pcm = 1
const extensible = 0xfffe

function readFormat(view: DataView, at: number, size: number): Format {
  if (size < 16) throw new RangeError('The format of this WAV file is cut off.')
  const coding = view.getUint16(at, true)
  // An extensible format names its real coding further on.
  const isPcm =
    coding === pcm || (coding === extensible && size >= 26 && view.getUint16(at + 24, true) === pcm)
  const channels = view.getUint16(at + 2, true)
  const sampleRate = view.getUint32(at + 4, true)
  const bits = view.getUint16(at + 14, true)
  if (!isPcm || bits !== 16) throw new RangeError('Only WAV files of 16-bit PCM are read.')
  if (channels !== 1 && channels !== 2)
    throw new RangeError(`Only WAV files of one or two channels are read; this one has ${channels}.`)
  if (sampleRate === 0) throw new RangeError('This WAV file has no sample rate.')
  return { sampleRate, channels }
}

function readChannels(
  view: DataView,
  { channels }: Format,
  { start, size }: { start: number; size: number },
): Int16Array[] {
  const frames = Math.floor(size / (channels * 2))
  return Array.from({ length: channels }, (_, place) => {
    const samples = new Int16Array(frames)
    for (let frame = 0; frame < frames; frame++)
      samples[frame] = view.getInt16(start + (frame * channels + place) * 2, true)
    return samples
  })
}

function tagAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return ''
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)))
}
