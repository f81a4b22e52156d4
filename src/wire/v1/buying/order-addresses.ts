import { apiBase } from '../../routes.ts'

const inOrder = (id: string, path: string, key?: string) =>
  `${apiBase}/order/${encodeURIComponent(id)}/${path}${key === undefined ? '' : `?key=${encodeURIComponent(key)}`}`

/** The address of an order as server-sent events. `key`: of a guest's link. */
export const liveOrder = (id: string, key?: string) => inOrder(id, 'live', key)

/** The address of a return's photograph. `key`: of a guest's link. */
export const returnPhoto = (id: string, returnId: string, key?: string) =>
  inOrder(id, `return/${encodeURIComponent(returnId)}/photo`, key)
