import { decodeProduct } from '#wire/v1/catalogue/product.ts'
import type { AddressForm } from '#shop/addresses/address.ts'
import { encodeAddressForm } from '#wire/v1/account/address.ts'
import { decodePointsEntry } from '#wire/v1/account/points.ts'
import { decodeSession } from '#wire/v1/account/session.ts'
import { decodeUser } from '#wire/v1/account/user.ts'
import type { Api } from './api.ts'

export const accountCalls = ({ send }: Api) => ({
  /** How the link comes: by e-mail, or from the shop. */
  forgotPassword: async (email: string) => (await send('forgotPassword', { body: { email } })).by,
  askGuestAlert: (productid: string, email: string, website: string) =>
    send('askGuestAlert', { body: { productid, email, website } }),
  resetPassword: (body: { token: string; password: string }) => send('resetPassword', { body }),
  deleteAccount: (password: string) => send('deleteAccount', { body: { password } }),
  sessions: async () => (await send('sessions')).data.map(decodeSession),
  signOutEverywhere: () => send('signOutEverywhere'),
  async pointsStatement(query: { page: number; limit: number }) {
    const { data, total } = await send('pointsStatement', { query })
    return { entries: data.map(decodePointsEntry), total }
  },
  favourites: async () => (await send('favourites')).favorites.map(decodeProduct),
  /** `id` null adds a new address. */
  saveAddress: (id: string | null, form: Partial<AddressForm>, isDefault: boolean) => {
    const body = encodeAddressForm(form, isDefault)
    return id === null
      ? send('addAddress', { body })
      : send('changeAddress', { params: { id }, body })
  },
  makeDefaultAddress: (id: string) =>
    send('changeAddress', { params: { id }, body: { default: true } }),
  removeAddress: (id: string) => send('removeAddress', { params: { id } }),
  signup: (body: FormData) => send('signup', { body }),
  updateProfile: async (body: FormData) => decodeUser((await send('updateProfile', { body })).user),
})
