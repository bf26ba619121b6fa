import fc from 'fast-check'
import twilio from 'twilio'
import { describe, expect, it } from 'vitest'
import { readTwiml } from '#carrier-emulator/twiml.ts'
import { XmlError } from '#carrier-emulator/xml.ts'

describe('readTwiml', () => {
  // Sabotage: return the text undecoded in decode().
  it("reads every text the carrier's own library writes", () => {
    const words = fc.string({ unit: fc.constantFrom(...'aZ9 <>&"é😀];#', '&amp;', '<!--', '-->') })
    fc.assert(
      fc.property(words, (body) => {
        const answer = new twilio.twiml.MessagingResponse()
        answer.message({ to: '+13035550142', action: 'https://parley.example/a?b=1&c=2' }, body)
        expect(readTwiml(answer.toString())).toEqual([
          {
            to: '+13035550142',
            from: null,
            body: body.trim(),
            media: [],
            statusCallback: 'https://parley.example/a?b=1&c=2',
          },
        ])
      }),
    )
  })

  it('reads bodies, pictures and several messages, and passes other verbs over', () => {
    const text = `<?xml version="1.0"?><!-- hello --><Response>
      <Message from='+12065550100'><Body><![CDATA[a < b]]></Body><Media>https://x.example/a.png</Media></Message>
      <Pause length="1"/><Sms>two</Sms></Response>`
    expect(readTwiml(text).map(({ from, body, media }) => [from, body, media])).toEqual([
      ['+12065550100', 'a < b', ['https://x.example/a.png']],
      [null, 'two', []],
    ])
    expect(readTwiml('<Response/>')).toEqual([])
  })

  it('refuses what is not well-formed', () => {
    const bad = [
      '',
      'hello',
      '<Response>',
      '<Response></Message>',
      '<a/>',
      '<Response/><Response/>',
      '<Response>&</Response>',
    ]
    for (const text of bad) expect(() => readTwiml(text)).toThrow(XmlError)
  })

  it('answers or throws XmlError, whatever comes', () => {
    const noise = fc.string({
      unit: fc.constantFrom(...'<>/&;"= aR!-[]?x1', '<Response>', '</Response>', '<Message>'),
    })
    fc.assert(
      fc.property(noise, (text) => {
        try {
          readTwiml(text)
        } catch (error) {
          expect(error).toBeInstanceOf(XmlError)
        }
      }),
    )
  })
})
