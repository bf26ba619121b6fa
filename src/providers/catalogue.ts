import { manifest as anthropic } from '#providers/anthropic/manifest.ts'
import { manifest as builtin } from '#providers/builtin/manifest.ts'
import { manifest as google } from '#providers/google/manifest.ts'
import { manifest as openai } from '#providers/openai/manifest.ts'
import { manifest as openaiCompatible } from '#providers/openai-compatible/manifest.ts'
import { manifest as twilio } from '#providers/twilio/manifest.ts'

/** Every vendor there is. */
export const providerCatalogue = [builtin, twilio, openai, anthropic, google, openaiCompatible]
