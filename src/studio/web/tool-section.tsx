import { hasHours, switchOff, switchOn } from '#bots/web/guide.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import type { ToolName } from '#tools/contract.ts'
import { Card, CardBody } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Switch } from '#ui/switch.tsx'
import { toast } from '#ui/toast.ts'
import { toolGroups, toolNeedsWords, toolWords, toolPlaceWords as words } from './tool-words.ts'
import type { Draft } from './use-draft.ts'
import { useLiveProfile } from './use-live-profile.ts'

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
      const titles = others.map((tool) => toolWords[tool].title).join(', ')
      toast({ message: isOn ? words.alsoOn(titles) : words.alsoOff(titles) })
    }
  }
  return (
    <>
      <p className="text-13 text-muted">{words.intro}</p>
      {toolGroups.map(({ key, names }) => {
        const on = names.filter((name) => tools.includes(name)).length
        return (
          <Card key={key} title={words.groups[key]} count={words.onOf(on, names.length)}>
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
  const { title, does } = toolWords[name]
  const needs = toolNeedsWords[name]
  const missing = isOn && profile ? missingFor(name, profile) : undefined
  return (
    <div>
      <Switch
        label={title}
        help={
          <>
            {does}
            {needs && ` ${words.needs(needs)}`}
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
        words: words.noService.text,
        label: words.noService.fix,
        to: '/settings/account#services',
      }
    }
    if (!hasHours(profile)) {
      return { words: words.noHours.text, label: words.noHours.fix, to: '/settings/account#hours' }
    }
  }
  const { phones, emails } = profile.notify
  if (name === 'hand_over' && phones.length + emails.length === 0) {
    return {
      words: words.nobody.text,
      label: words.nobody.fix,
      to: '/settings/account#notify',
    }
  }
  return undefined
}
