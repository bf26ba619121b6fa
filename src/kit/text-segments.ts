/** The letters of the alphabet that texts are packed with, 7 bits each; those after the gap take two. */
const plain =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const double = '\f^{}\\[~]|€'
const weights = new Map([
  ...[...plain].map((letter) => [letter, 1] as const),
  ...[...double].map((letter) => [letter, 2] as const),
])

/** How many texts a carrier makes of it, and of how many characters; one letter outside the alphabet halves the room. */
export function countSegments(text: string): { segments: number; characters: number; isPlain: boolean } {
  const letters = [...text]
  const isPlain = letters.every((letter) => weights.has(letter))
  if (text === '') return { segments: 0, characters: 0, isPlain }
  const sizes = isPlain
    ? letters.map((letter) => weights.get(letter) ?? 1)
    : letters.map((letter) => letter.length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const whole = isPlain ? 160 : 70
  return {
    segments: total <= whole ? 1 : packed(sizes, isPlain ? 153 : 67),
    characters: total,
    isPlain,
  }
}

/** A letter of two places is never cut in two by the end of a segment. */
function packed(sizes: readonly number[], room: number): number {
  let segments = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > room) {
      segments += 1
      used = 0
    }
    used += size
  }
  return segments
}
