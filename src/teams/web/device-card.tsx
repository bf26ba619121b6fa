import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Card, CardBody } from '#ui/card.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { areSingleKeysOn, setSingleKeys } from '#ui/shortcut-registry.ts'
import { Switch } from '#ui/switch.tsx'
import { type ThemeChoice, useTheme } from '#ui/theme.ts'

const themes = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
]

/** What belongs to this browser: saved at once, here only. */
export function DeviceCard() {
  const [theme, setTheme] = useTheme()
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  return (
    <Card title="This browser">
      <CardBody className="grid gap-2 py-2">
        <div id="theme" className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 py-1.5 text-13">
          <span className="grow font-medium">Theme</span>
          <SegmentedControl
            label="Theme"
            items={themes}
            value={theme}
            onChange={(choice) => setTheme(choice as ThemeChoice)}
          />
        </div>
        <div id="shortcuts" className="border-t border-line">
          <Switch
            label="Single-key shortcuts"
            help="Keys such as J or ? alone. Those with ⌘ or Ctrl always work."
            checked={isOn}
            onChange={(event) => {
              setIsOn(event.target.checked)
              setSingleKeys(event.target.checked)
            }}
          />
        </div>
      </CardBody>
    </Card>
  )
}
