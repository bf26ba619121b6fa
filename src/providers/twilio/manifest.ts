import type { ProviderManifest } from '#integrations/ports.ts'

export const manifest: ProviderManifest = {
  id: 'twilio',
  name: 'Twilio',
  capabilities: ['messages', 'calls', 'numbers'],
  credentials: [
    { key: 'accountSid', label: 'Account SID', isSecret: false },
    { key: 'authToken', label: 'Auth token', isSecret: true },
  ],
}
