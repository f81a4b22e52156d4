import { z } from 'zod'
import { type CallSchema, Done, Points } from '../../call-schema.ts'
import { User } from './user.schema.ts'

/** Calls that our pages make by plain forms, without a script, or not at all: the storefront's browser code lacks them. */
export const formCalls = {
  confirmEmail: {
    route: 'POST /user/confirmemail',
    access: 'customer',
    summary: 'Confirm the e-mail address that was asked for, with the token of the mailed link',
    body: z.object({ token: z.string().max(100) }),
    answer: Done.extend({ user: User }),
  },
  undoChange: {
    route: 'POST /user/undochange',
    access: 'anyone',
    summary:
      'Undo a change of e-mail address or phone, and those after it, with the token of the mailed link',
    body: z.object({ token: z.string().max(100) }),
    answer: Done.extend({
      email: z.string().describe('masked: where the link to a new password goes'),
    }),
  },
  confirmGuestAlert: {
    route: 'POST /stockalerts/confirm',
    access: 'anyone',
    summary: 'Confirm that, with the token of the mailed link',
    body: z.object({ token: z.string().max(100) }),
    answer: Done,
  },
  stopGuestAlerts: {
    route: 'POST /stockalerts/stop',
    access: 'anyone',
    summary: 'Forget the address that this token was mailed to, and all it waits for',
    body: z.object({ token: z.string().max(100) }),
    answer: Done,
  },
  redeemPoints: {
    route: 'POST /user/redeemloyaltypoints',
    access: 'customer',
    summary: 'Redeem points on the newest open order, or acknowledge what an order redeemed',
    body: Points,
    answer: Done.extend({ user: User }),
  },
  addPoints: {
    route: 'POST /user/addloyaltypoints',
    access: 'customer',
    summary: 'Acknowledge the points that an order earned',
    body: Points,
    answer: Done.extend({ user: User }),
  },
} as const satisfies Record<string, CallSchema>
