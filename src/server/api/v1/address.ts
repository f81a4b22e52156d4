import { doneIn } from '../done-in.ts'
import { listAddresses } from '#shop/addresses/addresses.store.ts'
import { addAddress, changeAddress, removeAddress } from '#shop/addresses/save-address.ts'
import { customer } from '#shop/visit.ts'
import { decodeAddressChanges, decodeNewAddress, encodeAddress } from '#wire/v1/account/address.ts'
import type { Handlers } from '../handler.ts'

export const addressHandlers = {
  addresses: async (visit) => ({
    data: (await listAddresses(visit.db, customer(visit).id)).map(encodeAddress),
  }),
  addAddress: async (visit, { body }) => ({
    data: encodeAddress(await addAddress(visit, decodeNewAddress(body), body.default ?? false)),
  }),
  changeAddress: async (visit, { params, body }) => ({
    data: encodeAddress(
      await changeAddress(visit, params.id, decodeAddressChanges(body), body.default ?? false),
    ),
  }),
  async removeAddress(visit, { params }, http) {
    await removeAddress(visit, params.id)
    return doneIn(http, 'done.addressRemoved')
  },
} satisfies Partial<Handlers>
