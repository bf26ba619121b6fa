import { implement } from '@orpc/server'
import { listAllNumbers } from '#phones/server/list-all-numbers.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { RequestContext } from '#platform/http/request-context.ts'
import { telephonyContract } from '#telephony/contract.ts'
import type { OutsidePhone } from '#telephony/ports.ts'

/** The dev phone's operations; `phone` is null where no emulator runs. */
export function telephonyRoutes(phone: OutsidePhone | null) {
  const contract = implement(telephonyContract).$context<RequestContext>()
  const outside = () => {
    if (!phone)
      throw new InvalidInput('The dev phone needs the carrier emulator. Start Parley with EMULATOR=on.')
    return phone
  }
  return {
    devPhone: contract.devPhone.handler(async ({ context }) => ({
      isEmulated: phone !== null,
      numbers: await listAllNumbers(context.db),
      suggestedPhone: '+15035550142',
    })),
    outsideTexts: contract.outsideTexts.handler(async ({ input }) => ({
      texts: await outside().texts(input.phone),
    })),
    sendOutsideText: contract.sendOutsideText.handler(({ input }) => outside().sendText(input)),
    traffic: contract.traffic.handler(async ({ input }) => ({
      entries: await outside().traffic(input.after, input.limit),
    })),
  }
}
