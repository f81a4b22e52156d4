import {
  changeList,
  markListBought,
  removeList,
  shareList,
  stopSharingList,
} from '#shop/ration-lists/change-list.ts'
import { createList } from '#shop/ration-lists/create-list.ts'
import { openList } from '#shop/ration-lists/open-list.ts'
import { openSharedList } from '#shop/ration-lists/open-shared-list.ts'
import { listsOf } from '#shop/ration-lists/ration-lists.store.ts'
import { stopListReminder } from '#shop/ration-lists/stop-list-reminder.ts'
import { customer } from '#shop/visit.ts'
import {
  decodeListChanges,
  decodeNewList,
  encodeList,
  encodeOwnList,
  encodeSharedList,
} from '#wire/v1/buying/list.ts'
import { doneIn } from '../done-in.ts'
import type { Handlers } from '../handler.ts'

export const rationListHandlers = {
  lists: async (visit) => ({
    data: (await listsOf(visit.db, customer(visit).id)).map(encodeList),
  }),
  createList: async (visit, { body }) => ({
    data: encodeOwnList(await createList(visit, decodeNewList(body))),
  }),
  sharedList: async (visit, { query }, http) => ({
    data: encodeSharedList(await openSharedList(visit, query.token, http.address)),
  }),
  list: async (visit, { params }) => ({ data: encodeOwnList(await openList(visit, params.id)) }),
  changeList: async (visit, { params, body }) => ({
    data: encodeOwnList(await changeList(visit, params.id, decodeListChanges(body))),
  }),
  async removeList(visit, { params }, http) {
    await removeList(visit, params.id)
    return doneIn(http, 'done.listRemoved')
  },
  async listBought(visit, { params }, http) {
    await markListBought(visit, params.id)
    return doneIn(http, 'done.listBought')
  },
  shareList: async (visit, { params }) => ({ data: { token: await shareList(visit, params.id) } }),
  async stopSharingList(visit, { params }, http) {
    await stopSharingList(visit, params.id)
    return doneIn(http, 'done.listNotShared')
  },
  async stopListReminder(visit, { body }, http) {
    await stopListReminder(visit, body.token)
    return doneIn(http, 'done.listReminderStopped')
  },
} satisfies Partial<Handlers>
