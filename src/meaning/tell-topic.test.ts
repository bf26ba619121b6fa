import { describe, expect, it } from 'vitest'
import { tellTopic } from './tell-topic.ts'

const first = (text: string) => tellTopic(text.split(' '))[0]?.label

describe('what a text is about', () => {
  it('is told by what its words mean together, not by single words', () => {
    // Sabotage: let answersTo() leave its answers at 0.
    expect(first('would i find anybody in the shop right this minute')).toBe('open-now')
    expect(first('is it a person i have here or some sort of program')).toBe('robot')
    expect(first('which road are you on')).toBe('address')
    expect(first('what sort of money are we talking for <service>')).toBe('service-price')
    expect(first('get me somebody with a pulse')).toBe('person')
    expect(first('does that <place> address fall inside where you work')).toBe('area-yes')
  })

  it('is nothing we know where no topic is meant', () => {
    // Sabotage: read the chances in the order of their size instead of their labels'.
    expect(first('how many moons does jupiter have')).toBe('other')
    expect(first('the hinge came off the left side again')).not.toBe('hours-week')
  })

  it('gives chances that add up to one, for no word and for very many too', () => {
    // Sabotage: leave `- most` out of vote(), or do not divide by the total.
    for (const words of [[], ['zzzqqq'], Array.from({ length: 5000 }, () => 'open')]) {
      const told = tellTopic(words)
      expect(told.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 4)
      expect(told.every(({ chance }) => chance >= 0)).toBe(true)
    }
  })
})
