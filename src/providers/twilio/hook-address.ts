/**
 * An address of ours as Twilio is told it: three more tries, 2 s to connect, 5 s to read. The fragment is Twilio's
 * connection override; it is neither sent to us nor signed.
 */
export function hookAddress(url: string): string {
  return `${url}#rc=3&rp=all&ct=2000&rt=5000`
}

/** The address without what Twilio was told besides. */
export function bareAddress(url: string): string {
  return url.split('#')[0] ?? ''
}
