import { z } from 'zod'
import { type CallSchema, ById, data, Done } from '../../call-schema.ts'
import {
  ChangeListBody,
  NewListBody,
  WireList,
  WireOwnList,
  WireSharedList,
} from './list.schema.ts'

/** Lists of what a household buys each month. Few pages use them, so browsers load their routes with those. */
export const listCalls = {
  lists: {
    route: 'GET /lists',
    access: 'customer',
    summary: 'List the lists of the account, newest first',
    answer: data(z.array(WireList)),
  },
  createList: {
    route: 'POST /lists',
    access: 'customer',
    summary: 'Create a list of at most 100 products; an account has at most 10 lists',
    body: NewListBody,
    status: 201,
    answer: data(WireOwnList),
  },
  sharedList: {
    route: 'GET /lists/shared',
    access: 'anyone',
    summary: 'Open a shared list by the token of its link, at the prices of the caller',
    query: z.object({ token: z.string().max(100) }),
    answer: data(WireSharedList),
  },
  list: {
    route: 'GET /lists/:id',
    access: 'customer',
    summary:
      'Get a list at the prices of today, with the prices seen before and what is no longer sold',
    params: ById,
    answer: data(WireOwnList),
  },
  changeList: {
    route: 'PATCH /lists/:id',
    access: 'customer',
    summary: 'Change the name, the reminder or lines of a list; absent fields stay',
    params: ById,
    body: ChangeListBody,
    answer: data(WireOwnList),
  },
  removeList: {
    route: 'DELETE /lists/:id',
    access: 'customer',
    summary: 'Delete a list; its link ends',
    params: ById,
    answer: Done,
  },
  listBought: {
    route: 'POST /lists/:id/bought',
    access: 'customer',
    summary:
      'Say that the list was put in the cart: later changes of prices are shown against those of today',
    params: ById,
    answer: Done,
  },
  shareList: {
    route: 'POST /lists/:id/link',
    access: 'customer',
    summary: 'Create the link of a list; it ends the link before',
    params: ById,
    answer: data(z.object({ token: z.string() })),
  },
  stopSharingList: {
    route: 'DELETE /lists/:id/link',
    access: 'customer',
    summary: 'End the link of a list',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
