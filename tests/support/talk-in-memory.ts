import { sampleBot, sampleProfile } from '#app/sample/sample-business.ts'
import type { Talk } from '#conversations/engine/talk.ts'
import { think, toLine } from '#conversations/server/think.ts'
import { newId } from '#kit/ids.ts'
import { builtinModel } from '#providers/builtin/model.ts'
import type { ToolRun } from '#tools/ports.ts'
import { runTool } from '#tools/server/run-tool.ts'
import type { TestGround } from './test-ground.ts'

export interface MemoryTalk {
  contactId: string
  /** Says something and gives the answer, what the engine waits for now, the tools it used and what was not believed. */
  say(text: string): Promise<{ text: string; waitsFor: string | null; runs: ToolRun[]; replaced: string[] }>
}

/** A talk with the built-in engine whose words stand nowhere, while its tools work on the team's real calendar. */
export function talkInMemory(
  { ground, rooms, clock }: Pick<TestGround, 'ground' | 'rooms' | 'clock'>,
  of: { teamId: string; contactId: string },
): MemoryTalk {
  const talk: Talk = {
    conversationId: newId('cnv'),
    segmentId: newId('seg'),
    numberId: null,
    channel: 'sms',
    bot: { id: 'bot_1', name: 'Receptionist', versionId: 'ver_1', versionNumber: 1, config: sampleBot },
    profile: sampleProfile,
    profileVersion: 1,
    contact: { id: of.contactId, name: null, phone: '+15035550142', address: null },
    lines: [],
    firstSeq: 0,
    coversSeq: 0,
  }
  const speak = (role: 'contact' | 'bot', text: string) => {
    const seq = talk.coversSeq + 1
    talk.coversSeq = seq
    talk.lines.push({ kind: 'line', role, text, at: clock.now(), messageId: `msg_${seq}`, seq })
    return seq
  }
  const models = { chain: () => [builtinModel] }
  return {
    contactId: of.contactId,
    say: async (text) => {
      talk.firstSeq = speak('contact', text)
      const deps = {
        clock,
        models,
        runTool: (
          scene: Parameters<typeof runTool>[2]['scene'],
          call: Parameters<typeof runTool>[2]['call'],
        ) => ground.db.team(of.teamId, (tx) => runTool(tx, rooms.tools, { scene, call })),
      }
      const thought = await think(deps, talk, newId('turn'))
      talk.lines.push(...thought.runs.map(toLine))
      speak('bot', thought.text)
      const output = thought.completions.at(-1)?.output as {
        providerMetadata?: { parley?: { trace?: { openGoal?: string | null } } }
      }
      return {
        text: thought.text,
        waitsFor: output?.providerMetadata?.parley?.trace?.openGoal ?? null,
        runs: thought.runs,
        replaced: thought.claims.replaced.map(({ sentence }) => sentence),
      }
    },
  }
}
