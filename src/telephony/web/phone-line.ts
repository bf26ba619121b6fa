import { isOver } from './call-words.ts'

export interface PhoneCaption {
  who: string
  text: string
  digits?: string
  atMs: number
  endMs: number
  /** When each word began to sound; those of a caption that was cut are fewer than its words. */
  wordAtMs: readonly number[]
  isCut: boolean
}

export interface PhoneLineEvents {
  sound(samples: Int16Array): void
  /** All that was said so far, told again from the beginning each time the line is opened. */
  captions(captions: readonly PhoneCaption[]): void
  /** What was still to be heard of the other side is not heard any more. */
  cut(): void
  connected(isConnected: boolean): void
  /** The call has ended, or cannot be followed any more; nothing comes after it. */
  over(): void
}

/** As much of a WebSocket as is used here. */
export type LineSocket = Pick<WebSocket, 'binaryType' | 'onopen' | 'onmessage' | 'onclose' | 'close'>

const againMs = 500
const mostFailures = 10

/**
 * Follows what a phone hears of a call: its sound and its captions. The socket is opened again while the call lasts.
 * Returns the end of it.
 */
export function openPhoneLine(
  sid: string,
  events: PhoneLineEvents,
  openSocket: (sid: string) => LineSocket = openLineSocket,
): () => void {
  let captions: readonly PhoneCaption[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let socket: LineSocket
  let isWanted = true
  let failures = 0
  const end = () => {
    isWanted = false
    clearTimeout(timer)
    socket.close()
  }
  const open = () => {
    socket = openSocket(sid)
    socket.binaryType = 'arraybuffer'
    socket.onopen = () => {
      captions = []
      events.captions(captions)
      events.connected(true)
    }
    socket.onmessage = ({ data }) => {
      failures = 0
      if (data instanceof ArrayBuffer) events.sound(new Int16Array(data))
      else take(JSON.parse(String(data)))
    }
    socket.onclose = () => {
      if (!isWanted) return
      events.connected(false)
      failures += 1
      isWanted = failures < mostFailures
      if (isWanted) timer = setTimeout(open, againMs)
      else events.over()
    }
  }
  const take = (message: { kind?: string; status?: string } & Partial<PhoneCaption>) => {
    if (message.kind === 'status' && isOver({ status: message.status ?? '' })) {
      end()
      return events.over()
    }
    if (message.kind !== 'caption' && message.kind !== 'clear') return
    const caption = captionIn(message, message.kind === 'clear')
    if (caption.isCut && caption.who !== 'caller') events.cut()
    const isOther = (one: PhoneCaption) => one.atMs !== caption.atMs || one.who !== caption.who
    captions = [...captions.filter(isOther), caption]
    events.captions(captions)
  }
  open()
  return end
}

function captionIn(message: Partial<PhoneCaption>, isCut: boolean): PhoneCaption {
  const { who = '', text = '', atMs = 0, endMs = atMs, wordAtMs = [], digits } = message
  return { who, text, atMs, endMs, wordAtMs, isCut, ...(digits ? { digits } : {}) }
}

function openLineSocket(sid: string): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/dev-phone/line/${sid}`)
}
