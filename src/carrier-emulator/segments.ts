const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '\f^{}\\[~]|€'
const basicSet = new Set(basic)
const extendedSet = new Set(extended)

/** How many parts a text travels in: 160 or 153 septets in the GSM alphabet, else 70 or 67 UTF-16 units. */
export function countSegments(body: string): number {
  let septets = 0
  for (const character of body) {
    if (basicSet.has(character)) septets += 1
    else if (extendedSet.has(character)) septets += 2
    else return body.length <= 70 ? 1 : Math.ceil(body.length / 67)
  }
  return septets <= 160 ? 1 : Math.ceil(septets / 153)
}
