import type { HookResult } from '#carrier-emulator/call-webhook.ts'
import { callParams } from '#carrier-emulator/calls/call-params.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import type { AskedDocument } from '#carrier-emulator/calls/source.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { askFaultyWebhook } from '#carrier-emulator/fault-hooks.ts'
import { isPlainText, readAnswerDocument } from '#carrier-emulator/hook-answer.ts'
import type { XmlNode } from '#carrier-emulator/xml.ts'

/** Asks an address what to do with a call. An empty answer is a document without verbs; plain text is to be said. */
export function askDocument(
  carrier: Carrier,
  line: Line,
  { address, fallback = null, params = {} }: AskedDocument,
): Promise<HookResult<XmlNode>> {
  const { sid, accountSid } = line.row
  const authToken = carrier.state.rows.accounts.get(accountSid)?.authToken ?? ''
  return askFaultyWebhook(carrier, {
    ...{ event: 'call', sid, authToken, params: { ...callParams(line), ...params } },
    ...{ primary: address, fallback, read: readDocument },
  })
}

function readDocument(contentType: string, text: string): XmlNode {
  if (isPlainText(contentType)) return element('Response', [element('Say', [text])])
  return readAnswerDocument(contentType, text) ?? element('Response', [])
}

export function element(name: string, children: XmlNode['children']): XmlNode {
  return { name, attributes: new Map(), children }
}
