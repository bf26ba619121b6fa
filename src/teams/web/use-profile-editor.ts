import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { BusinessProfile, ProfileState } from '#teams/contract.ts'
import { ProblemError, type ProblemField, toProblem } from '#ui/problem.ts'
import { toast } from '#ui/toast.ts'
import { tellFailure } from '#ui/use-deed.ts'
import { useProblemErrors } from '#ui/use-problem-errors.ts'
import { businessWords } from './business-words.ts'
import { changedParts, mergeProfiles } from './compare-profiles.ts'
import { formPath, type ProfileValues, type ReadPhone, toProfile, toValues } from './profile-values.ts'
import { teamsRpc } from './queries.ts'

const options = teamsRpc.query.profile.get.queryOptions()

/**
 * The form over one version of the profile. A newer version that comes while nothing is typed is taken at once; while
 * something is, it is told, and saved over only by choice.
 */
export function useProfileEditor(latest: ProfileState) {
  const client = useQueryClient()
  const [base, setBase] = useState(latest)
  const form = useForm<ProfileValues>({ defaultValues: toValues(base.profile) })
  const showProblem = useProblemErrors(form)
  const { isDirty } = form.formState
  const isOutdated = latest.version !== base.version
  const readPhone = usePhoneReader(isDirty || isOutdated)

  const take = (state: ProfileState) => {
    setBase(state)
    form.reset(toValues(state.profile))
  }
  useEffect(() => {
    if (!isOutdated || isDirty) return
    setBase(latest)
    form.reset(toValues(latest.profile))
  }, [isOutdated, isDirty, latest, form])

  const save = form.handleSubmit(async (values) => {
    try {
      const { profile, faults } = toProfile(values, await phoneReader())
      if (faults.length > 0) throw unreadable(faults)
      const saved = await teamsRpc.client.profile.update({ version: base.version, profile })
      client.setQueryData(options.queryKey, saved)
      take(saved)
      toast({
        message: businessWords.saved,
        tone: 'ok',
        undo: () => void putBack(base.profile, saved.version),
      })
    } catch (error) {
      const problem = atFormPaths(error)
      if (problem.code === 'conflict') await client.invalidateQueries({ queryKey: options.queryKey })
      else showProblem(problem)
    }
  })

  const putBack = async (profile: BusinessProfile, version: number) => {
    try {
      client.setQueryData(options.queryKey, await teamsRpc.client.profile.update({ version, profile }))
      toast({ message: businessWords.putBack })
    } catch (error) {
      tellFailure(error)
    }
  }

  const merged =
    isOutdated && readPhone
      ? mergeProfiles(base.profile, toProfile(form.getValues(), readPhone).profile, latest.profile)
      : null
  return {
    form,
    save,
    conflict:
      isOutdated && isDirty
        ? {
            by: latest.updatedBy,
            at: latest.updatedAt,
            version: latest.version,
            changed: changedParts(base.profile, latest.profile),
            load: () => take(latest),
            /** Mine on top of theirs; not there when both changed the same part. */
            keepBoth: merged
              ? () => {
                  take(latest)
                  form.reset(toValues(merged), { keepDefaultValues: true })
                }
              : undefined,
          }
        : undefined,
  }
}

const phoneReader = async (): Promise<ReadPhone> => (await import('#kit/phone-number.ts')).parsePhoneNumber

/** Fetched at the first key, to be there when it is saved. */
function usePhoneReader(isWanted: boolean): ReadPhone | undefined {
  const [reader, setReader] = useState<{ read: ReadPhone }>()
  useEffect(() => {
    if (isWanted)
      void phoneReader().then(
        (read) => setReader({ read }),
        () => undefined,
      )
  }, [isWanted])
  return reader?.read
}

function unreadable(faults: ProblemField[]): ProblemError {
  return new ProblemError({
    status: 400,
    code: 'invalid_input',
    title: businessWords.check,
    errors: faults,
  })
}

function atFormPaths(error: unknown): ProblemError {
  const problem = toProblem(error)
  const errors = problem.errors.map((fault) => ({ ...fault, path: formPath(fault.path) }))
  return new ProblemError({ ...problem, title: problem.title, errors }, error)
}
