import { z } from 'zod'
import { Code, EmailText, Id, LoginText } from '../../amounts.schema.ts'
import { ChangeAddressBody, NewAddressBody, WireAddress } from '../address.schema.ts'
import { Item } from '../product.schema.ts'
import { WireSession } from '../session.schema.ts'
import { WirePointsEntry } from '../points.schema.ts'
import { User } from '../user.schema.ts'
import { type CallSchema, Done, ById, Paged, Points, data, counted } from '../../call-schema.ts'

/** Accounts, wishlist, points and addresses. */
export const accountCalls = {
  me: { summary: 'The signed-in user, or null for a guest', answer: User.nullable() },
  login: {
    summary: 'Sign in',
    body: z.object({
      email: LoginText,
      password: z.string().max(1024),
      remember: z.boolean().optional(),
      code: Code(40).optional().describe('of staff with two-factor login'),
    }),
    answer: User,
  },
  logout: { summary: 'Sign out', answer: Done },
  signup: {
    summary: 'Open an account (multipart)',
    multipart: true,
    status: 201,
    answer: Done,
  },
  updateProfile: {
    summary: 'Change the profile (multipart)',
    multipart: true,
    answer: Done.extend({ user: User }),
  },
  deleteAccount: {
    summary: 'Delete the account and all that is personal; with the password unless just signed in',
    body: z.object({ password: z.string().max(1024).optional() }),
    answer: Done,
  },
  forgotPassword: {
    summary:
      'Ask for a link to a new password; the same answer whether or not the address is known',
    body: z.object({ email: EmailText }),
    answer: Done,
  },
  resetPassword: {
    summary: 'Choose a new password with the link’s token',
    body: z.object({ token: z.string().max(100), password: z.string().max(1024) }),
    answer: Done,
  },
  confirmEmail: {
    summary: 'Confirm the e-mail address that was asked for, with the token of the mailed link',
    body: z.object({ token: z.string().max(100) }),
    answer: Done.extend({ user: User }),
  },
  undoChange: {
    summary:
      'Undo a change of e-mail address or phone, and those after it, with the token of the mailed link',
    body: z.object({ token: z.string().max(100) }),
    answer: Done.extend({
      email: z.string().describe('masked: where the link to a new password goes'),
    }),
  },
  sessions: { summary: 'Where the account is signed in', answer: data(z.array(WireSession)) },
  signOutEverywhere: {
    summary: 'Sign out on every device, this one too',
    answer: Done,
  },
  pointsStatement: {
    summary: 'The points ledger of the account, newest first',
    query: Paged.pick({ page: true, limit: true }),
    answer: counted(WirePointsEntry),
  },
  addresses: { summary: 'The address book, the default first', answer: data(z.array(WireAddress)) },
  addAddress: {
    summary: 'Put an address into the book',
    body: NewAddressBody,
    status: 201,
    answer: data(WireAddress),
  },
  changeAddress: {
    summary: 'Change an address, or make it the default',
    params: ById,
    body: ChangeAddressBody,
    answer: data(WireAddress),
  },
  removeAddress: {
    summary: 'Take an address out of the book',
    params: ById,
    answer: Done,
  },
  favourites: { summary: 'The wishlist', answer: z.object({ favorites: z.array(Item) }) },
  addFavourite: {
    summary: 'Put a product on the wishlist',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  removeFavourite: {
    summary: 'Take a product off the wishlist',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  waitFor: {
    summary: 'Ask for one e-mail when a product that is out of stock is back',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  stopWaiting: {
    summary: 'Withdraw that',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  askGuestAlert: {
    summary:
      'Ask without an account for one e-mail when a product is back: confirmed with a link that is mailed; the same answer whether or not the address is known',
    body: z.object({
      productid: Id,
      email: EmailText,
      website: z.string().max(500).optional().describe('left empty by people'),
    }),
    answer: Done,
  },
  confirmGuestAlert: {
    summary: 'Confirm that, with the token of the mailed link',
    body: z.object({ token: z.string().max(100) }),
    answer: Done,
  },
  stopGuestAlerts: {
    summary: 'Forget the address that this token was mailed to, and all it waits for',
    body: z.object({ token: z.string().max(100) }),
    answer: Done,
  },
  redeemPoints: {
    summary: 'Redeem points on the newest open order, or acknowledge what an order redeemed',
    body: Points,
    answer: Done.extend({ user: User }),
  },
  addPoints: {
    summary: 'Acknowledge the points that an order earned',
    body: Points,
    answer: Done.extend({ user: User }),
  },
} as const satisfies Record<string, CallSchema>
