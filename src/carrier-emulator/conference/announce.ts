import { quietly } from '#carrier-emulator/calls/until.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import type { Member } from '#carrier-emulator/conference/room.ts'
import type { HookAddress } from '#carrier-emulator/rows.ts'

/** Plays once to one phone what an address says; the conference goes on meanwhile. */
export function followAddress(carrier: Carrier, member: Member, address: HookAddress): void {
  quietly(carrier, member.play({ ask: { address } }, member.line.over.signal))
}
