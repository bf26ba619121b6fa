import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BotConfig, BotDetail } from '#bots/contract.ts'
import { botsClient, botsQuery } from '#bots/web/queries.ts'
import { type ProblemError, toProblem } from '#ui/problem.ts'
import { checkDraft } from './check-draft.ts'
import { edited, redone, startHistory, undone } from './draft-history.ts'

/** saved · waiting: typed a moment ago · saving · incomplete: something is missing · conflict: somebody else saved · failed */
export type DraftState = 'saved' | 'waiting' | 'saving' | 'incomplete' | 'conflict' | 'failed'

export interface Draft {
  config: BotConfig
  /** What the server has. */
  saved: { rev: number; config: BotConfig }
  state: DraftState
  faults: readonly string[]
  problem: ProblemError | undefined
  change: (edit: (config: BotConfig) => BotConfig) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  /** Saves now what is not saved yet; resolves once it is, or cannot be. */
  flush: () => Promise<void>
  /** Takes what the server has now and drops what is not saved here. */
  takeTheirs: (bot: BotDetail) => void
  retry: () => void
}

const quietMs = 500

/** The draft being edited: saves itself half a second after the last key, and never over somebody else's save. */
export function useDraft(bot: BotDetail): Draft {
  const client = useQueryClient()
  const [work, setWork] = useState(() => startHistory(bot.draft.config))
  const { config } = work
  const [saved, setSaved] = useState({ rev: bot.draft.rev, config: bot.draft.config })
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<ProblemError>()
  const isDirty = !isSame(config, saved.config)
  const faults = checkDraft(config)
  const takeTheirs = ({ draft }: BotDetail) => {
    setWork(startHistory(draft.config))
    setSaved({ rev: draft.rev, config: draft.config })
    setProblem(undefined)
  }
  if (!isDirty && !isSaving && bot.draft.rev > saved.rev) takeTheirs(bot)

  const save = useEffectEvent(async () => {
    const sent = config
    setIsSaving(true)
    try {
      const next = await botsClient.saveDraft({ id: bot.id, rev: saved.rev, config: sent })
      setSaved({ rev: next.draft.rev, config: sent })
      client.setQueryData(botsQuery.get.queryKey({ input: { id: bot.id } }), next)
      void client.invalidateQueries({ queryKey: botsQuery.list.key() })
    } catch (error) {
      setProblem(toProblem(error))
    } finally {
      setIsSaving(false)
    }
  })
  const { isHurried, flush } = useFlush(isSaving || (isDirty && faults.length === 0 && !problem))
  const mayShow = isDirty && faults.length === 0 && !problem
  useEffect(() => {
    if (!mayShow || isSaving || config === undefined) return
    const timer = setTimeout(() => void save(), isHurried ? 0 : quietMs)
    return () => clearTimeout(timer)
  }, [config, mayShow, isSaving, isHurried])
  useSaveOnLeave(mayShow && !isSaving, () => botsClient.saveDraft({ id: bot.id, rev: saved.rev, config }))
  return {
    config,
    saved,
    state: stateOf({ isDirty, isSaving, isComplete: faults.length === 0, problem }),
    faults,
    problem,
    change: (edit) => setWork((now) => edited(now, edit, performance.now())),
    undo: () => setWork(undone),
    redo: () => setWork(redone),
    canUndo: work.past.length > 0,
    canRedo: work.future.length > 0,
    flush,
    takeTheirs,
    retry: () => setProblem(undefined),
  }
}

/** Lets somebody wait until nothing is left to save, and has it saved without the usual pause. */
function useFlush(isUnsettled: boolean) {
  const waiting = useRef<(() => void)[]>([])
  const [isHurried, setIsHurried] = useState(false)
  useEffect(() => {
    if (isUnsettled) return
    for (const settle of waiting.current.splice(0)) settle()
    setIsHurried(false)
  }, [isUnsettled])
  const flush = () =>
    isUnsettled
      ? new Promise<void>((settle) => {
          waiting.current.push(settle)
          setIsHurried(true)
        })
      : Promise.resolve()
  return { isHurried, flush }
}

/** What was typed in the last half second is still sent when the page is left. */
function useSaveOnLeave(isNeeded: boolean, save: () => Promise<unknown>) {
  const latest = useRef({ isNeeded, save })
  useEffect(() => {
    latest.current = { isNeeded, save }
  })
  useEffect(() => () => void (latest.current.isNeeded && latest.current.save().catch(() => undefined)), [])
}

function stateOf(draft: {
  isDirty: boolean
  isSaving: boolean
  isComplete: boolean
  problem: ProblemError | undefined
}): DraftState {
  if (draft.problem) return draft.problem.code === 'conflict' ? 'conflict' : 'failed'
  if (draft.isSaving) return 'saving'
  if (!draft.isDirty) return 'saved'
  return draft.isComplete ? 'waiting' : 'incomplete'
}

function isSame(a: BotConfig, b: BotConfig): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
