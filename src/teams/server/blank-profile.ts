import type { BusinessProfile } from '#teams/business-profile.ts'

/** What is known of a business on its first day: its name and where its clock stands. */
export function blankProfile(name: string, timeZone: string): BusinessProfile {
  return {
    name,
    about: '',
    timeZone,
    phone: null,
    email: null,
    website: null,
    addresses: [],
    hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
    holidays: [],
    services: [],
    area: { places: [], postalCodes: [], note: '' },
    notify: { phones: [], emails: [] },
  }
}
