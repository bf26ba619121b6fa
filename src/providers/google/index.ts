import { manifest } from '#providers/google/manifest.ts'
import { createGoogleModel } from '#providers/google/model.ts'

/** Everything Google does for us, for one account. */
export const googleProvider = { manifest, connect: createGoogleModel }
