import type { ToolName } from '#tools/contract.ts'

export interface ToolWords {
  title: string
  /** What it does, for somebody who runs a shop. */
  does: string
  /** What has to be there for it to work. */
  needs?: string
  group: 'Looking things up' | 'Appointments' | 'People' | 'Calls'
}

/** Every tool in words a shop owner understands, in the order they are shown. */
export const toolWords: Record<ToolName, ToolWords> = {
  search_knowledge: {
    title: 'Look up facts',
    does: 'Finds the passage in your profile and your answers that fits a question.',
    group: 'Looking things up',
  },
  check_availability: {
    title: 'Find free times',
    does: 'Reads the calendar and offers times that are really free.',
    needs: 'a service with a duration, and opening hours',
    group: 'Appointments',
  },
  hold_window: {
    title: 'Keep a time',
    does: 'Keeps the chosen time for a few minutes while details are read back.',
    needs: 'Find free times',
    group: 'Appointments',
  },
  book_appointment: {
    title: 'Book an appointment',
    does: 'Puts it in the calendar after the contact has said yes.',
    needs: 'Find free times and Keep a time',
    group: 'Appointments',
  },
  find_appointment: {
    title: 'Find their appointment',
    does: 'Shows somebody their own coming appointments, never those of others.',
    group: 'Appointments',
  },
  reschedule_appointment: {
    title: 'Move an appointment',
    does: 'Moves one to another free time after a yes.',
    needs: 'Find their appointment, Find free times and Keep a time',
    group: 'Appointments',
  },
  cancel_appointment: {
    title: 'Cancel an appointment',
    does: 'Takes one out of the calendar after a yes.',
    needs: 'Find their appointment',
    group: 'Appointments',
  },
  take_message: {
    title: 'Take a message',
    does: 'Writes down what somebody wants, and puts it into your inbox.',
    group: 'People',
  },
  hand_over: {
    title: 'Ask for a person',
    does: 'Calls for somebody of your team when that is wanted or needed.',
    needs: 'somebody who is told, in the business profile',
    group: 'People',
  },
  send_text: {
    title: 'Send a text',
    does: 'Sends the same contact one more text, such as an address they asked for in writing.',
    group: 'People',
  },
  transfer_call: {
    title: 'Put a call through',
    does: 'Connects the caller with a person. Texts are not touched by it.',
    group: 'Calls',
  },
  end_call: {
    title: 'Hang up',
    does: 'Ends a call after goodbyes. Texts are not touched by it.',
    group: 'Calls',
  },
}

/** Every tool by name, in the order of `toolWords`. */
export const shownTools = Object.keys(toolWords) as ToolName[]
