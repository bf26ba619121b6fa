import type { ProviderManifest } from '#integrations/ports.ts'

export const manifest: ProviderManifest = {
  id: 'builtin',
  name: 'Built in',
  capabilities: ['model', 'outside-phone'],
  credentials: [],
}
