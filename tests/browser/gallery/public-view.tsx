import { Fingerprint } from 'lucide-react'
import { callMarks } from '#admin/web/kit/sample-marks.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { PublicShell } from '#ui/public-shell.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TurnStrip } from '#ui/turn-strip.tsx'

export function PublicView() {
  return (
    <PublicShell
      name="Bluebird"
      title="Sign in"
      end={
        <Link to="/" className="link">
          Talk to the demo bot
        </Link>
      }
    >
      <Notice tone="danger">
        That e-mail and password do not match. Three tries are left before a 5 minute pause.
      </Notice>
      <Button size="large" icon={Fingerprint} isWide>
        Use a passkey
      </Button>
      <Field label="E-mail" error="No account has this address">
        <TextInput type="email" defaultValue="sam@bluebirdplumbing.example" className="h-11" />
      </Field>
      <Field
        label="Password"
        aside={
          <Link to="/" className="link">
            Forgot it?
          </Link>
        }
      >
        <TextInput type="password" className="h-11" />
      </Field>
      <Button size="large" variant="primary" isWide>
        Sign in
      </Button>
      <TurnStrip size="wide" marks={callMarks} label="" />
    </PublicShell>
  )
}
