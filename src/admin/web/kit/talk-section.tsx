import { UserRound } from 'lucide-react'
import { ToolLine } from '#ui/tool-line.tsx'
import {
  CutSpeech,
  CutTag,
  SpokenWord,
  Transcript,
  TranscriptEvent,
  TranscriptTurn,
  Unspoken,
} from '#ui/transcript.tsx'

/** Turns of a call: read along, cut off, with tools between them, taken over, and still being said. */
export function TalkSection() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <Transcript className="grow">
        <TranscriptTurn who="contact" name="Dana Whitfield" at="1:12">
          It is dripping from the bottom, maybe a cup an hour. It is about nine years old.
        </TranscriptTurn>
        <TranscriptTurn who="bot" name="Receptionist" at="1:21" end="0.80 s" isNow>
          Thanks, that <SpokenWord>helps</SpokenWord>. Please turn the cold valve above the tank clockwise
          until it stops, and keep clear of the <CutSpeech>pilot light while you are there.</CutSpeech>
          <CutTag>Interrupted 1:32</CutTag>
        </TranscriptTurn>
        <TranscriptTurn who="contact" name="Dana Whitfield" at="1:32">
          Okay, it is off. When can someone come?
        </TranscriptTurn>
        <ToolLine name="check_availability" result="3 windows free" duration="412 ms" isOpen>
          zone "East" from 2026-11-17
          <br />→ Thu 19 08:00-10:00 · Fri 20 13:00-15:00
        </ToolLine>
        <ToolLine name="find_contact" result="Dana Whitfield, 418 Alder Court" duration="38 ms" />
        <ToolLine
          name="book_appointment"
          result="The office system did not answer in 5 s"
          duration="5 004 ms"
          isFailed
        >
          window "Thu 19 08:00-10:00"
        </ToolLine>
        <TranscriptEvent at="1:58" icon={<UserRound size={12} />}>
          Jo took over
        </TranscriptEvent>
        <TranscriptTurn who="person" name="Jo Lind" at="2:02">
          I will bring the part myself tomorrow.
        </TranscriptTurn>
        <TranscriptTurn who="bot" name="Receptionist" at="2:31" end="0.68 s">
          Got it. I have Thursday between 8 and 10, <Unspoken isCaret>or Friday after one. Which is</Unspoken>
        </TranscriptTurn>
      </Transcript>
    </div>
  )
}
