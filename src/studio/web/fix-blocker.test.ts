import { describe, expect, test } from 'vitest'
import type { BotConfig } from '#bots/contract.ts'
import { type Blocker, listBlockers } from '#bots/web/guide.ts'
import { sampleBot, sampleProfile } from '../../../tests/support/a-bot.ts'
import { fixesFor, takeOutChip } from './fix-blocker.ts'
import { shownTools } from './tool-words.ts'

const profile = { ...sampleProfile, services: [], notify: { phones: [], emails: [] } }
const blockersOf = (config: BotConfig) => listBlockers(config, { profile, toolNames: shownTools })

describe('putting right what stops a publish', () => {
  // Sabotage: in fixesFor give no fix for `tool_lame`.
  test('every blocker has a way, and every edit takes its blocker away', () => {
    const broken: BotConfig = {
      ...sampleBot,
      greeting: 'Hi [your name].',
      guide: 'Use {{tool:send_text}} or {{question:q-gone}}.',
      tools: ['book_appointment', 'hold_window', 'hand_over'],
      questions: [{ id: 'q1', question: '', alsoAsked: [], answer: 'About [how long].' }],
    }
    const blockers = blockersOf(broken)
    expect(new Set(blockers.map(({ code }) => code)).size).toBeGreaterThan(5)
    const same = (one: Blocker, other: Blocker) => one.code === other.code && one.title === other.title
    for (const blocker of blockers) {
      const fixes = fixesFor(blocker)
      expect(fixes.length).toBeGreaterThan(0)
      for (const fix of fixes) {
        if (fix.kind !== 'edit') continue
        const after = blockersOf(fix.edit(broken))
        expect(after.some((one) => same(one, blocker))).toBe(false)
      }
    }
  })

  test('a chip goes with the gap before it, and lines stay', () => {
    const guide = 'Say {{profile:mood}}.\n\n{{profile:mood}} and more'
    const taken = takeOutChip({ ...sampleBot, guide }, { kind: 'profile', name: 'mood' })
    expect(taken.guide).toBe('Say.\n\n and more')
  })
})
