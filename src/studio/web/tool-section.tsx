import { switchOff, switchOn } from '#bots/web/guide.ts'
import { shownTools, type ToolWords, toolWords } from '#studio/tool-words.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import type { ToolName } from '#tools/contract.ts'
import { Card, CardBody } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toast.ts'
import { hourLines } from './fact-summary.ts'
import type { Draft } from './use-draft.ts'
import { useLiveProfile } from './use-live-profile.ts'

const groups: readonly ToolWords['group'][] = ['Looking things up', 'Appointments', 'People', 'Calls']

/** What the bot may do, each tool with what it does and what it needs. */
export function ToolSection({ draft, offReason }: { draft: Draft; offReason: string | undefined }) {
  const profile = useLiveProfile().data?.profile
  const { tools } = draft.config
  const change = (name: ToolName, isOn: boolean) => {
    const next = isOn ? switchOn(tools, name) : switchOff(tools, name)
    draft.change((config) => ({ ...config, tools: next }))
    const others = isOn
      ? next.filter((tool) => !tools.includes(tool) && tool !== name)
      : tools.filter((tool) => !next.includes(tool) && tool !== name)
    if (others.length > 0) {
      const words = others.map((tool) => toolWords[tool].title).join(', ')
      toast({
        message: isOn
          ? `Also on, because it needs them: ${words}`
          : `Also off, without it they cannot work: ${words}`,
      })
    }
  }
  return (
    <>
      <p className="text-13 text-muted">
        What is off does not exist for the bot. Whatever it wants to do, the rules of the house stand above
        it: nothing is booked that was not read back and agreed to.
      </p>
      {groups.map((group) => {
        const names = shownTools.filter((name) => toolWords[name].group === group)
        return (
          <Card
            key={group}
            title={group}
            count={`${names.filter((name) => tools.includes(name)).length} of ${names.length}`}
          >
            <CardBody className="grid gap-1 py-2">
              {names.map((name) => (
                <ToolSwitch
                  key={name}
                  name={name}
                  isOn={tools.includes(name)}
                  profile={profile}
                  offReason={offReason}
                  onChange={(isOn) => change(name, isOn)}
                />
              ))}
            </CardBody>
          </Card>
        )
      })}
    </>
  )
}

interface ToolSwitchProps {
  name: ToolName
  isOn: boolean
  profile: BusinessProfile | undefined
  offReason: string | undefined
  onChange: (isOn: boolean) => void
}

function ToolSwitch({ name, isOn, profile, offReason, onChange }: ToolSwitchProps) {
  const { title, does, needs } = toolWords[name]
  const missing = isOn && profile ? missingFor(name, profile) : undefined
  return (
    <div>
      <Switch
        label={title}
        help={
          <>
            {does}
            {needs && ` Needs ${needs}.`}
            {offReason && ` ${offReason}.`}
          </>
        }
        checked={isOn}
        disabled={Boolean(offReason)}
        onChange={(event) => onChange(event.target.checked)}
      />
      {missing && (
        <p className="pb-2 text-12 text-danger">
          {missing.words}{' '}
          <Link className="link" to={missing.to}>
            {missing.label}
          </Link>
        </p>
      )}
    </div>
  )
}

/** What the profile lacks for this tool, and the way there. */
function missingFor(name: ToolName, profile: BusinessProfile) {
  if (name === 'check_availability') {
    if (!profile.services.some(({ durationMinutes }) => durationMinutes !== null)) {
      return {
        words: 'No service has a duration yet, so there is nothing to book.',
        label: 'Add one',
        to: '/settings/account#services',
      }
    }
    if (hourLines(profile.hours).length === 0) {
      return { words: 'There are no opening hours yet.', label: 'Add them', to: '/settings/account#hours' }
    }
  }
  const { phones, emails } = profile.notify
  if (name === 'hand_over' && phones.length + emails.length === 0) {
    return {
      words: 'Nobody is told yet when a person is wanted.',
      label: 'Name somebody',
      to: '/settings/account#notify',
    }
  }
  return undefined
}
