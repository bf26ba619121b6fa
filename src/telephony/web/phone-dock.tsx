import { Maximize2, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { phoneInWords } from '#phones/web/phone-in-words.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { usePageValue } from '#ui/page-value.ts'
import { usePlace } from '#ui/place.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useGo } from '#ui/use-go.ts'
import { useIsPhone } from '#ui/use-media-query.ts'
import { CallPill } from './call-pill.tsx'
import { DevPhoneGate } from './dev-phone-gate.tsx'
import type { OwnNumber } from './dev-phone-head.tsx'
import { DevPhonePanel } from './dev-phone-panel.tsx'
import { devPhoneWords as words } from './dev-phone-words.ts'
import { devPhones } from './dev-phones.ts'
import { choosePhone, closePhoneDock, phoneDock, settleFocus } from './phone-dock-state.ts'
import { PhoneWatch } from './phone-watch.tsx'
import { useDevPhones } from './use-dev-phones.ts'

/** The dev phone on whatever page one is: a panel at the lower right, on a phone a sheet. Closed, a call shows small. */
export function PhoneDock() {
  const { isOpen } = usePageValue(phoneDock)
  return (
    <>
      <DevPhoneGate frame={() => null}>{() => <WatchedPhones arePilled={!isOpen} />}</DevPhoneGate>
      {isOpen && (
        <DockFrame>
          <DevPhoneGate>{(ready) => <DockedPhone {...ready} />}</DevPhoneGate>
        </DockFrame>
      )}
    </>
  )
}

function WatchedPhones({ arePilled }: { arePilled: boolean }) {
  const phones = usePageValue(devPhones)
  return (
    <>
      {phones.map((phone) => (
        <PhoneWatch key={phone.id} phone={phone} isIdle={arePilled} />
      ))}
      {arePilled && <CallPill phones={phones} />}
    </>
  )
}

interface DockedPhoneProps {
  numbers: readonly OwnNumber[]
  suggestedPhone: string
}

function DockedPhone({ numbers, suggestedPhone }: DockedPhoneProps) {
  const { country } = usePlace()
  const { phoneId } = usePageValue(phoneDock)
  const bench = useDevPhones({ suggestedPhone })
  const phone = bench.phones.find(({ id }) => id === phoneId) ?? bench.phones[0]
  if (!phone) return null
  return (
    <>
      {bench.phones.length > 1 && (
        <div className="border-b border-line px-4 py-2">
          <SegmentedControl
            label={words.which}
            value={phone.id}
            onChange={choosePhone}
            items={bench.phones.map(({ id, from }) => ({ value: id, label: phoneInWords(from, country) }))}
          />
        </div>
      )}
      <DevPhonePanel
        key={phone.id}
        phone={phone}
        numbers={numbers}
        onChange={(change) => bench.change(phone, change)}
        className="grow"
      />
    </>
  )
}

function DockFrame({ children }: { children: ReactNode }) {
  const isOnPhone = useIsPhone()
  const go = useGo()
  const { wantsFocus } = usePageValue(phoneDock)
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (!wantsFocus || !panel.current) return
    opener.current = document.activeElement
    panel.current.focus()
    settleFocus()
  }, [wantsFocus])
  const close = () => {
    closePhoneDock()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const workbench = (
    <IconButton icon={Maximize2} label={words.workbench} onClick={() => go('/admin/twilio/dev')} />
  )
  if (isOnPhone) {
    return (
      <Sheet isOpen onOpenChange={(isOpen) => !isOpen && close()} title={words.title} actions={workbench}>
        <div className="-m-4 flex h-[72dvh] flex-col">{children}</div>
      </Sheet>
    )
  }
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={words.title}
      onKeyDown={(event) => {
        // A dialog of ours stands elsewhere, and closes by itself.
        const isOurs = event.currentTarget.contains(event.target as Node)
        if (event.key === 'Escape' && isOurs && !event.defaultPrevented) close()
      }}
      className="print:hidden fixed end-4 bottom-4 z-20 flex h-[min(40rem,calc(100dvh-2rem))] w-75 flex-col overflow-hidden rounded-sheet border border-edge bg-surface outline-none"
    >
      <header className="flex min-h-10 shrink-0 items-center border-b border-line pe-1.5 ps-4">
        <h2 className="grow text-13 font-semibold">{words.title}</h2>
        {workbench}
        <IconButton icon={X} label={words.close} onClick={close} />
      </header>
      {children}
    </aside>
  )
}
