import {
  changeDayOfWindow,
  changeWindow,
  createWindow,
  removeWindow,
} from '#shop/delivery/windows/change-window.ts'
import { windowBoard } from '#shop/delivery/windows/window-board.ts'
import { allWindows, findWindow } from '#shop/delivery/windows/windows.store.ts'
import { newId } from '#shop/ids.ts'
import { Refusal } from '#shop/refusals.ts'
import {
  decodeNewWindow,
  decodeWindowChanges,
  encodeWindow,
  encodeWindowOnDay,
} from '#wire/admin/orders/window.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'

export const windowHandlers = {
  adminWindowBoard: async (visit, { query }) => ({
    data: (await windowBoard(visit, query.day)).map(encodeWindowOnDay),
  }),
  async adminWindows({ db }) {
    const windows = await allWindows(db)
    return { data: windows.map(encodeWindow), total: windows.length }
  },
  adminWindow: async ({ db }, { params }) => {
    const window = await findWindow(db, params.id)
    if (window === undefined) throw new Refusal('window_not_found')
    return { data: encodeWindow(window) }
  },
  adminCreateWindow: async (visit, { body }) => ({
    data: encodeWindow(await createWindow(visit, body.id ?? newId(), decodeNewWindow(body))),
  }),
  adminChangeWindow: async (visit, { params, body }) => ({
    data: encodeWindow(
      await changeWindow(
        visit,
        params.id,
        (draft) => decodeWindowChanges(body, draft),
        body.version,
      ),
    ),
  }),
  async adminRemoveWindow(visit, { params }, http) {
    await removeWindow(visit, params.id)
    return doneIn(http, 'done.windowRemoved')
  },
  adminChangeWindowDay: async (visit, { params, body: { closed, capacity } }) => ({
    data: await changeDayOfWindow(visit, params.id, params.day, {
      ...(closed !== undefined && { closed }),
      ...(capacity !== undefined && { capacity }),
    }),
  }),
} satisfies Partial<Handlers>
