import { createTwilioCalls } from '#providers/twilio/calls.ts'
import { createTwilioClient, type TwilioAccount } from '#providers/twilio/client.ts'
import { manifest } from '#providers/twilio/manifest.ts'
import { createTwilioMessages } from '#providers/twilio/messages.ts'
import { createTwilioNumbers } from '#providers/twilio/numbers.ts'
import { createTwilioWebhooks } from '#providers/twilio/webhooks.ts'

/** Everything Twilio does for us, for one account. */
export const twilioProvider = {
  manifest,
  connect: (account: TwilioAccount, now: () => Date) => {
    const client = createTwilioClient(account)
    return {
      messages: createTwilioMessages(client, account),
      calls: createTwilioCalls(client, account),
      numbers: createTwilioNumbers(client, account.baseUrl !== null),
      webhooks: createTwilioWebhooks(account.authToken, now),
    }
  },
}
