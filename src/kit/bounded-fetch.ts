/** More than any answer a model is allowed to give. */
const mostBytes = 4_000_000

/**
 * The same as fetch, with two limits: no redirect is followed, since keys in vendors' own headers would go along
 * to the other address, and an answer of more than 4 MB breaks off with an error.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > mostBytes) controller.error(new RangeError('The answer is longer than any model may give.'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers })
}
