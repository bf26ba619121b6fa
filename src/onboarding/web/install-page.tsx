import { useQuery } from '@tanstack/react-query'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { PublicShell } from '#ui/public-shell.tsx'
import { InstallForm } from './install-form.tsx'
import { MachineChecks } from './machine-checks.tsx'
import { onboardingRpc } from './queries.ts'

const lookEveryMs = 5000

/** `/install`: what this machine has, and the first administrator. */
export function InstallPage() {
  const status = useQuery({
    ...onboardingRpc.query.install.status.queryOptions(),
    refetchInterval: lookEveryMs,
  })
  return (
    <PublicShell
      title="Set up Parley"
      lead="Nothing else is needed. Everything starts with built-in parts and can be connected later."
      width="wide"
      end={status.data && <span className="tabular-nums">{status.data.version}, this machine</span>}
    >
      {status.isError && !status.data ? (
        <ErrorPanel error={status.error} onRetry={() => status.refetch()} />
      ) : (
        <div className="grid grid-cols-[25rem_minmax(0,1fr)] items-start gap-4 narrow:grid-cols-1">
          <div className="narrow:order-last">
            <MachineChecks checks={status.data?.checks} />
          </div>
          <InstallForm needsSetupToken={status.data?.needsSetupToken ?? false} />
        </div>
      )}
    </PublicShell>
  )
}
