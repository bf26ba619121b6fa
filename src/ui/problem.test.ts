import { expect, test } from 'vitest'
import { ProblemError, toProblem } from './problem.ts'
import { splitProblem } from './use-problem-errors.ts'

// Sabotage: in readPath drop the replacement of slashes.
test('reads a problem from the data of what was thrown, in any spelling of the path', () => {
  const thrown = Object.assign(new Error('Bad'), {
    code: 'INVALID_INPUT',
    status: 400,
    data: {
      status: 400,
      code: 'invalid_input',
      title: 'Some fields are wrong',
      requestId: 'req_4k9f',
      errors: [
        { path: '/hours/0/opensAt', message: 'a' },
        { path: ['hours', 0, 'closesAt'], message: 'b' },
        { path: 'hours[1].opensAt', message: 'c' },
        { nonsense: true },
      ],
    },
  })
  const problem = toProblem(thrown)
  expect(problem).toBeInstanceOf(ProblemError)
  expect(problem).toMatchObject({ status: 400, code: 'invalid_input', requestId: 'req_4k9f' })
  expect(problem.errors.map((fault) => fault.path)).toEqual([
    'hours.0.opensAt',
    'hours.0.closesAt',
    'hours.1.opensAt',
  ])
  expect(toProblem(problem)).toBe(problem)
})

test('has words for a lost network and for what nobody foresaw', () => {
  expect(toProblem(new TypeError('Failed to fetch'))).toMatchObject({ status: 0, code: 'unavailable' })
  expect(toProblem('odd')).toMatchObject({ status: 500, title: 'Something failed here' })
  expect(toProblem({ code: 'NOT_FOUND', status: 404, message: 'Not found' })).toMatchObject({
    code: 'not_found',
  })
})

test('parts faults between the fields of a form and the form itself', () => {
  const problem = new ProblemError({
    status: 400,
    code: 'invalid_input',
    title: 'Wrong',
    errors: [
      { path: 'name', message: 'Too short' },
      { path: 'hours.0.opensAt', message: 'Not a time' },
      { path: 'plan', message: 'Allows three numbers.' },
    ],
  })
  const values = { name: '', hours: [{ opensAt: '' }] }
  expect(splitProblem(problem, values)).toMatchObject({
    onFields: [{ path: 'name' }, { path: 'hours.0.opensAt' }],
    elsewhere: 'Allows three numbers.',
  })
  const bare = new ProblemError({
    status: 409,
    code: 'conflict',
    title: 'Taken',
    detail: 'Choose another name',
  })
  expect(splitProblem(bare, values)).toEqual({ onFields: [], elsewhere: 'Taken. Choose another name' })
})
