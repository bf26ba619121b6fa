import { manifest } from '#providers/openai/manifest.ts'
import { createOpenAIModel } from '#providers/openai/model.ts'

/** Everything OpenAI does for us, for one account. */
export const openaiProvider = { manifest, connect: createOpenAIModel }
