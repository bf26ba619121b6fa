import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Card, CardBody } from '#ui/card.tsx'
import { language, parseLanguage, setLanguage } from '#ui/language.ts'
import { languageNames } from '#ui/language-names.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { areSingleKeysOn, setSingleKeys } from '#ui/shortcut-registry.ts'
import { Switch } from '#ui/switch.tsx'
import { type ThemeChoice, useTheme } from '#ui/theme.ts'
import { deviceWords } from './device-words.ts'

const themes = [
  { value: 'system', label: deviceWords.themes.system, icon: Monitor },
  { value: 'light', label: deviceWords.themes.light, icon: Sun },
  { value: 'dark', label: deviceWords.themes.dark, icon: Moon },
]

/** What belongs to this browser: saved at once, here only. */
export function DeviceCard() {
  const [theme, setTheme] = useTheme()
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  return (
    <Card title={deviceWords.title}>
      <CardBody className="grid gap-2 py-2">
        <div id="theme" className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 py-1.5 text-13">
          <span className="grow font-medium">{deviceWords.theme}</span>
          <SegmentedControl
            label={deviceWords.theme}
            items={themes}
            value={theme}
            onChange={(choice) => setTheme(choice as ThemeChoice)}
          />
        </div>
        <div
          id="language"
          className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-1.5 text-13"
        >
          <span className="grow font-medium">{deviceWords.language}</span>
          <SegmentedControl
            label={deviceWords.language}
            items={languageNames}
            value={language()}
            onChange={(choice) => setLanguage(parseLanguage(choice))}
          />
        </div>
        <div id="shortcuts" className="border-t border-line">
          <Switch
            label={deviceWords.singleKeys}
            help={deviceWords.singleKeysHelp}
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
