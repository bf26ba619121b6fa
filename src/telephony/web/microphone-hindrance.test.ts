import { expect, test } from 'vitest'
import { microphoneHindrance } from './microphone-hindrance.ts'

test('says what keeps the microphone off, and what to do', () => {
  const secure = { isSecureContext: true }
  expect(microphoneHindrance(secure, true)).toBeNull()
  expect(microphoneHindrance(secure, false)).toContain('Chrome, Edge and Safari')
  // Sabotage: ask for the recogniser first.
  expect(microphoneHindrance({ isSecureContext: false }, false)).toContain('https')
  expect(microphoneHindrance({ isSecureContext: false }, true)).toContain('Typing works')
})
