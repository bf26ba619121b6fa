import { FormProvider } from 'react-hook-form'
import type { ProfileState } from '#teams/contract.ts'
import { FormErrors } from '#ui/form-errors.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageBody } from '#ui/page-head.tsx'
import { SubmitBar } from '#ui/submit-bar.tsx'
import { useUnsavedGuard } from '#ui/use-unsaved-guard.tsx'
import { AddressesSection } from './addresses-section.tsx'
import { AreaSection } from './area-section.tsx'
import { BusinessSection } from './business-section.tsx'
import { businessWords } from './business-words.ts'
import { HolidaysSection } from './holidays-section.tsx'
import { HoursSection } from './hours-section.tsx'
import { NotifySection } from './notify-section.tsx'
import { ProfileConflict } from './profile-conflict.tsx'
import { SectionLinks } from './section-links.tsx'
import { ServicesSection } from './services-section.tsx'
import { useHashFocus } from './use-hash-focus.ts'
import { useProfileEditor } from './use-profile-editor.ts'
import { useRoleReason } from './use-session.ts'

/** The editor: its sections, and one save for all of them. */
export function ProfileForm({ latest }: { latest: ProfileState }) {
  const { form, save, conflict } = useProfileEditor(latest)
  const { isDirty, isSubmitting } = form.formState
  const offReason = useRoleReason('builder')
  const guard = useUnsavedGuard(isDirty && !isSubmitting)
  useHashFocus(true)
  return (
    <FormProvider {...form}>
      <form onSubmit={save} noValidate className="flex min-h-0 grow flex-col">
        <PageBody isReachable={offReason !== undefined}>
          <div className="grid grid-cols-[10rem_minmax(0,44rem)] items-start gap-8 narrow:grid-cols-1">
            <SectionLinks />
            <fieldset
              disabled={offReason !== undefined}
              className="grid min-w-0 gap-4 [&:disabled_button]:cursor-not-allowed [&:disabled_button]:text-muted"
            >
              {offReason && <Notice tone="info">{businessWords.toChange(offReason)}</Notice>}
              <div className="sticky top-3 z-10 grid gap-2 empty:hidden">
                {conflict && <ProfileConflict {...conflict} />}
                <FormErrors form={form} />
              </div>
              <BusinessSection />
              <AddressesSection />
              <HoursSection />
              <HolidaysSection />
              <ServicesSection />
              <AreaSection />
              <NotifySection />
            </fieldset>
          </div>
        </PageBody>
        <SubmitBar
          className="shrink-0 border-t border-line bg-canvas px-6 py-3 phone:px-4"
          isDirty={isDirty}
          isPending={isSubmitting}
          disabledReason={offReason ?? (isDirty ? undefined : businessWords.nothingChanged)}
          onReset={() => form.reset()}
          note={isDirty ? businessWords.notSaved : businessWords.savedNote}
        />
      </form>
      {guard}
    </FormProvider>
  )
}
