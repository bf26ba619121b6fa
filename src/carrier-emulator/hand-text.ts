import { z } from 'zod'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { fetchMedia, mostMediaBytes, type Picture } from '#carrier-emulator/message-media.ts'
import { readPhoneNumber } from '#carrier-emulator/phone-number.ts'
import { Problem } from '#carrier-emulator/problem.ts'
import { isWebAddress } from '#carrier-emulator/web-address.ts'

/** An E.164 number. */
export const phoneShape = z
  .string()
  .max(32)
  .transform((text, context) => {
    const number = text.startsWith('+') ? readPhoneNumber(text) : null
    if (number !== null) return number
    context.addIssue({ code: 'custom', message: 'Expected an E.164 number such as +12065550100.' })
    return z.NEVER
  })

const dataUrl = /^data:([a-z]+\/[a-z0-9.+-]+)(?:;[a-z0-9=-]+)*;base64,([A-Za-z0-9+/]+={0,2})$/i

/** A text typed on an outside phone. Pictures are `data:` addresses with base64, or http addresses to fetch. */
export const textShape = z
  .strictObject({
    from: phoneShape,
    to: phoneShape,
    body: z.string().max(1_600).default(''),
    media: z
      .array(
        z
          .string()
          .refine(
            (text) => text.startsWith('data:') || isWebAddress(text),
            'Expected a data: or http address.',
          ),
      )
      .max(10)
      .default([]),
  })
  .refine(({ body, media }) => body !== '' || media.length > 0, {
    path: ['body'],
    message: 'Write something.',
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'A phone cannot text itself.' })

/** The bytes of each picture; a field error for one that cannot be had or is larger than 5 MB. */
export async function readPictures(carrier: Carrier, to: string, media: string[]): Promise<Picture[]> {
  const accountSid = carrier.state.numberByPhone(to)?.accountSid ?? ''
  const pictures: Picture[] = []
  for (const [index, address] of media.entries()) {
    const picture = address.startsWith('data:')
      ? readDataUrl(address)
      : accountSid && (await fetchMedia(carrier, accountSid, address))
    if (picture && picture.bytes.length <= mostMediaBytes) pictures.push(picture)
    else if (accountSid !== '') {
      const message = 'No picture of at most 5 MB is to be had here.'
      throw new Problem('invalid_input', 'A picture cannot be sent.', [{ path: `media.${index}`, message }])
    }
  }
  return pictures
}

function readDataUrl(address: string): Picture | null {
  const match = dataUrl.exec(address)
  if (!match) return null
  return { contentType: (match[1] ?? '').toLowerCase(), bytes: Buffer.from(match[2] ?? '', 'base64') }
}
