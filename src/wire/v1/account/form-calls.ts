import { z } from 'zod'
import { type CallSchema, Done, Points } from '../../call-schema.ts'
import { User } from './user.schema.ts'

/** Calls that our pages make by plain forms, without a script, or not at all: the storefront's browser code lacks them. */
export const formCalls = {
  confirmEmail: {
    route: 'POST /user/confirmemail',
    access: 'customer',
    summary: 'Confirm a new e-mail address with the token of the e-mailed link',
    body: z.object({ token: z.string().max(100) }),
    answer: Done.extend({ user: User }),
  },
  undoChange: {
    route: 'POST /user/undochange',
    access: 'anyone',
    summary:
      'Undo a change of e-mail address or phone, and all later ones, with the token of the e-mailed link',
    body: z.object({ token: z.string().max(100) }),
    answer: Done.extend({
      email: z.string().describe('masked address that receives the password reset link'),
    }),
  },
  confirmGuestAlert: {
    route: 'POST /stockalerts/confirm',
    access: 'anyone',
    summary: "Confirm a guest's stock alert with the token of the e-mailed link",
    body: z.object({ token: z.string().max(100) }),
    answer: Done,
  },
  stopGuestAlerts: {
    route: 'POST /stockalerts/stop',
    access: 'anyone',
    summary:
      "Delete all stock alerts of a guest's e-mail address with the token of an e-mailed link",
    body: z.object({ token: z.string().max(100) }),
    answer: Done,
  },
  stopListReminder: {
    route: 'POST /lists/stopreminder',
    access: 'anyone',
    summary: "Turn off a list's reminder with the token of its e-mailed link",
    body: z.object({ token: z.string().max(100) }),
    answer: Done,
  },
  redeemPoints: {
    route: 'POST /user/redeemloyaltypoints',
    access: 'customer',
    summary:
      'Redeem points on the newest open order, or acknowledge points an order already redeemed',
    body: Points,
    answer: Done.extend({ user: User }),
  },
  addPoints: {
    route: 'POST /user/addloyaltypoints',
    access: 'customer',
    summary: 'Acknowledge the points an order earned',
    body: Points,
    answer: Done.extend({ user: User }),
  },
} as const satisfies Record<string, CallSchema>
