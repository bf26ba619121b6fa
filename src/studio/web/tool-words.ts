import type { ToolName } from '#tools/contract.ts'
import { defineWords } from '#ui/words.ts'

const words = defineWords('studio/tools', {
  intro:
    'What is off does not exist for the bot. Whatever it wants to do, the rules of the house stand above it: nothing is booked that was not read back and agreed to.',
  onOf: (on: number, all: number) => `${on} of ${all}`,
  needs: (things: string) => `Needs ${things}.`,
  alsoOn: (tools: string) => `Also on, because it needs them: ${tools}`,
  alsoOff: (tools: string) => `Also off, without it they cannot work: ${tools}`,
  groups: { lookUp: 'Looking things up', appointments: 'Appointments', people: 'People', calls: 'Calls' },
  noService: {
    text: 'No service has a duration yet, so there is nothing to book.',
    fix: 'Add one',
  },
  noHours: { text: 'There are no opening hours yet.', fix: 'Add them' },
  nobody: { text: 'Nobody is told yet when a person is wanted.', fix: 'Name somebody' },
  tools: {
    search_knowledge: {
      title: 'Look up facts',
      does: 'Finds the passage in your profile and your answers that fits a question.',
    },
    check_availability: {
      title: 'Find free times',
      does: 'Reads the calendar and offers times that are really free.',
    },
    hold_window: {
      title: 'Keep a time',
      does: 'Keeps the chosen time for a few minutes while details are read back.',
    },
    book_appointment: {
      title: 'Book an appointment',
      does: 'Puts it in the calendar after the contact has said yes.',
    },
    find_appointment: {
      title: 'Find their appointment',
      does: 'Shows somebody their own coming appointments, never those of others.',
    },
    reschedule_appointment: {
      title: 'Move an appointment',
      does: 'Moves one to another free time after a yes.',
    },
    cancel_appointment: {
      title: 'Cancel an appointment',
      does: 'Takes one out of the calendar after a yes.',
    },
    take_message: {
      title: 'Take a message',
      does: 'Writes down what somebody wants, and puts it into your inbox.',
    },
    hand_over: {
      title: 'Ask for a person',
      does: 'Calls for somebody of your team when that is wanted or needed.',
    },
    send_text: {
      title: 'Send a text',
      does: 'Sends the same contact one more text, such as an address they asked for in writing.',
    },
    transfer_call: {
      title: 'Put a call through',
      does: 'Connects the caller with a person. Texts are not touched by it.',
    },
    end_call: {
      title: 'Hang up',
      does: 'Ends a call after goodbyes. Texts are not touched by it.',
    },
  },
  needed: {
    check_availability: 'a service with a duration, and opening hours',
    hold_window: 'Find free times',
    book_appointment: 'Find free times and Keep a time',
    reschedule_appointment: 'Find their appointment, Find free times and Keep a time',
    cancel_appointment: 'Find their appointment',
    hand_over: 'somebody who is told, in the business profile',
  },
})

/** The words around the tools. */
export const toolPlaceWords = words

/** Every tool in words a shop owner understands: its title, and what it does. */
export const toolWords: Record<ToolName, { title: string; does: string }> = words.tools

/** What has to be there for a tool to work, if anything. */
export const toolNeedsWords: Partial<Record<ToolName, string>> = words.needed

/** The tools by what they are about, in the order they are shown. */
export const toolGroups: readonly { key: keyof typeof words.groups; names: readonly ToolName[] }[] = [
  { key: 'lookUp', names: ['search_knowledge'] },
  {
    key: 'appointments',
    names: [
      'check_availability',
      'hold_window',
      'book_appointment',
      'find_appointment',
      'reschedule_appointment',
      'cancel_appointment',
    ],
  },
  { key: 'people', names: ['take_message', 'hand_over', 'send_text'] },
  { key: 'calls', names: ['transfer_call', 'end_call'] },
]

/** Every tool by name, in the order they are shown. */
export const shownTools: readonly ToolName[] = toolGroups.flatMap(({ names }) => names)
