import { manifest } from '#providers/openai-compatible/manifest.ts'
import { createCompatibleModel } from '#providers/openai-compatible/model.ts'

/** Everything a server that speaks OpenAI’s chat completions does for us, for one account. */
export const openaiCompatibleProvider = { manifest, connect: createCompatibleModel }
