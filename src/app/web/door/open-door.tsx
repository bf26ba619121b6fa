import type { Root } from 'react-dom/client'
import { DoorContext } from '#teams/web/door.ts'
import { ProblemError } from '#ui/problem.ts'
import { Toaster } from '#ui/toaster.tsx'
import { BrokenDoor } from './broken-door.tsx'
import { DoorSkeleton } from './door-skeleton.tsx'
import { pageAt, startCodeAt } from './page-at.tsx'
import { placeOf } from './place-of.ts'
import { readArrival } from './read-arrival.ts'

/** Asks who is here and shows the page of this address, or sends them where they belong. */
export async function openDoor(root: Root): Promise<void> {
  root.render(<DoorSkeleton />)
  startCodeAt(window.location.pathname)
  try {
    const arrival = await readArrival()
    const place = placeOf(window.location, arrival)
    if (place !== undefined) return goOn(place)
    const { pathname, search } = window.location
    const page = await pageAt(pathname, arrival)
    const door = { session: arrival.session, search: Object.fromEntries(new URLSearchParams(search)), goOn }
    root.render(
      <DoorContext value={door}>
        {page}
        <Toaster />
      </DoorContext>,
    )
  } catch (error) {
    // Code that did not come is remembered as failed by the browser: only a reload asks for it again.
    const retry = error instanceof ProblemError ? () => void openDoor(root) : () => window.location.reload()
    root.render(<BrokenDoor error={error} onRetry={retry} />)
  }
}

function goOn(address: string): void {
  window.location.replace(address)
}
