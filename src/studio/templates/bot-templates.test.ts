import { describe, expect, test } from 'vitest'
import { BotConfig } from '#bots/contract.ts'
import { chipState, parseGuide } from '#bots/guide.ts'
import { listBlockers } from '#bots/publish-blockers.ts'
import { lameTools } from '#bots/tool-needs.ts'
import { type BotAnswers, type BotJob, blankBot, composeBot } from '#studio/compose-bot.ts'
import { shownTools } from '#studio/web/tool-words.ts'
import { toolNames } from '#tools/contract.ts'
import { sampleProfile } from '../../../tests/support/a-bot.ts'
import { configOf } from './bot-template.ts'
import { botTemplates } from './bot-templates.ts'

const profile = { ...sampleProfile, notify: { phones: ['+15035550100'], emails: [] } }
const brokenChips = (config: BotConfig) =>
  parseGuide(config.guide).flatMap((part) =>
    part.kind === 'chip' && chipState(part.chip, { config, toolNames, profile }) !== 'ok' ? [part.text] : [],
  )

describe('every template', () => {
  test('there are at least eight, each for a trade of its own', () => {
    expect(botTemplates.length).toBeGreaterThanOrEqual(8)
    expect(new Set(botTemplates.map(({ trade }) => trade)).size).toBe(botTemplates.length)
    expect(new Set(botTemplates.map(({ id }) => id)).size).toBe(botTemplates.length)
  })

  // Sabotage: point a chip of a template at {{question:q-nobody}}, or take a tool out of deskTools.
  test.each(botTemplates.map((template) => [template.id, template] as const))(
    '%s is a whole bot whose chips all point somewhere',
    (id, template) => {
      const config = configOf(template, 'Larch & Fern')
      expect(BotConfig.parse(config)).toEqual(config)
      expect(config.greeting).toContain('Larch & Fern')
      expect(brokenChips(config)).toEqual([])
      expect(lameTools(config.tools)).toEqual([])
      expect(id).toMatch(/^[a-z-]{1,40}$/)
      // What is left to fill in is told before it goes live, and nothing else stops it.
      const blockers = listBlockers(config, { profile, toolNames })
      expect(blockers.filter(({ code }) => code !== 'blank_left')).toEqual([])
    },
  )

  test('every tool has words, in one order', () => {
    expect([...shownTools].sort()).toEqual([...toolNames].sort())
  })
})

describe('a bot from five answers', () => {
  const jobs: BotJob[] = ['answer', 'book', 'message', 'person']
  const answers: BotAnswers = {
    trade: 'we repair bicycles',
    jobs,
    greeting: '',
    never: 'promise a price\n- Do not talk about other shops.',
    afterHours: 'message',
  }

  test('does what was asked for, by plain rules', () => {
    const config = composeBot(answers, 'Wheel House')
    expect(config).toEqual(composeBot(answers, 'Wheel House'))
    expect(config.greeting).toBe(
      'Hi, this is Wheel House. I can answer questions, find you a time, take a message or get somebody for you.',
    )
    expect(config.guide).toContain('We repair bicycles.')
    expect(config.guide).toContain('Never promise a price.\nDo not talk about other shops.')
    expect(listBlockers(config, { profile, toolNames })).toEqual([])
  })

  // Sabotage: in guideFor write the booking section whatever the jobs are.
  test('is valid, with chips that point somewhere, whichever jobs are chosen', () => {
    for (let chosen = 0; chosen < 16; chosen++) {
      for (const afterHours of ['book', 'message', 'say'] as const) {
        const some = jobs.filter((_, index) => chosen & (1 << index))
        const config = composeBot({ ...answers, jobs: some, afterHours }, 'Wheel House')
        expect(BotConfig.parse(config)).toEqual(config)
        expect(brokenChips(config)).toEqual([])
        expect(lameTools(config.tools)).toEqual([])
      }
    }
    expect(BotConfig.parse(blankBot('Wheel House'))).toEqual(blankBot('Wheel House'))
  })
})
