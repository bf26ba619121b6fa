/** A port of 127.0.0.1 that nobody listens on, for a server that must come back at the address it had. */
export function freePort(): Promise<number>
