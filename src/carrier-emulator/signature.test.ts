import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import twilio from 'twilio'
import { describe, expect, inject, it } from 'vitest'
import { signRequest } from '#carrier-emulator/signature.ts'

const vectorsPath = join(inject('vendorSpecs'), 'own/signature_vectors.json')
type Vector = {
  provider: string
  key: string
  url: string
  params?: Record<string, string>
  signature: string
}

describe('signRequest', () => {
  // Sabotage: drop `.sort()` of the names in signature.ts.
  it("is accepted by the carrier's own library for any fields", () => {
    const fields = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 1 })))
    fc.assert(
      fc.property(fields, fc.string({ minLength: 1 }), (params, token) => {
        const url = 'https://parley.example/hooks/twilio/conn_1/sms?x=1'
        expect(twilio.validateRequest(token, signRequest(token, url, params), url, params)).toBe(true)
      }),
    )
  })

  it('changes with the token, the address and each value', () => {
    const url = 'http://127.0.0.1:3000/hooks'
    const signed = signRequest('token', url, { Body: 'a' })
    expect(twilio.validateRequest('other', signed, url, { Body: 'a' })).toBe(false)
    expect(twilio.validateRequest('token', signed, `${url}/x`, { Body: 'a' })).toBe(false)
    expect(twilio.validateRequest('token', signed, url, { Body: 'b' })).toBe(false)
  })

  it.skipIf(!existsSync(vectorsPath))('gives the published vectors (needs VENDOR_SPECS)', () => {
    const vectors = JSON.parse(readFileSync(vectorsPath, 'utf8')) as Vector[]
    const own = vectors.filter(({ provider }) => provider === 'twilio')
    expect(own.length).toBeGreaterThanOrEqual(5)
    for (const { key, url, params, signature } of own)
      expect(signRequest(key, url, params ?? {})).toBe(signature)
  })
})
