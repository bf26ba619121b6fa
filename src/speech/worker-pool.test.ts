import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { openWorkerPool, type WorkerPool } from './worker-pool.ts'

// A worker that answers with what it was asked; some words make it die, throw, refuse or hang.
const script = `
  const { parentPort, threadId } = require('node:worker_threads')
  parentPort.on('message', (word) => {
    if (word === 'die') process.exit(1)
    if (word === 'throw') throw new Error('thrown on purpose')
    if (word === 'hang') for (;;);
    if (word === 'refuse') return parentPort.postMessage({ problem: 'not that' })
    setTimeout(() => parentPort.postMessage({ answer: { word, threadId } }), 20)
  })`

type Answer = { word: string; threadId: number }
const pools: WorkerPool<string, Answer>[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

function open(settings: { size: number; patienceMs?: number }) {
  const started: Worker[] = []
  const pool = openWorkerPool<string, Answer>({
    ...settings,
    start: () => {
      const worker = new Worker(script, { eval: true, stderr: true })
      started.push(worker)
      return worker
    },
  })
  pools.push(pool)
  return { pool, started }
}

describe('a pool of workers', () => {
  it('starts none before there is work, and no more than it may', async () => {
    // Sabotage: in worker-pool.ts, compare with `<=` in fill.
    const { pool, started } = open({ size: 2 })
    expect(started).toHaveLength(0)
    const words = Array.from({ length: 9 }, (_, place) => `word ${place}`)
    const answers = await Promise.all(words.map((word) => pool.ask(word)))
    expect(answers.map(({ word }) => word)).toEqual(words)
    expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(2)
    expect(started).toHaveLength(2)
  })

  it('asks once more when a worker is lost, and goes on', async () => {
    // Sabotage: in worker-pool.ts, let mostDeaths be 1.
    const { pool, started } = open({ size: 1 })
    const first = pool.ask('hello')
    const second = pool.ask('again')
    await started[0]?.terminate()
    expect((await first).word).toBe('hello')
    expect((await second).word).toBe('again')
    expect(started).toHaveLength(2)
  })

  it.each(['die', 'throw'])(
    'gives up on what two workers died of (%s), and on nothing else',
    async (word) => {
      const { pool, started } = open({ size: 1 })
      const [bad, good] = await Promise.allSettled([pool.ask(word), pool.ask('hello')])
      expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'The worker died of this twice.' } })
      expect(good).toMatchObject({ status: 'fulfilled', value: { word: 'hello' } })
      expect(started).toHaveLength(3)
    },
  )

  it('ends a worker that hangs', async () => {
    // Sabotage: in worker-pool.ts, leave out the timer.
    const { pool } = open({ size: 1, patienceMs: 1000 })
    await expect(pool.ask('hang')).rejects.toThrow('died of this twice')
    expect((await pool.ask('hello')).word).toBe('hello')
  })

  it('passes a refusal on without asking again', async () => {
    const { pool, started } = open({ size: 1 })
    await expect(pool.ask('refuse')).rejects.toThrow('not that')
    expect((await pool.ask('hello')).word).toBe('hello')
    expect(started).toHaveLength(1)
  })

  it('refuses what is open when it closes, and everything after', async () => {
    const { pool } = open({ size: 1 })
    const asked = Promise.allSettled([pool.ask('one'), pool.ask('two')])
    await pool.close()
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.ask('three')).rejects.toThrow('closed')
  })
})
