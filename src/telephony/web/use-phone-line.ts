import { useEffect, useRef, useState } from 'react'
import { playStream, type StreamPlayer } from '#ui/sound/play-stream.ts'

export interface PhoneCaption {
  who: string
  text: string
  digits?: string
  atMs: number
  /** When each word began to sound; those of a caption that was cut are fewer than its words. */
  wordAtMs: readonly number[]
  isCut: boolean
}

const againMs = 500

/**
 * What a phone hears of a call: its sound, played as it comes, and its captions. The sound may only begin by somebody's
 * click, so the player is made by `listen`. The socket is opened again while the call lasts.
 */
export function usePhoneLine(sid: string | undefined) {
  const player = useRef<StreamPlayer | null>(null)
  const [captions, setCaptions] = useState<readonly PhoneCaption[]>([])
  const [isConnected, setIsConnected] = useState(false)
  useEffect(() => {
    if (sid === undefined) return
    setCaptions([])
    let socket: WebSocket | null = null
    let timer = 0
    let isWanted = true
    const open = () => {
      socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/dev-phone/line/${sid}`)
      socket.binaryType = 'arraybuffer'
      // The line tells from the beginning each time.
      socket.onopen = () => {
        setCaptions([])
        setIsConnected(true)
      }
      socket.onmessage = ({ data }) => {
        if (data instanceof ArrayBuffer) player.current?.push(new Int16Array(data))
        else take(String(data))
      }
      socket.onclose = () => {
        setIsConnected(false)
        if (isWanted) timer = window.setTimeout(open, againMs)
      }
    }
    const take = (text: string) => {
      const message = JSON.parse(text) as { kind?: string } & Partial<PhoneCaption>
      const { kind, who = '', text: words = '', atMs = 0, wordAtMs = [], digits } = message
      if (kind !== 'caption' && kind !== 'clear') return
      const isCut = kind === 'clear'
      // What was still to be heard of the other side is not heard any more.
      if (isCut && who !== 'caller') player.current?.clear()
      const caption = { who, text: words, atMs, wordAtMs, isCut, ...(digits ? { digits } : {}) }
      setCaptions((list) => [...list.filter((one) => one.atMs !== atMs || one.who !== who), caption])
    }
    open()
    return () => {
      isWanted = false
      clearTimeout(timer)
      socket?.close()
    }
  }, [sid])
  useEffect(
    () => () => {
      void player.current?.stop()
      player.current = null
    },
    [],
  )
  return {
    captions,
    isConnected,
    level: () => player.current?.level() ?? 0,
    /** Call it while a click or a key is being handled. */
    listen: () => {
      player.current ??= playStream({ sampleRate: 8000 })
    },
    hush: () => {
      void player.current?.stop()
      player.current = null
    },
  }
}
export type PhoneLine = ReturnType<typeof usePhoneLine>
