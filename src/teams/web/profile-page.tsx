import { PageBody, PageHead } from '#ui/page-head.tsx'
import { DeviceCard } from './device-card.tsx'
import { NameCard } from './name-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { profileWords } from './profile-words.ts'
import { SessionsCard } from './sessions-card.tsx'
import { useHashFocus } from './use-hash-focus.ts'

/** `/settings/profile`: me, on this instance and in this browser. */
export function ProfilePage() {
  useHashFocus(true)
  return (
    <>
      <PageHead title={profileWords.title} crumbs={[{ label: profileWords.settings, to: '/settings' }]} />
      <PageBody>
        <div className="grid max-w-176 gap-4">
          <NameCard />
          <DeviceCard />
          <PasswordCard />
          <SessionsCard />
        </div>
      </PageBody>
    </>
  )
}
