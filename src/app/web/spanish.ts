import { adminWordsEs } from '#admin/web/admin-words.es.ts'
import { appointmentWordsEs } from '#booking/web/appointment-words.es.ts'
import { botStateWordsEs } from '#bots/web/bot-state-words.es.ts'
import { contactStateWordsEs } from '#contacts/web/contact-state-words.es.ts'
import { conversationWordsEs } from '#conversations/web/conversation-words.es.ts'
import { toolSentenceWordsEs } from '#conversations/web/tool-sentence-words.es.ts'
import { calendarWordsEs } from '#desk/web/calendar-words.es.ts'
import { callingWordsEs } from '#desk/web/calling-words.es.ts'
import { callCardWordsEs } from '#desk/web/calls/call-card-words.es.ts'
import { contactsWordsEs } from '#desk/web/contacts-words.es.ts'
import { debugWordsEs } from '#desk/web/debug/debug-words.es.ts'
import { inboxWordsEs } from '#desk/web/inbox-words.es.ts'
import { talkWordsEs } from '#desk/web/talk-words.es.ts'
import { callRoutingWordsEs } from '#phones/web/call-routing-words.es.ts'
import { numberWordsEs } from '#phones/web/number-words.es.ts'
import { botWeekWordsEs } from '#reports/web/bot-week-words.es.ts'
import { homeWordsEs } from '#reports/web/home-words.es.ts'
import { benchWordsEs } from '#studio/web/bench-words.es.ts'
import { botWordsEs } from '#studio/web/bot-words.es.ts'
import { botsWordsEs } from '#studio/web/bots-words.es.ts'
import { factWordsEs } from '#studio/web/fact-words.es.ts'
import { newBotWordsEs } from '#studio/web/new-bot-words.es.ts'
import { publishWordsEs } from '#studio/web/publish-words.es.ts'
import { studioWordsEs } from '#studio/web/studio-words.es.ts'
import { toolPlaceWordsEs } from '#studio/web/tool-words.es.ts'
import { businessWordsEs } from '#teams/web/business-words.es.ts'
import { deviceWordsEs } from '#teams/web/device-words.es.ts'
import { entryWordsEs } from '#teams/web/entry-words.es.ts'
import { profileWordsEs } from '#teams/web/profile-words.es.ts'
import { roleWordsEs } from '#teams/web/role-words.es.ts'
import { settingsWordsEs } from '#teams/web/settings-words.es.ts'
import { teamWordsEs } from '#teams/web/team-words.es.ts'
import { callEndingWordsEs } from '#telephony/web/call-ending-words.es.ts'
import { devPhoneWordsEs } from '#telephony/web/dev-phone-words.es.ts'
import { faultWordsEs } from '#telephony/web/fault-words.es.ts'
import { workbenchWordsEs } from '#telephony/web/workbench-words.es.ts'
import { controlWordsEs } from '#ui/control-words.es.ts'
import { listWordsEs } from '#ui/list-words.es.ts'
import { paletteWordsEs } from '#ui/palette-words.es.ts'
import { shellWordsEs } from '#ui/shell-words.es.ts'
import { shortcutWordsEs } from '#ui/shortcut-words.es.ts'
import { soundWordsEs } from '#ui/sound/sound-words.es.ts'
import { stateWordsEs } from '#ui/state-words.es.ts'
import { stripWordsEs } from '#ui/strip-words.es.ts'
import { timeWordsEs } from '#ui/time-words.es.ts'
import type { Words } from '#ui/word-shapes.ts'
import { frameWordsEs } from './frame-words.es.ts'

// A script of its own, put before the app's for whoever reads Spanish: one line for each place that has words.
const spanish: Record<string, Words> = {
  'admin/instance': adminWordsEs,
  'app/frame': frameWordsEs,
  'booking/appointments': appointmentWordsEs,
  'bots/state': botStateWordsEs,
  'contacts/states': contactStateWordsEs,
  'conversations/conversation': conversationWordsEs,
  'conversations/tools': toolSentenceWordsEs,
  'desk/calendar': calendarWordsEs,
  'desk/call-card': callCardWordsEs,
  'desk/calling': callingWordsEs,
  'desk/contacts': contactsWordsEs,
  'desk/debug': debugWordsEs,
  'desk/inbox': inboxWordsEs,
  'desk/talk': talkWordsEs,
  'phones/calls': callRoutingWordsEs,
  'phones/numbers': numberWordsEs,
  'reports/bot-week': botWeekWordsEs,
  'reports/home': homeWordsEs,
  'studio/bench': benchWordsEs,
  'studio/bot': botWordsEs,
  'studio/bots': botsWordsEs,
  'studio/facts': factWordsEs,
  'studio/new-bot': newBotWordsEs,
  'studio/publish': publishWordsEs,
  'studio/studio': studioWordsEs,
  'studio/tools': toolPlaceWordsEs,
  'teams/business': businessWordsEs,
  'teams/device': deviceWordsEs,
  'teams/entry': entryWordsEs,
  'teams/profile': profileWordsEs,
  'teams/roles': roleWordsEs,
  'teams/settings': settingsWordsEs,
  'teams/team': teamWordsEs,
  'telephony/call-endings': callEndingWordsEs,
  'telephony/dev-phone': devPhoneWordsEs,
  'telephony/faults': faultWordsEs,
  'telephony/workbench': workbenchWordsEs,
  'ui/controls': controlWordsEs,
  'ui/list': listWordsEs,
  'ui/palette': paletteWordsEs,
  'ui/shell': shellWordsEs,
  'ui/shortcuts': shortcutWordsEs,
  'ui/sound': soundWordsEs,
  'ui/states': stateWordsEs,
  'ui/strip': stripWordsEs,
  'ui/time': timeWordsEs,
}

globalThis.parleyWords = spanish
