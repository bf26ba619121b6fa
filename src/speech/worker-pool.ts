import type { Worker } from 'node:worker_threads'

/** Worker threads that each do one thing at a time; they are started when there is work for them. */
export interface WorkerPool<Request, Answer> {
  /** Rejects when the work failed, when two workers died of it, and when the pool was closed meanwhile. */
  ask(request: Request): Promise<Answer>
  /** Ends the workers; what is still asked is refused. */
  close(): Promise<void>
}

/** What a worker posts for each request, in turn. */
export type WorkerAnswer<Answer> = { answer: Answer } | { problem: string }

interface Settings {
  size: number
  start(): Worker
  /** After so long a worker is taken for hung, and ended. */
  patienceMs?: number
}

interface Job<Request, Answer> {
  request: Request
  deaths: number
  resolve(answer: Answer): void
  reject(error: Error): void
}

interface Place<Request, Answer> {
  worker: Worker
  job: Job<Request, Answer> | null
  timer: NodeJS.Timeout | null
  lastError: Error | null
}

const mostDeaths = 2

export function openWorkerPool<Request, Answer>(settings: Settings): WorkerPool<Request, Answer> {
  const { size, start, patienceMs = 20_000 } = settings
  const queue: Job<Request, Answer>[] = []
  const places = new Set<Place<Request, Answer>>()
  let isClosed = false

  const fill = () => {
    while (queue.length > 0) {
      const place = [...places].find(({ job }) => job === null) ?? (places.size < size ? open() : null)
      const job = place ? queue.shift() : undefined
      if (!place || !job) return
      place.job = job
      place.timer = setTimeout(() => void place.worker.terminate(), patienceMs)
      // Only work in hand keeps the process alive.
      place.worker.ref()
      place.worker.postMessage(job.request)
    }
  }

  const open = () => {
    const place: Place<Request, Answer> = { worker: start(), job: null, timer: null, lastError: null }
    places.add(place)
    place.worker.unref()
    place.worker.on('message', (message: WorkerAnswer<Answer>) => {
      const job = release(place)
      if ('answer' in message) job?.resolve(message.answer)
      else job?.reject(new Error(message.problem))
      fill()
    })
    place.worker.on('error', (error) => {
      place.lastError = error instanceof Error ? error : new Error(String(error))
    })
    place.worker.once('exit', () => bury(place))
    return place
  }

  const bury = (place: Place<Request, Answer>) => {
    places.delete(place)
    const job = release(place)
    if (!job || isClosed) return
    job.deaths += 1
    if (job.deaths < mostDeaths) queue.unshift(job)
    else job.reject(new Error('The worker died of this twice.', { cause: place.lastError }))
    fill()
  }

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('This pool of workers is closed.'))
        queue.push({ request, deaths: 0, resolve, reject })
        fill()
      }),
    close: async () => {
      isClosed = true
      const waiting = [...queue.splice(0), ...[...places].map(release)]
      for (const job of waiting) job?.reject(new Error('This pool of workers was closed.'))
      await Promise.all([...places].map(({ worker }) => worker.terminate()))
    },
  }
}

/** Takes the job from a worker, which then waits for the next. */
function release<Request, Answer>(place: Place<Request, Answer>): Job<Request, Answer> | null {
  const { job, timer } = place
  if (timer) clearTimeout(timer)
  place.job = null
  place.timer = null
  place.worker.unref()
  return job
}
