import type { Rule } from './house.ts'
import { noCircleOfFiles } from './rules/circles.ts'
import { floorPlan, narrowDoors } from './rules/floor-plan.ts'
import { packagesAreDeclared } from './rules/packages.ts'
import { heldOutFrozen, noBarrels, quotedPathsExist, roomReadmes } from './rules/papers.ts'
import { privateFiles } from './rules/private-files.ts'
import { noVendorSwitch, providerShape, providersApart } from './rules/providers.ts'
import { fileLength, functionSize } from './rules/sizes.ts'
import { packagesOnTheirSide, serverWithoutTsx, webStaysWeb } from './rules/web-and-server.ts'
import { cleanText, environmentInOnePlace, namedExports, noAny, pureEngine } from './rules/words.ts'

/** Every rule of the house under the sentence that the test shows. */
export const rules = {
  'every import stays on the floor plan': floorPlan,
  'providers and the widget see only contracts and ports': narrowDoors,
  'no file imports itself in a circle': noCircleOfFiles,
  'store, routes, policy and tables stay in their room': privateFiles,
  'web code never reaches server code': webStaysWeb,
  'packages stay on their side': packagesOnTheirSide,
  'server code imports no .tsx': serverWithoutTsx,
  'every imported package is declared': packagesAreDeclared,
  'one provider never imports another': providersApart,
  'a provider has its files': providerShape,
  'no vendor is named in a decision': noVendorSwitch,
  'the environment is read in one file': environmentInOnePlace,
  'nothing is any': noAny,
  'exports have names': namedExports,
  'the engine is pure': pureEngine,
  'nothing is left over in the text': cleanText,
  'files fit': fileLength,
  'functions fit': functionSize,
  'each room has a short README': roomReadmes,
  'there are no barrels': noBarrels,
  'quoted paths exist': quotedPathsExist,
  'held-out sets are as frozen': heldOutFrozen,
} satisfies Record<string, Rule>
