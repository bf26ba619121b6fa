import { noSpeech, type Speech } from '#carrier-emulator/calls/speech.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { fetchFile } from '#carrier-emulator/message-media.ts'
import { decodeWav } from '#kit/audio/decode-wav.ts'
import { resample } from '#kit/audio/resample.ts'

const mostBytes = 16 * 1024 * 1024
const rate = 8_000
/** What other formats than WAV are taken to need for a second. */
const bytesPerSecond = 8_000

/** A sound to play; null when there is none to be had. WAV sounds as it is, other formats are silence of their length. */
export async function fetchSound(
  carrier: Carrier,
  accountSid: string,
  address: string,
): Promise<Speech | null> {
  const file = await fetchFile(carrier, { accountSid, address, mostBytes })
  if (!file) return null
  const samples = readWav(file.bytes)
  const durationMs = ((samples?.length ?? (file.bytes.length / bytesPerSecond) * rate) / rate) * 1_000
  return { ...noSpeech, durationMs, samples: carrier.settings.speech === 'voice' ? samples : null }
}

/** One channel at 8 kHz; null for anything but a WAV file of 16 bits. */
function readWav(bytes: Buffer): Int16Array | null {
  try {
    const { sampleRate, channels } = decodeWav(bytes)
    return resample(channels[0] ?? new Int16Array(0), sampleRate, rate)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
