import { manifest } from '#providers/builtin/manifest.ts'
import { builtinModel } from '#providers/builtin/model.ts'
import { createOutsidePhone } from '#providers/builtin/outside-phone.ts'

/** Everything that needs no key. */
export const builtinProvider = { manifest, model: builtinModel, outsidePhone: createOutsidePhone }
