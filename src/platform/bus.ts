import { EventEmitter } from 'node:events'

/**
 * "Look now", between parts of one process. Lossy by contract: truth is rows, whoever listens also polls,
 * so a lost wake-up costs a moment and never data.
 */
export interface Bus {
  wake(channel: string): void
  /** Returns how to stop listening. */
  listen(channel: string, hear: () => void): () => void
}

export function createBus(): Bus {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    wake: (channel) => void emitter.emit(channel),
    listen: (channel, hear) => {
      emitter.on(channel, hear)
      return () => void emitter.off(channel, hear)
    },
  }
}
