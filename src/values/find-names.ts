import { readPutRight, withoutTakenBack } from './corrected-names.ts'
import { findAddresses } from './find-addresses.ts'
import { findEmails } from './find-emails.ts'
import type { NameRead, NameScene } from './name-scene.ts'
import { readBareName } from './read-bare-name.ts'
import { readBookedFor } from './read-booked-for.ts'
import { readCouple } from './read-couple.ts'
import { readLedName } from './read-led-name.ts'
import { readPartner } from './read-partner.ts'
import { readSignedName } from './read-signed-name.ts'
import { readSpelledName } from './read-spelled-name.ts'
import { readStandingName } from './read-standing-name.ts'
import { foundAt, tokenise } from './tokens.ts'
import type { Found } from './types.ts'

/**
 * Names of persons who say who they are or for whom they come: "my name is Jo Fields", "for my mum Rosa Diaz", "Jo
 * here", "Helen Brandt, 48 Larch St", "thanks, Gina". With `isAsked` (a name was just asked for) a bare name counts
 * too. Nothing is guessed: "it's broken" names nobody.
 */
export function findNames(text: string, { isAsked = false }: { isAsked?: boolean } = {}): Found<string>[] {
  const scene = { text, tokens: tokenise(text), isAsked }
  const reads = withoutTakenBack(scene.tokens, readAllLed(scene))
  if (reads.length === 0) reads.push(...readUnled(scene).filter((read) => !isInAddress(scene, read)))
  const emails = reads.length > 0 ? findEmails(text) : []
  return reads
    .map((read) => foundAt(text, scene.tokens, read))
    .filter(({ span }) => !emails.some((email) => span.start < email.span.end && email.span.start < span.end))
}

/** No words announce it: its place shows it, or that it was asked for. */
function readUnled(scene: NameScene): NameRead[] {
  const spelled = readSpelledName(scene)
  if (spelled?.value.includes(' ')) return [spelled]
  const bare = scene.isAsked ? readBareName(scene) : null
  if (bare) return withPartner(scene, bare)
  const couple = readCouple(scene)
  if (couple) return couple
  const single = spelled ?? readStandingName(scene) ?? readSignedName(scene) ?? readBookedFor(scene)
  return single ? withPartner(scene, single) : []
}

/** "22 St. James Court" and "Austin, TX" have people's names in them. */
function isInAddress({ text, tokens }: NameScene, { from }: NameRead): boolean {
  const start = tokens[from]?.start ?? 0
  return findAddresses(text).some(({ span }) => span.start <= start && start < span.end)
}

function readAllLed(scene: NameScene): NameRead[] {
  const reads: NameRead[] = []
  let at = 0
  while (at < scene.tokens.length) {
    const read = readLedName(scene, at)
    if (read) reads.push(...withPartner(scene, readPutRight(scene, read.next) ?? read))
    at = Math.max(read ? (reads.at(-1)?.next ?? 0) : 0, at + 1)
  }
  return reads
}

function withPartner(scene: NameScene, read: NameRead): NameRead[] {
  const partner = readPartner(scene, read.next)
  return partner ? [read, partner] : [read]
}
