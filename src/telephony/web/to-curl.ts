import type { TrafficItem } from './use-traffic.ts'

/**
 * A request of the traffic list as a command for the shell, or nothing where its address is not known. Secrets are
 * named as variables, never written out.
 */
export function toCurl({ kind, what, request }: TrafficItem): string | undefined {
  const { url, method: said, ...fields } = request
  if (!url) return undefined
  const isHook = kind.toLowerCase() === 'hook'
  const method = said ?? /^(GET|POST|PUT|PATCH|DELETE)\b/.exec(what)?.[1] ?? 'POST'
  const lines = [
    `curl -X ${method} ${quoted(url.startsWith('/') ? `$CARRIER_URL${url}` : url)}`,
    isHook ? '  -H "X-Twilio-Signature: $SIGNATURE"' : '  -u "$TWILIO_ACCOUNT_SID:$TWILIO_AUTH_TOKEN"',
    ...(method === 'GET' ? ['  -G'] : []),
    ...Object.entries(fields).map(([name, value]) => `  --data-urlencode ${quoted(`${name}=${value}`)}`),
  ]
  return lines.join(' \\\n')
}

/** Single quotes keep everything as it is; an address with a variable needs double ones. */
function quoted(text: string): string {
  return text.startsWith('$CARRIER_URL') ? `"${text}"` : `'${text.replaceAll("'", `'\\''`)}'`
}
