import { z } from 'zod'
import { Code, EmailText, Id, LoginText } from '../../amounts.schema.ts'
import { ChangeAddressBody, NewAddressBody, WireAddress } from './address.schema.ts'
import { Item } from '../catalogue/product.schema.ts'
import { WireSession } from './session.schema.ts'
import { WirePointsEntry } from './points.schema.ts'
import { User } from './user.schema.ts'
import { type CallSchema, Done, ById, Paged, data, counted } from '../../call-schema.ts'

/** Accounts, wishlist, points and addresses. */
export const accountCalls = {
  me: {
    route: 'GET /user/me',
    access: 'anyone',
    reads: [],
    summary: 'Get the logged-in user; null for a guest',
    answer: User.nullable(),
  },
  login: {
    route: 'POST /user/login',
    access: 'anyone',
    summary: 'Log in',
    body: z.object({
      email: LoginText,
      password: z.string().max(1024),
      remember: z.boolean().optional(),
      code: Code(40).optional().describe('two-factor code, for staff who use two-factor login'),
    }),
    answer: User,
  },
  logout: {
    route: 'POST /user/logout',
    access: 'anyone',
    summary: 'Log out',
    answer: Done,
  },
  signup: {
    route: 'POST /user/signup',
    access: 'anyone',
    summary: 'Create an account (multipart)',
    multipart: true,
    status: 201,
    answer: Done,
  },
  updateProfile: {
    route: 'POST /user/updateprofile',
    access: 'customer',
    summary: 'Change the profile (multipart)',
    multipart: true,
    answer: Done.extend({ user: User }),
  },
  deleteAccount: {
    route: 'POST /user/deleteaccount',
    access: 'customer',
    summary:
      'Delete the account and its personal data; needs the password unless the login is recent',
    body: z.object({ password: z.string().max(1024).optional() }),
    answer: Done,
  },
  forgotPassword: {
    route: 'POST /user/forgotpassword',
    access: 'anyone',
    summary: 'Request a password reset link; the answer is the same for unknown addresses',
    body: z.object({ email: LoginText.describe('e-mail address or phone number') }),
    answer: Done.extend({
      by: z
        .enum(['email', 'shop'])
        .describe('`shop`: for a phone number, and while the shop sends no e-mail'),
    }),
  },
  resetPassword: {
    route: 'POST /user/resetpassword',
    access: 'anyone',
    summary: 'Set a new password with the token of the e-mailed link',
    body: z.object({ token: z.string().max(100), password: z.string().max(1024) }),
    answer: Done,
  },
  sessions: {
    route: 'GET /user/sessions',
    access: 'customer',
    summary: 'List the sessions of the account',
    answer: data(z.array(WireSession)),
  },
  signOutEverywhere: {
    route: 'POST /user/signouteverywhere',
    access: 'customer',
    summary: 'Log out on all devices, including this one',
    answer: Done,
  },
  pointsStatement: {
    route: 'GET /user/pointsstatement',
    access: 'customer',
    summary: 'List the loyalty points ledger of the account, newest first',
    query: Paged.pick({ page: true, limit: true }),
    answer: counted(WirePointsEntry),
  },
  addresses: {
    route: 'GET /user/addresses',
    access: 'customer',
    summary: 'List the address book, default address first',
    answer: data(z.array(WireAddress)),
  },
  addAddress: {
    route: 'POST /user/addresses',
    access: 'customer',
    summary: 'Create an address in the address book',
    body: NewAddressBody,
    status: 201,
    answer: data(WireAddress),
  },
  changeAddress: {
    route: 'PATCH /user/addresses/:id',
    access: 'customer',
    summary: 'Change an address, or make it the default',
    params: ById,
    body: ChangeAddressBody,
    answer: data(WireAddress),
  },
  removeAddress: {
    route: 'DELETE /user/addresses/:id',
    access: 'customer',
    summary: 'Delete an address',
    params: ById,
    answer: Done,
  },
  favourites: {
    route: 'GET /user/getfavourites',
    access: 'customer',
    signIn: 'sign_in_for_wishlist',
    summary: 'List the wishlist',
    answer: z.object({ favorites: z.array(Item) }),
  },
  addFavourite: {
    route: 'POST /user/addtofavourites',
    access: 'customer',
    signIn: 'sign_in_for_favourites',
    summary: 'Add a product to the wishlist',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  removeFavourite: {
    route: 'POST /user/removefromfavourites',
    access: 'customer',
    signIn: 'sign_in_for_favourites',
    summary: 'Delete a product from the wishlist',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  waitFor: {
    route: 'POST /user/notifyme',
    access: 'customer',
    signIn: 'sign_in_to_be_told',
    summary: 'Create a stock alert: one e-mail when a sold-out product is back',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  stopWaiting: {
    route: 'POST /user/dontnotifyme',
    access: 'customer',
    signIn: 'sign_in_to_be_told',
    summary: 'Delete a stock alert',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  askGuestAlert: {
    route: 'POST /stockalerts',
    access: 'anyone',
    summary:
      'Create a stock alert as a guest, confirmed by an e-mailed link; the answer is the same for unknown addresses',
    body: z.object({
      productid: Id,
      email: EmailText,
      website: z.string().max(500).optional().describe('leave empty: a trap for bots'),
    }),
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
