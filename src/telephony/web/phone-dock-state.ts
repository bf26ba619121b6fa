import { createPageValue } from '#ui/page-value.ts'

export interface PhoneDockState {
  isOpen: boolean
  /** From the first use on in this tab: phones are held, and a call that goes on shows while the dock is closed. */
  isTaken: boolean
  /** Which phone shows; the first one with null. */
  phoneId: string | null
  /** Somebody has just opened it. */
  wantsFocus: boolean
}

const storageKey = 'parley.phone-dock'

/** The dev phone that is docked on every page; kept over a reload of the tab. */
export const phoneDock = createPageValue<PhoneDockState>(readKept())

export function openPhoneDock(phoneId?: string): void {
  keep({
    ...phoneDock.read(),
    isOpen: true,
    isTaken: true,
    wantsFocus: true,
    ...(phoneId ? { phoneId } : {}),
  })
}

export function closePhoneDock(): void {
  keep({ ...phoneDock.read(), isOpen: false, wantsFocus: false })
}

export function togglePhoneDock(): void {
  if (phoneDock.read().isOpen) closePhoneDock()
  else openPhoneDock()
}

/** A call goes on after its page was left: the dock takes it over, open or closed. */
export function handToPhoneDock({ phoneId, isOpen }: { phoneId: string; isOpen: boolean }): void {
  keep({ isOpen, isTaken: true, phoneId, wantsFocus: false })
}

export function choosePhone(phoneId: string): void {
  keep({ ...phoneDock.read(), phoneId })
}

/** The focus has been given. */
export function settleFocus(): void {
  keep({ ...phoneDock.read(), wantsFocus: false })
}

function keep(next: PhoneDockState): void {
  const { wantsFocus: _momentary, ...lasting } = next
  sessionStorage.setItem(storageKey, JSON.stringify(lasting))
  phoneDock.write(next)
}

function readKept(): PhoneDockState {
  const closed = { isOpen: false, isTaken: false, phoneId: null, wantsFocus: false }
  if (typeof sessionStorage === 'undefined') return closed
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<PhoneDockState>
    return {
      isOpen: kept.isOpen === true,
      isTaken: kept.isTaken === true,
      phoneId: typeof kept.phoneId === 'string' ? kept.phoneId : null,
      wantsFocus: false,
    }
  } catch {
    return closed
  }
}
