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
    summary: 'The signed-in user, or null for a guest',
    answer: User.nullable(),
  },
  login: {
    route: 'POST /user/login',
    access: 'anyone',
    summary: 'Sign in',
    body: z.object({
      email: LoginText,
      password: z.string().max(1024),
      remember: z.boolean().optional(),
      code: Code(40).optional().describe('of staff with two-factor login'),
    }),
    answer: User,
  },
  logout: {
    route: 'POST /user/logout',
    access: 'anyone',
    summary: 'Sign out',
    answer: Done,
  },
  signup: {
    route: 'POST /user/signup',
    access: 'anyone',
    summary: 'Open an account (multipart)',
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
    summary: 'Delete the account and all that is personal; with the password unless just signed in',
    body: z.object({ password: z.string().max(1024).optional() }),
    answer: Done,
  },
  forgotPassword: {
    route: 'POST /user/forgotpassword',
    access: 'anyone',
    summary:
      'Ask for a link to a new password; the same answer whether or not the address is known',
    body: z.object({ email: EmailText }),
    answer: Done,
  },
  resetPassword: {
    route: 'POST /user/resetpassword',
    access: 'anyone',
    summary: 'Choose a new password with the link’s token',
    body: z.object({ token: z.string().max(100), password: z.string().max(1024) }),
    answer: Done,
  },
  sessions: {
    route: 'GET /user/sessions',
    access: 'customer',
    summary: 'Where the account is signed in',
    answer: data(z.array(WireSession)),
  },
  signOutEverywhere: {
    route: 'POST /user/signouteverywhere',
    access: 'customer',
    summary: 'Sign out on every device, this one too',
    answer: Done,
  },
  pointsStatement: {
    route: 'GET /user/pointsstatement',
    access: 'customer',
    summary: 'The points ledger of the account, newest first',
    query: Paged.pick({ page: true, limit: true }),
    answer: counted(WirePointsEntry),
  },
  addresses: {
    route: 'GET /user/addresses',
    access: 'customer',
    summary: 'The address book, the default first',
    answer: data(z.array(WireAddress)),
  },
  addAddress: {
    route: 'POST /user/addresses',
    access: 'customer',
    summary: 'Put an address into the book',
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
    summary: 'Take an address out of the book',
    params: ById,
    answer: Done,
  },
  favourites: {
    route: 'GET /user/getfavourites',
    access: 'customer',
    signIn: 'sign_in_for_wishlist',
    summary: 'The wishlist',
    answer: z.object({ favorites: z.array(Item) }),
  },
  addFavourite: {
    route: 'POST /user/addtofavourites',
    access: 'customer',
    signIn: 'sign_in_for_favourites',
    summary: 'Put a product on the wishlist',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  removeFavourite: {
    route: 'POST /user/removefromfavourites',
    access: 'customer',
    signIn: 'sign_in_for_favourites',
    summary: 'Take a product off the wishlist',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  waitFor: {
    route: 'POST /user/notifyme',
    access: 'customer',
    signIn: 'sign_in_to_be_told',
    summary: 'Ask for one e-mail when a product that is out of stock is back',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  stopWaiting: {
    route: 'POST /user/dontnotifyme',
    access: 'customer',
    signIn: 'sign_in_to_be_told',
    summary: 'Withdraw that',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  askGuestAlert: {
    route: 'POST /stockalerts',
    access: 'anyone',
    summary:
      'Ask without an account for one e-mail when a product is back: confirmed with a link that is mailed; the same answer whether or not the address is known',
    body: z.object({
      productid: Id,
      email: EmailText,
      website: z.string().max(500).optional().describe('left empty by people'),
    }),
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
