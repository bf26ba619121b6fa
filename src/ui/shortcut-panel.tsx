import { DialogPanel } from '#ui/dialog-panel.tsx'
import { KeyHint, keyCaps } from '#ui/key-hint.tsx'
import { areSingleKeysOn, type ShortcutEntry, setSingleKeys } from '#ui/shortcut-registry.ts'
import { shortcutWords } from '#ui/shortcut-words.ts'
import { Switch } from '#ui/switch.tsx'
import { useShortcutList } from '#ui/use-shortcut.ts'

export interface ShortcutPanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Every shortcut now in force, with the switch for single keys. */
export function ShortcutPanel({ isOpen, onOpenChange }: ShortcutPanelProps) {
  const entries = useShortcutList()
  const groups = groupEntries(entries)
  return (
    <DialogPanel
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="large"
      title={shortcutWords.title}
      footer={
        <Switch
          className="grow"
          label={shortcutWords.singleKeys}
          help={shortcutWords.singleKeysHelp}
          checked={areSingleKeysOn()}
          onChange={(event) => setSingleKeys(event.target.checked)}
        />
      }
    >
      <div className="columns-2 gap-8 phone:columns-1">
        {groups.map(([group, list]) => (
          <section key={group} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-12 font-medium text-muted">{group}</h3>
            <dl>
              {list.map((entry) => (
                <div
                  key={entry.label}
                  className="flex min-h-8 items-center gap-4 border-b border-line text-13"
                >
                  <dt className="grow">{entry.label}</dt>
                  <dd>
                    <span className="sr-only">
                      {keyCaps(entry.keys ?? '').join(shortcutWords.keySequence)}
                    </span>
                    <KeyHint keys={entry.keys ?? ''} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogPanel>
  )
}

function groupEntries(entries: readonly ShortcutEntry[]): [string, ShortcutEntry[]][] {
  const groups = new Map<string, Map<string, ShortcutEntry>>()
  for (const entry of entries) {
    if (entry.keys === undefined) continue
    const group = groups.get(entry.group) ?? new Map<string, ShortcutEntry>()
    group.set(entry.label, entry)
    groups.set(entry.group, group)
  }
  return [...groups].map(([name, list]) => [name, [...list.values()]])
}
