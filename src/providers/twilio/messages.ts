import type { Twilio } from 'twilio'
import type { MessageInstance } from 'twilio/lib/rest/api/v2010/account/message.js'
import type { TwilioAccount } from '#providers/twilio/client.ts'
import { fetchTwilioMedia } from '#providers/twilio/media.ts'
import { readFailure, statusOf } from '#providers/twilio/read-failure.ts'
import type { CarrierMessage, MessageCarrier } from '#telephony/ports.ts'

/** What is used of the client's page of messages. */
interface Page {
  instances: MessageInstance[]
  nextPage(): Promise<Page> | undefined
}

const pageSize = 200
/** Pages enough for a day of a busy account; a carrier that pages without end is not followed for ever. */
const maxListed = 50_000

/** Twilio's messages of one account, behind the carrier port. */
export function createTwilioMessages(client: Twilio, account: TwilioAccount): MessageCarrier {
  return {
    answersOptOutWords: true,
    send: async (message) => {
      try {
        const sent = await client.messages.create({
          from: message.from,
          to: message.to,
          ...(message.body === '' ? {} : { body: message.body }),
          ...(message.mediaUrls.length > 0 ? { mediaUrl: message.mediaUrls } : {}),
          statusCallback: message.statusCallback,
        })
        return {
          kind: 'accepted',
          sid: sent.sid,
          status: sent.status,
          segments: Number(sent.numSegments) || 1,
        }
      } catch (error) {
        return readFailure(error)
      }
    },
    list: (filter) => listMessages(client, filter),
    fetch: async (sid) => {
      try {
        return toCarrierMessage(await client.messages(sid).fetch(), [])
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    fetchMedia: (url, maxBytes) => fetchTwilioMedia(account, url, maxBytes),
  }
}

async function* listMessages(
  client: Twilio,
  filter: { since: Date; from?: string; to?: string },
): AsyncIterable<CarrierMessage> {
  const options = {
    ...(filter.from ? { from: filter.from } : {}),
    ...(filter.to ? { to: filter.to } : {}),
    pageSize,
  }
  // Not narrowed by DateSent: a text that has been taken and not yet sent has none, and must be found.
  let listed = 0
  let page: Page = await client.messages.page(options)
  for (;;) {
    for (const message of page.instances) {
      if (message.dateCreated < filter.since) return
      const hasMedia = message.direction === 'inbound' && Number(message.numMedia) > 0
      const media = hasMedia ? await client.messages(message.sid).media.list({ limit: 10 }) : []
      yield toCarrierMessage(
        message,
        media.map((item) => ({ url: mediaAddress(item.uri), type: item.contentType })),
      )
      listed += 1
    }
    if (listed >= maxListed) return
    const next: Page | undefined = await page.nextPage()
    if (!next || next.instances.length === 0) return
    page = next
  }
}

function mediaAddress(uri: string): string {
  return `https://api.twilio.com${uri.replace(/\.json$/, '')}`
}

function toCarrierMessage(message: MessageInstance, media: CarrierMessage['media']): CarrierMessage {
  return {
    sid: message.sid,
    direction: message.direction === 'inbound' ? 'inbound' : 'outbound',
    from: message.from,
    to: message.to,
    body: message.body ?? '',
    status: message.status,
    errorCode: message.errorCode ?? null,
    segments: Number(message.numSegments) || 1,
    at: message.dateCreated,
    media,
  }
}
