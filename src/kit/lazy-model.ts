import type { LanguageModelV4 } from '@ai-sdk/provider'

/** A model whose client is loaded when it is first asked, so that nobody waits for it at the start. */
export function lazyModel(
  names: { provider: string; modelId: string },
  load: () => Promise<LanguageModelV4>,
): LanguageModelV4 {
  let loading: Promise<LanguageModelV4> | null = null
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  return {
    specificationVersion: 'v4',
    ...names,
    supportedUrls: {},
    doGenerate: async (options) => (await loaded()).doGenerate(options),
    doStream: async (options) => (await loaded()).doStream(options),
  }
}
