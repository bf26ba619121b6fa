import type { Rule } from '../house.ts'

/** No vendor's folder knows another's. */
export const providersApart: Rule = ({ sources }) =>
  sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ file, line }) => {
      const [from, to] = [vendorOf(path), vendorOf(file ?? '')]
      if (from === undefined || to === undefined || from === to) return []
      return [
        `${path}:${line} imports ${file}: providers never see each other; take what both need into src/kit or a port`,
      ]
    }),
  )

/** Each vendor's folder has the files that a reader looks for. */
export const providerShape: Rule = ({ files }) => {
  const vendors = new Set([...files.keys()].flatMap((file) => vendorOf(file) ?? []))
  return [...vendors].flatMap((vendor) => {
    const folder = `src/providers/${vendor}`
    const wanted = ['index.ts', 'manifest.ts', 'README.md', ...(vendor === 'builtin' ? [] : ['client.ts'])]
    const missing = wanted
      .filter((name) => !files.has(`${folder}/${name}`))
      .map((name) => `${folder} lacks ${name}: add it`)
    const isTested = [...files.keys()].some(
      (file) => file.startsWith(`${folder}/`) && file.endsWith('.test.ts'),
    )
    return isTested
      ? missing
      : [...missing, `${folder} has no test: run the conformance suites of its ports in one`]
  })
}

const wider = [
  'google',
  'hubspot',
  'github',
  'servicetitan',
  'housecallpro',
  'ringcentral',
  'quo',
  'whatsapp',
  'twilio',
]
const models = ['openai', 'anthropic', 'gemini', 'deepgram', 'elevenlabs', 'cartesia']
const mayNameVendors = /^src\/(providers|carrier-emulator)\/|^src\/app\/wire\.ts$|^src\/platform\/config\.ts$/

/** No code outside a vendor's own folder asks which vendor it has. */
export const noVendorSwitch: Rule = ({ files, sources }) => {
  const folders = [...files.keys()]
    .flatMap((file) => vendorOf(file) ?? [])
    .filter((vendor) => vendor !== 'builtin')
  const vendors = new Set([...wider, ...models, ...folders])
  return sources
    .filter(({ path, isTest }) => !isTest && !mayNameVendors.test(path))
    .flatMap(({ path, comparedWords }) =>
      comparedWords
        .filter(({ word }) => vendors.has(word.toLowerCase()))
        .map(
          ({ word, line }) =>
            `${path}:${line} asks for "${word}": let the provider's manifest or its port say what differs`,
        ),
    )
}

function vendorOf(file: string): string | undefined {
  return /^src\/providers\/([^/]+)\//.exec(file)?.[1]
}
