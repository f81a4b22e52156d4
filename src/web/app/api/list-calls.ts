import type { ListRoute } from '#wire/calls.ts'
import { listRoutes } from '#wire/list-routes.ts'
import {
  decodeList,
  decodeOwnList,
  decodeSharedList,
  encodeListChanges,
  encodeNewList,
} from '#wire/v1/buying/list.ts'
import type { Api } from './api.ts'
import { sendBy } from './send-by-fetch.ts'
import type { Send } from './send.ts'

const sendByList = sendBy(listRoutes)

/** The server can make every call; a browser loads the routes of these with the pages that make them. */
const sendOf = ({ send }: Api): Send<ListRoute> => (import.meta.env.SSR ? send : sendByList)

export function listCalls(api: Api) {
  const send = sendOf(api)
  return {
    lists: async () => (await send('lists')).data.map(decodeList),
    list: async (id: string) => decodeOwnList((await send('list', { params: { id } })).data),
    sharedList: async (token: string) =>
      decodeSharedList((await send('sharedList', { query: { token } })).data),
    /** `id` is new for each list, so that a second press creates no second one. */
    createList: async (list: Parameters<typeof encodeNewList>[0]) =>
      decodeOwnList((await send('createList', { body: encodeNewList(list) })).data),
    changeList: async (id: string, changes: Parameters<typeof encodeListChanges>[0]) => {
      const input = { params: { id }, body: encodeListChanges(changes) }
      return decodeOwnList((await send('changeList', input)).data)
    },
    removeList: (id: string) => send('removeList', { params: { id } }),
    listBought: (id: string) => send('listBought', { params: { id } }),
    shareList: async (id: string) => (await send('shareList', { params: { id } })).data.token,
    stopSharingList: (id: string) => send('stopSharingList', { params: { id } }),
  }
}
