import { adminContract } from '#admin/contract.ts'
import { bookingContract } from '#booking/contract.ts'
import { botsContract } from '#bots/contract.ts'
import { contactsContract } from '#contacts/contract.ts'
import { conversationsContract } from '#conversations/contract.ts'
import { installContract } from '#onboarding/contract.ts'
import { phonesContract } from '#phones/contract.ts'
import { reportsContract } from '#reports/contract.ts'
import { studioContract } from '#studio/contract.ts'
import { teamsContract } from '#teams/contract.ts'
import { telephonyContract } from '#telephony/contract.ts'

/** Every typed operation of the product, as the API and our own pages call them. */
export const contract = {
  ...teamsContract,
  ...bookingContract,
  admin: adminContract,
  bots: botsContract,
  contacts: contactsContract,
  conversations: conversationsContract,
  install: installContract,
  phones: phonesContract,
  reports: reportsContract,
  studio: studioContract,
  telephony: telephonyContract,
}
export type ApiContract = typeof contract
