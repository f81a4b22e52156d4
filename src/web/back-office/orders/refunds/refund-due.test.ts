import { expect, test } from 'vitest'
import { refundDue } from './refund-due.ts'

const soap = { id: 'soap', refund: { cash: 240 } }
const salt = { id: 'salt', refund: { cash: 60 } }
const undecided = { id: 'tea', refund: null }

test.each([
  [[], [], 0],
  [[soap, undecided], [], 240_00],
  [[soap, salt], [{ returnId: 'soap' }], 60_00],
  [[soap], [{ returnId: 'soap' }], 0],
])('of the returns %j with the payments %j is due: %s paisa', (returns, refunds, due) =>
  expect(refundDue({ returns, refunds })).toBe(due),
)
