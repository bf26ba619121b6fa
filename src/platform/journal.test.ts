import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openJournal } from './journal.ts'

describe('the intake journal', () => {
  const at = new Date('2026-11-17T18:00:00Z')
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-journal-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('gives back everything after a kill, and what was not settled after a clean stop', async () => {
    const first = await openJournal(folder)
    expect(first.wasClean).toBe(true)
    const settled = await first.append('hooks', 'one', at)
    await first.append('hooks', 'two', at)
    first.settle(settled)
    await first.rotate()
    // Nobody closed it: the next one opens what a kill has left.
    const second = await openJournal(folder)
    expect(second.wasClean).toBe(false)
    expect(second.recovered().map((entry) => [entry.content, entry.isSettled])).toEqual([
      ['one', true],
      ['two', false],
    ])
    await second.close()
    const third = await openJournal(folder)
    expect(third.wasClean).toBe(true)
    expect(third.recovered().map((entry) => entry.content)).toEqual(['two'])
    await third.close()
  })

  it('is unclean after a kill even when nothing was written to it', async () => {
    await (await openJournal(folder)).close()
    await openJournal(folder)
    expect((await openJournal(folder)).wasClean).toBe(false)
  })

  // Sabotage: in dropBefore, take `fileNumber` instead of `keepFrom`.
  it('drops old files, but never one with an entry the database has not confirmed', async () => {
    const journal = await openJournal(folder)
    await journal.append('hooks', 'poison', at)
    const second = await journal.rotate()
    const done = await journal.append('hooks', 'fine', at)
    journal.settle(done)
    const third = await journal.rotate()
    await journal.dropBefore(third)
    expect(await readdir(folder)).toHaveLength(3)
    journal.settle(journal.recovered()[0]?.id ?? '')
    const again = await openJournal(folder)
    expect(again.recovered().map((entry) => entry.content)).toEqual(['poison', 'fine'])
    for (const entry of again.recovered()) again.settle(entry.id)
    await again.dropBefore(third + 1)
    expect(await readdir(folder)).toHaveLength(1)
    expect(second).toBeLessThan(third)
  })

  it('keeps all that is appended while files change, each line whole', async () => {
    const journal = await openJournal(folder)
    const writing = Array.from({ length: 300 }, (_, index) => journal.append('hooks', index, at))
    const turning = Promise.all([journal.rotate(), journal.rotate(), journal.rotate()])
    await Promise.all([...writing, turning])
    const kept = (await openJournal(folder)).recovered().map((entry) => entry.content)
    expect(kept).toEqual(Array.from({ length: 300 }, (_, index) => index))
  })

  it('reads past a line that was torn by a power cut', async () => {
    const journal = await openJournal(folder)
    await journal.append('hooks', 'whole', at)
    const [file = ''] = (await readdir(folder)).sort()
    await appendFile(join(folder, file), '{"entry":{"id":"jnl_to')
    expect((await openJournal(folder)).recovered().map((entry) => entry.content)).toEqual(['whole'])
  })
})
