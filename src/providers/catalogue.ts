import { manifest as twilio } from '#providers/twilio/manifest.ts'

/** Every vendor there is. */
export const providerCatalogue = [twilio]
