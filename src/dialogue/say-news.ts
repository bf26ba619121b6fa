import type { Context } from './answer.ts'
import { sayOpening } from './answer-hours.ts'
import { nextOpening } from './opening-hours.ts'
import { sayMoment } from './say-moment.ts'
import { joinWords } from './spoken-form.ts'
import { callUs } from './take-message.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput } from './types.ts'
import type { News } from './visit.ts'

type Turn = { state: TalkState; input: DialogueInput; context: Context }

/** What the tools did since the bot last spoke, told from their receipts alone. */
export function sayNews(turn: Turn): string[] {
  const { state, context } = turn
  const isNobodyThere = state.isNobodyToTransferTo && state.wantsPerson !== null
  const news = state.news.flatMap((item) => sayItem(item, turn))
  return isNobodyThere ? [...news, context.say('not_handed_over'), ...callUs(context)] : news
}

function sayItem(item: News, turn: Turn): string[] {
  const { context, input } = turn
  const at = (moment: { date: string; clock: string; label: string }) =>
    sayMoment(moment, context.local, input.channel)
  switch (item.kind) {
    case 'booked':
      return [context.say('booked', { service: item.service, moment: at(item) })]
    case 'moved':
      return [context.say('moved', { service: item.service, moment: at(item) })]
    case 'cancelled':
      return [context.say('cancelled', { service: item.service, moment: at(item) })]
    case 'texted':
      return [context.say('texted')]
    case 'not_texted':
      return [context.say('not_texted')]
    case 'handed_over':
      return [sayHandedOver(item.isOpenNow, context)]
    case 'put_through':
      return [context.say('put_through')]
    case 'not_bookable':
      return [context.say('not_bookable', { service: item.service })]
    case 'none_found':
      return [context.say('none_found')]
    case 'listed': {
      const said = item.appointments.map((one) => `${one.service} on ${at(one)}`)
      return [context.say('shown_list', { appointments: joinWords(said) })]
    }
    case 'failed':
      return sayFailed(item, turn)
    default:
      return []
  }
}

function sayHandedOver(isOpenNow: boolean, context: Context): string {
  if (isOpenNow) return context.say('handed_over')
  const next = nextOpening(context.business, context.local)
  return next
    ? context.say('handed_over_closed', sayOpening(next, context.local))
    : context.say('handed_over_later')
}

function sayFailed(item: Extract<News, { kind: 'failed' }>, { context }: Turn): string[] {
  if (item.error === 'unclear_time') return [context.say('ask_when_unclear')]
  if (item.error === 'outside_area') return [context.say('outside_area')]
  if (item.error === 'unknown_service' && item.services.length > 0)
    return [context.say('ask_service_of', { services: joinWords(item.services.slice(0, 6), 'or') })]
  if (item.tool === 'hand_over') return [context.say('not_handed_over'), ...callUs(context)]
  return [context.say('visit_failed')]
}
