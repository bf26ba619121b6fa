/**
 * What gets a module, and asks for it anew where it could not be had before. Browsers remember for as long as the document
 * lives that an address failed (https://github.com/whatwg/html/issues/6768), so it is asked for under another one.
 */
export function importAgain<TModule>(load: () => Promise<TModule>): () => Promise<TModule> {
  let failedAddress: string | undefined
  let times = 0
  return async () => {
    try {
      return failedAddress === undefined
        ? await load()
        : await import(/* @vite-ignore */ `${failedAddress}?again=${++times}`)
    } catch (failure) {
      failedAddress ??= addressIn(failure)
      throw failure
    }
  }
}

/** Browsers that remember name it in their message; of the others the same address may be asked for again. */
function addressIn(failure: unknown): string | undefined {
  return failure instanceof Error ? /https?:\S+?\.js\b/.exec(failure.message)?.[0] : undefined
}
