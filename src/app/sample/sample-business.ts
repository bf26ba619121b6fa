import type { BotConfig } from '#bots/contract.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import { toolNames } from '#tools/contract.ts'

const dollars = (amount: number) => ({ micros: amount * 1_000_000, currency: 'USD' as const })
const day = [{ open: '07:30', close: '17:30' }]

/** A business that does not exist, so that nobody's numbers or names are in it. */
export const sampleProfile: BusinessProfile = {
  name: 'Bluebird Plumbing & Heating',
  about: 'A made-up family plumbing and heating business, here to try Parley with.',
  timeZone: 'America/Los_Angeles',
  phone: '+15035550100',
  email: 'office@bluebird-plumbing.example',
  website: 'https://bluebird-plumbing.example',
  addresses: [{ street: '418 Alder Court', city: 'Fernbrook', region: 'OR', postalCode: '97299' }],
  hours: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: [{ open: '09:00', close: '13:00' }],
    sunday: [],
  },
  holidays: [
    { date: '2026-11-26', name: 'Thanksgiving', hours: [] },
    { date: '2026-12-24', name: 'Christmas Eve', hours: [{ open: '07:30', close: '12:00' }] },
    { date: '2026-12-25', name: 'Christmas Day', hours: [] },
    { date: '2027-01-01', name: "New Year's Day", hours: [] },
  ],
  services: [
    {
      name: 'Drain cleaning',
      alsoCalled: ['clogged drain', 'blocked sink', 'slow drain', 'unclog'],
      description: 'We clear kitchen, bath and floor drains and check the line afterwards.',
      durationMinutes: 90,
      bufferMinutes: 30,
      place: 'customer',
      price: { kind: 'range', amount: dollars(149), upTo: dollars(249) },
    },
    {
      name: 'Water heater repair',
      alsoCalled: ['no hot water', 'water heater', 'hot water tank'],
      description: 'Gas and electric tanks, most makes.',
      durationMinutes: 120,
      bufferMinutes: 30,
      place: 'customer',
      price: { kind: 'from', amount: dollars(185) },
    },
    {
      name: 'Tankless water heater installation',
      alsoCalled: ['tankless', 'on-demand heater', 'new water heater'],
      description: 'We look at gas line and venting first and give you a written price.',
      durationMinutes: 480,
      bufferMinutes: 30,
      place: 'customer',
      price: { kind: 'quote' },
    },
    {
      name: 'Furnace tune-up',
      alsoCalled: ['heating service', 'furnace maintenance', 'furnace check'],
      description: 'Cleaning, safety check and a filter.',
      durationMinutes: 75,
      bufferMinutes: 30,
      place: 'customer',
      price: { kind: 'fixed', amount: dollars(119) },
    },
    {
      name: 'Leak repair',
      alsoCalled: ['leaking pipe', 'dripping faucet', 'leaky toilet'],
      description: 'Pipes, faucets and toilets.',
      durationMinutes: 60,
      bufferMinutes: 30,
      place: 'customer',
      price: { kind: 'hourly', amount: dollars(135) },
    },
    {
      name: 'Second opinion',
      alsoCalled: ['check another quote'],
      description: 'We look at a quote you got elsewhere.',
      durationMinutes: 30,
      bufferMinutes: 0,
      place: 'customer',
      price: { kind: 'free' },
    },
  ],
  area: {
    places: ['Fernbrook', 'Alder Hills', 'Millrace', 'East Larch'],
    postalCodes: ['97299', '97298', '97297'],
    note: 'Farther out is possible for larger jobs.',
  },
  notify: { phones: [], emails: ['office@bluebird-plumbing.example'] },
}

export const sampleBot: BotConfig = {
  greeting: 'Hi, this is Bluebird Plumbing & Heating.',
  settleMs: 1200,
  guide: `# Who you are
You answer for a small family business. People who write are often standing in water: be calm, short and kind.

# Booking
Offer times with {{tool:check_availability}} and keep the one they choose with {{tool:hold_window}}. Ask for name and street, read all of it back, then use {{tool:book_appointment}}. What a visit costs stands in {{profile:services}}; mention {{question:q-trip-fee}} when somebody asks about the price of coming out.

# When it cannot wait
Water that does not stop, no heat in freezing weather, a smell of gas: use {{tool:hand_over}} at once and say what to do until we call.

# What you never do
No advice on gas lines. No discount. When you do not know, say so and use {{tool:take_message}}.`,
  tools: [...toolNames],
  model: 'auto',
  questions: [
    {
      id: 'q-trip-fee',
      question: 'Do you charge a trip fee?',
      alsoAsked: ['is there a call-out charge', 'how much to come out', 'diagnostic fee'],
      answer:
        'Coming out costs $59 inside our area, and we take it off the bill when you go ahead with the work.',
    },
    {
      id: 'q-warranty',
      question: 'Do you give a warranty?',
      alsoAsked: ['is the work guaranteed', 'what if it breaks again'],
      answer: 'Our work is guaranteed for two years; parts carry the maker’s own warranty.',
    },
    {
      id: 'q-payment',
      question: 'How can I pay?',
      alsoAsked: ['do you take credit cards', 'can I pay by check', 'financing'],
      answer:
        'Card, check or bank transfer, when the work is done. For jobs above $1,500 you can pay in three parts.',
    },
    {
      id: 'q-licensed',
      question: 'Are you licensed and insured?',
      alsoAsked: ['license number', 'insured'],
      answer: 'Yes, we are licensed and insured; the papers come with every written price.',
    },
    {
      id: 'q-pets',
      question: 'Is it OK if my dog is at home?',
      alsoAsked: ['pets', 'I have a dog', 'cat at home'],
      answer: 'Pets are fine. Please keep them in another room while we carry tools in and out.',
    },
  ],
}
