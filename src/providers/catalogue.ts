import { manifest as builtin } from '#providers/builtin/manifest.ts'
import { manifest as twilio } from '#providers/twilio/manifest.ts'

/** Every vendor there is. */
export const providerCatalogue = [builtin, twilio]
