import { expect, it } from 'vitest'
import { tokenise } from './normalise.ts'
import { recogniseEmergency } from './recognise-emergency.ts'

const heard = (text: string) => recogniseEmergency(tokenise(text), { isAboutBusiness: false, isTold: false })

// Sabotage: take each sign out in turn.
it.each([
  'his lips look kind of blue',
  'the baby is breathing really fast and won’t drink',
  'my dad fell off the ladder and he is not answering me',
  'there is blood coming from her ear since the fall',
  'my leg went numb and I cannot hold it any more',
  'my baby is locked in the car and the keys are inside',
  'grandpa fainted in the kitchen',
  'he can not move his left arm',
  'the tire blew and we are stopped in the left lane',
])('hears danger in "%s"', (text) => {
  expect(heard(text)).toEqual({ isDangerToLife: true, isSure: true })
})

it.each([
  'my daughter is stuck in traffic and comes at nine',
  'the kids are stuck inside all day with this rain',
  'my dog will be shut in the kitchen when you come',
  'we broke down the old shed, can you take it away',
  'the blue lips of the mask came off',
  'I locked the baby gate and lost the key',
  'the picture is faint on the left one',
  // Sabotage: let liesStill know no object of "move".
  'I can not move my appointment again',
  'there will not be a move after all',
])('hears none in "%s"', (text) => {
  expect(heard(text)).toBeNull()
})

it('is calm where nobody was hurt, however it is told', () => {
  // Sabotage: let nobodyHurt match nothing.
  const told = { isAboutBusiness: false, isTold: true }
  expect(recogniseEmergency(tokenise('the saw fell, thank goodness nobody was under it'), told)).toBeNull()
  expect(recogniseEmergency(tokenise('the saw fell on him'), told)).not.toBeNull()
})
