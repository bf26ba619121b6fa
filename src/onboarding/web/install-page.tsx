import type { InstallStatus } from '#onboarding/contract.ts'
import { PublicShell } from '#ui/public-shell.tsx'
import { useRead } from '#ui/use-read.ts'
import { installCalls } from './install-calls.ts'
import { InstallForm } from './install-form.tsx'
import { installWords } from './install-words.ts'
import { MachineChecks } from './machine-checks.tsx'

const everyMs = 5000

/** `/install`: what this machine has, and the first administrator. */
export function InstallPage({ status: first }: { status: InstallStatus }) {
  const { data: status = first } = useRead(() => installCalls.install.status(), { first, everyMs })
  return (
    <PublicShell
      title={installWords.title}
      lead={installWords.lead}
      width="wide"
      end={<span className="tabular-nums">{installWords.version(status.version)}</span>}
    >
      <div className="grid grid-cols-[25rem_minmax(0,1fr)] items-start gap-4 narrow:grid-cols-1">
        <div className="narrow:order-last">
          <MachineChecks checks={status.checks} />
        </div>
        <InstallForm needsSetupToken={status.needsSetupToken} />
      </div>
    </PublicShell>
  )
}
