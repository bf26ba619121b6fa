import { Bug, CircleCheck, CircleHelp, Ellipsis, FlaskConical, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DetailHeader } from '#ui/detail-header.tsx'
import { EditableTitle } from '#ui/editable-title.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { PaneSection } from '#ui/pane-section.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ToolLine } from '#ui/tool-line.tsx'
import {
  CutSpeech,
  SpokenWord,
  Transcript,
  TranscriptEvent,
  TranscriptTurn,
  Unspoken,
} from '#ui/transcript.tsx'
import { TurnStrip } from '#ui/turn-strip.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import { Frame } from './frame.tsx'
import { callMarks } from './sample-marks.ts'

export function DetailView() {
  const isPhone = useIsPhone()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Frame>
      <DetailHeader
        crumbs={[{ label: 'Inbox', to: '/list', siblings: [{ label: 'Contacts', to: '/form' }] }]}
        title={<EditableTitle value="Dana Whitfield" label="Contact name" onSave={() => {}} />}
        documentTitle="Dana Whitfield"
        badge={
          <Badge tone="ok" icon={CircleCheck}>
            Goal met
          </Badge>
        }
        previous="/list"
        facts={[
          { label: 'From', value: '(503) 555-0142' },
          { label: 'To', value: 'Receptionist v12' },
          { label: 'Length', value: '3:42' },
          { label: 'Voice-to-voice', value: '0.74 s', source: 'p95 1.7' },
        ]}
        end={
          <>
            {!isPhone && (
              <Button icon={Bug} keys="d">
                Debug
              </Button>
            )}
            {!isPhone && <Button icon={Share2}>Share</Button>}
            {!isPhone && (
              <Button variant="primary" icon={FlaskConical}>
                Make test
              </Button>
            )}
            <Menu
              trigger={<IconButton icon={Ellipsis} label="More" />}
              entries={[
                { label: 'Share', icon: Share2, keys: 's' },
                { label: 'Publish', disabledReason: 'Needs builder role' },
                'separator',
                {
                  label: 'Forget this contact',
                  icon: Trash2,
                  tone: 'danger',
                  onSelect: () => setIsAsking(true),
                },
              ]}
            />
          </>
        }
      >
        <div className="px-6 pb-3 phone:px-4">
          <TurnStrip size="tall" marks={callMarks} />
        </div>
        <Tabs
          label="Conversation"
          value="words"
          items={[
            { value: 'words', label: 'Transcript', to: '/detail?tab=words' },
            { value: 'debug', label: 'Debug', count: 2, to: '/detail?tab=debug' },
          ]}
        />
      </DetailHeader>
      <div className="flex min-h-0 grow overflow-y-auto bg-surface phone:block">
        <Talk />
        <aside
          aria-label="Context"
          className="w-82 shrink-0 border-l border-line phone:w-auto phone:border-l-0"
        >
          <PaneSection title="Collected" count="6 of 6">
            <FactList
              facts={[
                { label: 'Problem', value: 'Water heater leak', source: 'said 0:34' },
                { label: 'Address', value: '418 Alder Court', source: 'CRM, yes 2:05' },
                {
                  label: 'Urgency',
                  value: 'This week',
                  source: (
                    <span className="inline-flex items-center gap-1">
                      <CircleHelp size={12} />
                      inferred
                    </span>
                  ),
                },
              ]}
            />
          </PaneSection>
        </aside>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Forget Dana Whitfield?"
        confirmLabel="Forget"
        tone="danger"
        typedName="Dana"
        onConfirm={() => setIsAsking(false)}
      >
        14 conversations and 3 recordings are deleted. This cannot be undone.
      </ConfirmDialog>
    </Frame>
  )
}

function Talk() {
  return (
    <Transcript className="grow">
      <TranscriptTurn who="contact" name="Dana Whitfield" at="1:12">
        It is dripping from the bottom, maybe a cup an hour. It is a Rheem, about nine years old.
      </TranscriptTurn>
      <TranscriptTurn who="bot" name="Receptionist" at="1:21" end="0.80 s" isNow>
        Thanks, that <SpokenWord>helps</SpokenWord>. Please turn the cold valve above the tank clockwise until
        it stops, and keep clear of the <CutSpeech>pilot light while you are there.</CutSpeech>
      </TranscriptTurn>
      <TranscriptTurn who="contact" name="Dana Whitfield" at="1:32">
        Okay, it is off. When can someone come?
      </TranscriptTurn>
      <ToolLine name="check_availability" result="3 windows free" duration="412 ms" isOpen>
        zone "East" from 2026-11-17
        <br />→ Thu 19 08:00-10:00 · Fri 20 13:00-15:00
      </ToolLine>
      <ToolLine
        name="book_appointment"
        result="The office system did not answer in 5 s"
        duration="5 004 ms"
        isFailed
      />
      <TranscriptEvent at="1:58">Jo took over</TranscriptEvent>
      <TranscriptTurn who="person" name="Jo Lind" at="2:02">
        I will bring the part myself tomorrow.
      </TranscriptTurn>
      <TranscriptTurn who="bot" name="Receptionist" at="2:31" end="0.68 s">
        Got it. I have Thursday between 8 and 10, <Unspoken isCaret>or Friday after one. Which is</Unspoken>
      </TranscriptTurn>
    </Transcript>
  )
}
