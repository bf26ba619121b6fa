import type { InstanceFacts, SampleTeam } from '#admin/ports.ts'
import { adminRoutes } from '#admin/server/routes.ts'
import { connectCalls } from '#app/calls.ts'
import type { Carriers } from '#app/carriers.ts'
import { connectModels } from '#app/models.ts'
import type { Appointments } from '#booking/ports.ts'
import { createCalendar } from '#booking/server/create-calendar.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { bookingRoutes } from '#booking/server/routes.ts'
import { bookingTeamRows } from '#booking/server/team-rows.ts'
import { createBot, firstConfig } from '#bots/server/create-bot.ts'
import { botsRoutes } from '#bots/server/routes.ts'
import { botsTeamRows } from '#bots/server/team-rows.ts'
import type { ModelSource } from '#completions/ports.ts'
import { completionsTeamRows } from '#completions/server/team-rows.ts'
import { contactsRoutes } from '#contacts/server/routes.ts'
import { contactsTeamRows } from '#contacts/server/team-rows.ts'
import { conversationsRoutes } from '#conversations/server/routes.ts'
import { conversationsTeamRows } from '#conversations/server/team-rows.ts'
import type { NeutralEvent } from '#integrations/ports.ts'
import { integrationsTeamRows } from '#integrations/server/team-rows.ts'
import { createTaskTeller } from '#notifications/server/tell-task.ts'
import { appointmentTexts } from '#notifications/server/text-appointments.ts'
import type { Installer } from '#onboarding/ports.ts'
import { onboardingRoutes } from '#onboarding/server/routes.ts'
import type { IntentKind } from '#outbox/intents.ts'
import type { IntentHandler } from '#outbox/ports.ts'
import type { PhonesDeps } from '#phones/server/deps.ts'
import { phonesRoutes } from '#phones/server/routes.ts'
import { phonesTeamRows } from '#phones/server/team-rows.ts'
import type { BlobStore } from '#platform/blobs.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { FactSubscriber } from '#platform/facts/dispatch-facts.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { Secrets } from '#platform/secrets.ts'
import { platformTeamTables } from '#platform/team-rows.ts'
import { botUses } from '#reports/server/read-bot-uses.ts'
import { reportsRoutes } from '#reports/server/routes.ts'
import { studioRoutes } from '#studio/server/routes.ts'
import { studioTeamRows } from '#studio/server/team-rows.ts'
import type { TeamRows } from '#teams/ports.ts'
import { createTeamsDeps, type TeamsDeps } from '#teams/server/deps.ts'
import { createMailHandler } from '#teams/server/mail-handler.ts'
import { teamsRoutes } from '#teams/server/routes.ts'
import { rowsOf } from '#teams/server/rows-of.ts'
import { createSmtpSender } from '#teams/server/smtp-sender.ts'
import type {
  CallArrival,
  CallStatus,
  CallStep,
  InboundMessage,
  MessageStatus,
  RecordingStatus,
} from '#telephony/ports.ts'
import type { CallDeps } from '#telephony/server/call-deps.ts'
import { decideArrival, decideStep } from '#telephony/server/decide-call.ts'
import type { TelephonyDeps } from '#telephony/server/deps.ts'
import type { Doubt } from '#telephony/server/find-forgotten-text.ts'
import { lastTexts } from '#telephony/server/last-texts.ts'
import { meetMachine } from '#telephony/server/meet-machine.ts'
import { createPlaceHandler } from '#telephony/server/place-handler.ts'
import { receiveCallStatus } from '#telephony/server/receive-call-status.ts'
import { receiveRecording } from '#telephony/server/receive-recording.ts'
import { receiveSms } from '#telephony/server/receive-sms.ts'
import { receiveStatus } from '#telephony/server/receive-status.ts'
import { telephonyRoutes } from '#telephony/server/routes.ts'
import { createSendHandler } from '#telephony/server/send-handler.ts'
import { telephonyTeamRows } from '#telephony/server/team-rows.ts'
import type { ToolDeps } from '#tools/ports.ts'
import { toolsTeamRows } from '#tools/server/team-rows.ts'

/** What there is before any room: the platform's parts and the carriers. */
export interface Ground {
  config: Config
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  secrets: Secrets
  blobs: BlobStore
  carriers: Carriers
  /** What an unclean stop may have taken from the database; null after a clean one. */
  doubt?: Doubt | null
  publicUrl(): string
}

/** The rooms, each with what it was given. */
export interface Rooms {
  teams: TeamsDeps
  booking: BookingDeps
  /** The calendar tools book in. */
  calendar: Appointments
  telephony: TelephonyDeps
  calls: CallDeps
  phones: PhonesDeps
  models: ModelSource
  tools: ToolDeps
  /** The vendors' models by name; empty with the built-in engine alone. */
  modelLabels: string[]
  handlers: Map<IntentKind, IntentHandler>
  subscribers: FactSubscriber[]
  takeEvent(event: NeutralEvent): Promise<unknown>
}

/** Every room's share in removing and exporting a team, highest room first; teams adds its own at the end. */
export const allTeamRows: TeamRows[] = [
  studioTeamRows,
  telephonyTeamRows,
  conversationsTeamRows,
  phonesTeamRows,
  botsTeamRows,
  toolsTeamRows,
  bookingTeamRows,
  contactsTeamRows,
  completionsTeamRows,
  integrationsTeamRows,
  rowsOf('platform', platformTeamTables),
]

/** Hands each room its ports. The same function joins them for another clock or another carrier. */
export async function wireRooms(ground: Ground): Promise<Rooms> {
  const { db, clock, log, metrics, carriers, secrets } = ground
  const teams = await createTeamsDeps({
    db,
    clock,
    log,
    secrets,
    publicUrl: ground.publicUrl,
    sender: ground.config.mail ? createSmtpSender(ground.config.mail) : null,
    founding: {
      found: async (tx, team) => {
        const made = { name: 'Receptionist', config: firstConfig(team.name), by: team.actorName }
        await createBot(tx, { ...made, now: new Date(team.nowMs) })
      },
    },
    rows: allTeamRows,
    removeBlobs: async (teamId) => void (await ground.blobs.removeTeam(teamId)),
  })
  const telephony: TelephonyDeps = {
    db,
    clock,
    log,
    metrics,
    carriers: carriers.messages,
    doubt: ground.doubt ?? null,
    hookUrl: carriers.hookUrl,
  }
  const models = connectModels(ground)
  const booking: BookingDeps = { clock, secrets, publicUrl: ground.publicUrl, texts: appointmentTexts }
  const calendar = createCalendar(booking)
  const tools = { calendar }
  const calls = connectCalls(ground, { models: models.source, tools })
  const handlers = new Map<IntentKind, IntentHandler>()
  handlers.set('message.send', createSendHandler(telephony) as IntentHandler)
  handlers.set('call.place', createPlaceHandler(calls) as IntentHandler)
  handlers.set('mail.send', createMailHandler(teams) as IntentHandler)
  return {
    teams,
    booking,
    calendar,
    telephony,
    calls,
    phones: {
      carriers: carriers.numbers,
      mainConnection: carriers.main,
      hookUrl: carriers.hookUrl,
      lastTexts,
    },
    models: models.source,
    tools,
    modelLabels: models.labels,
    handlers,
    subscribers: [createTaskTeller({ db, clock, secrets, publicUrl: ground.publicUrl }) as FactSubscriber],
    takeEvent: async (event) => {
      if (event.kind === 'message.received') await receiveSms(telephony, event.content as InboundMessage)
      else if (event.kind === 'message.status') await receiveStatus(db, event.content as MessageStatus)
      else if (event.kind === 'call.arrived') return decideArrival(calls, event.content as CallArrival)
      else if (event.kind === 'call.step') return decideStep(calls, event.content as CallStep)
      else if (event.kind === 'call.status') await receiveCallStatus(calls, event.content as CallStatus)
      else if (event.kind === 'call.answered-by') {
        await receiveCallStatus(calls, event.content as CallStatus)
        await meetMachine(calls, event.content as CallStatus)
      } else if (event.kind === 'call.recording')
        await receiveRecording(calls, event.content as RecordingStatus)
      return undefined
    },
  }
}

/** Every typed operation, joined to its room. */
export function wireRoutes(
  ground: Ground,
  rooms: Rooms,
  above: { installer: Installer; sample: SampleTeam; facts: InstanceFacts },
) {
  const uses = { uses: botUses }
  const checks = {
    config: ground.config,
    db: ground.db,
    publicUrl: ground.publicUrl,
    carrier: ground.carriers.main,
    models: { labels: rooms.modelLabels, failing: () => rooms.models.breaker?.failing() ?? [] },
  }
  return {
    ...teamsRoutes(rooms.teams),
    ...bookingRoutes(rooms.booking),
    admin: adminRoutes({ ...checks, facts: above.facts, sample: above.sample }),
    bots: botsRoutes(uses),
    contacts: contactsRoutes(),
    conversations: conversationsRoutes(),
    install: onboardingRoutes({ ...checks, installer: above.installer }),
    phones: phonesRoutes(rooms.phones),
    reports: reportsRoutes(uses),
    studio: studioRoutes({ models: rooms.models, calendar: rooms.calendar }),
    telephony: telephonyRoutes(ground.carriers.outsidePhone),
  }
}
