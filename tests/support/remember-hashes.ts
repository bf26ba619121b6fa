import type { Auth } from '#teams/server/auth.ts'

/**
 * The same hashes and the same verdicts, each worked out once: they are slow on purpose, and a test that is not about
 * passwords gives everybody the same one.
 */
export function rememberHashes(auth: Auth): Auth {
  const hashes = new Map<string, Promise<string>>()
  const verdicts = new Map<string, Promise<boolean>>()
  return {
    ...auth,
    hashPassword: (password) => remember(hashes, password, () => auth.hashPassword(password)),
    verifyPassword: ({ hash, password }) =>
      remember(verdicts, `${hash} ${password}`, () => auth.verifyPassword({ hash, password })),
  }
}

function remember<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const found = find()
  known.set(key, found)
  return found
}
