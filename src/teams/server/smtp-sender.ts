import { createTransport } from 'nodemailer'
import type { MailOutcome, MailSender } from '#teams/ports.ts'

const waitMs = 15_000

/** Mail through the server of SMTP_URL. Errors are told by their code only: a server's answer may quote people. */
export function createSmtpSender(settings: { smtpUrl: string; from: string }): MailSender {
  const transport = createTransport(settings.smtpUrl, {
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object)
  const domain = /@([^>\s]+)>?\s*$/.exec(settings.from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, to, subject, text }) => {
      try {
        await transport.sendMail({
          from: settings.from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { kind: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

/** 5xx is the server's last word on this mail; everything else may pass. */
function outcomeOf(error: unknown): MailOutcome {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  const told = `The mail server answered ${responseCode ?? code ?? 'nothing'}.`
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return isFinal ? { kind: 'refused', error: told } : { kind: 'retry', error: told }
}
