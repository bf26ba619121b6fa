import type { Answer, Context } from './answer.ts'
import type { PhraseKey } from './phrases.ts'
import { joinWords, sayAddress, sayPhone } from './spoken-form.ts'

type Detail = 'address' | 'phone' | 'email' | 'website' | 'business_name' | 'robot'

/** Answers where the business is, how to reach it, what it is called, and what is speaking here. */
export function answerBusiness(topic: Detail, { business, bot, say }: Context): Answer {
  const known = (key: PhraseKey, path: string, values: Record<string, string>): Answer => {
    return { text: say(key, values), facts: [{ path, text: Object.values(values).join(' ') }], unknown: null }
  }
  const missing = (thing: string): Answer => ({
    text: say('fact_missing', { thing }),
    facts: [],
    unknown: thing,
  })
  switch (topic) {
    case 'address': {
      const address = joinWords(business.addresses.map(sayAddress))
      return address === '' ? missing('an address') : known('address', 'business.addresses', { address })
    }
    case 'phone':
      if (business.phone === null) return missing('a phone number')
      return known('phone', 'business.phone', { phone: sayPhone(business.phone) })
    case 'email':
      return business.email === null
        ? missing('an email address')
        : known('email', 'business.email', { email: business.email })
    case 'website': {
      const website = (business.website ?? '').replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
      return website === '' ? missing('a website') : known('website', 'business.website', { website })
    }
    case 'business_name':
      return known('business_name', 'business.name', { business: business.name })
    case 'robot':
      return known('robot', 'bot.name', { bot: bot.name, business: business.name })
  }
}
