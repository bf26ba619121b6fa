/** A sound of speech, such as "ae", or "pau" where nothing is said, and where it ends. */
export interface Segment {
  sound: string
  endMs: number
}

export const pause = 'pau'

/** Reads what flite prints of its sounds: "pau:0.164 sh:0.316", with the end of each in seconds. */
export function readSegments(printed: string): Segment[] {
  return printed
    .split(/\s+/)
    .map((part) => /^(\S+):(\d+\.\d+)$/.exec(part))
    .filter((match) => match !== null)
    .map(([, sound = '', seconds]) => ({ sound, endMs: Math.round(Number(seconds) * 1000) }))
}
