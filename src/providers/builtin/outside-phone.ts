import { z } from 'zod'
import { askEmulator } from '#providers/builtin/ask-emulator.ts'
import { createOutsideCalls } from '#providers/builtin/outside-calls.ts'
import { createOutsideFaults } from '#providers/builtin/outside-faults.ts'
import { type LedgerEntry, toTraffic } from '#providers/builtin/to-traffic.ts'
import type { OutsidePhone } from '#telephony/ports.ts'

const Texts = z.object({
  texts: z.array(
    z.object({
      sid: z.string(),
      from: z.string(),
      to: z.string(),
      body: z.string(),
      media: z.array(z.object({ url: z.string() })).default([]),
      at: z.string(),
    }),
  ),
})

/** The dev phone's far end: the carrier emulator's own hand, spoken to over loopback. */
export function createOutsidePhone(emulatorUrl: string): OutsidePhone {
  return {
    ...createOutsideCalls(emulatorUrl),
    ...createOutsideFaults(emulatorUrl),
    sendText: async (text) =>
      z.object({ sid: z.string() }).parse(await askEmulator(emulatorUrl, '/emulator/texts', text)),
    texts: async (phone) => {
      const path = `/emulator/texts?phone=${encodeURIComponent(phone)}`
      const found = Texts.parse(await askEmulator(emulatorUrl, path))
      return found.texts.map((text) => ({ ...text, media: text.media.map((media) => media.url) }))
    },
    traffic: async (after, limit) => {
      const path = `/emulator/ledger?after=${after}&limit=${limit}`
      const found = (await askEmulator(emulatorUrl, path)) as { entries: LedgerEntry[] }
      return found.entries.map(toTraffic)
    },
    replay: async (id, fields) => {
      const asked = { seq: id, ...(fields ? { params: fields } : {}) }
      await askEmulator(emulatorUrl, '/emulator/replays', asked)
    },
  }
}
