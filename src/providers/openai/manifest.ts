import type { ProviderManifest } from '#integrations/ports.ts'

export const manifest: ProviderManifest = {
  id: 'openai',
  name: 'OpenAI',
  capabilities: ['model'],
  credentials: [
    { key: 'apiKey', label: 'API key', isSecret: true },
    { key: 'model', label: 'Model', isSecret: false },
    { key: 'baseUrl', label: 'Address', isSecret: false },
  ],
}
