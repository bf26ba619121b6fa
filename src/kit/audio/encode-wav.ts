export interface Sound {
  sampleRate: number
  /** One or two channels of PCM16 of equal length. */
  channels: Int16Array[]
}

const headerBytes = 44

/** A WAV file (PCM16, little endian) of one or two channels; a shorter channel is filled up with silence. */
export function encodeWav({ sampleRate, channels }: Sound): Uint8Array<ArrayBuffer> {
  if (channels.length !== 1 && channels.length !== 2)
    throw new RangeError(`A WAV file has one or two channels here, not ${channels.length}.`)
  const frames = Math.max(...channels.map((channel) => channel.length))
  const frameBytes = channels.length * 2
  const bytes = new Uint8Array(headerBytes + frames * frameBytes)
  const view = new DataView(bytes.buffer)
  writeHeader(view, { sampleRate, channels: channels.length, dataBytes: frames * frameBytes })
  channels.forEach((channel, place) => {
    for (let frame = 0; frame < channel.length; frame++)
      view.setInt16(headerBytes + frame * frameBytes + place * 2, channel[frame] ?? 0, true)
  })
  return bytes
}

function writeHeader(
  view: DataView,
  { sampleRate, channels, dataBytes }: { sampleRate: number; channels: number; dataBytes: number },
): void {
  const pcm = 1
  writeTag(view, 0, 'RIFF')
  view.setUint32(4, headerBytes - 8 + dataBytes, true)
  writeTag(view, 8, 'WAVE')
  writeTag(view, 12, 'fmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, pcm, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channels * 2, true)
  view.setUint16(32, channels * 2, true)
  view.setUint16(34, 16, true)
  writeTag(view, 36, 'data')
  view.setUint32(40, dataBytes, true)
}

function writeTag(view: DataView, at: number, tag: string): void {
  for (let place = 0; place < 4; place++) view.setUint8(at + place, tag.charCodeAt(place))
}
