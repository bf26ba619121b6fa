import { manifest } from '#providers/anthropic/manifest.ts'
import { createAnthropicModel } from '#providers/anthropic/model.ts'

/** Everything Anthropic does for us, for one account. */
export const anthropicProvider = { manifest, connect: createAnthropicModel }
