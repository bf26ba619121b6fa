/** Which sides of a recording are heard. */
export type HeardSide = 'both' | 'contact' | 'ours'

export interface SideMixer {
  /** Must be called while a click or a key is being handled, before the first sound. */
  start(): void
  choose(side: HeardSide): void
  close(): void
}

/** Lets the two channels of a recording be heard alone or together, each in both ears. */
export function mixSides(audio: HTMLAudioElement): SideMixer {
  let mixer: { context: AudioContext; contact: GainNode; ours: GainNode } | null = null
  let side: HeardSide = 'both'
  const apply = () => {
    if (!mixer) return
    mixer.contact.gain.value = side === 'ours' ? 0 : 1
    mixer.ours.gain.value = side === 'contact' ? 0 : 1
  }
  return {
    start: () => {
      mixer ??= openMixer(audio)
      apply()
      void mixer.context.resume()
    },
    choose: (chosen) => {
      side = chosen
      apply()
    },
    close: () => {
      void mixer?.context.close()
      mixer = null
    },
  }
}

function openMixer(audio: HTMLAudioElement) {
  const context = new AudioContext()
  const channels = context.createChannelSplitter(2)
  const contact = context.createGain()
  const ours = context.createGain()
  // One channel into the speakers is heard in both ears.
  const output = context.createGain()
  output.channelCount = 1
  output.channelCountMode = 'explicit'
  context.createMediaElementSource(audio).connect(channels)
  channels.connect(contact, 0).connect(output)
  channels.connect(ours, 1).connect(output)
  output.connect(context.destination)
  return { context, contact, ours }
}
