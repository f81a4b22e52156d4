import { Id } from '../amounts.schema.ts'
import { buyingCalls } from './buying/buying-calls.ts'
import { ById, type FileSchema } from '../call-schema.ts'

const ByKey = buyingCalls.order.query

/** Calls that answer with a stream or a file. */
export const fileCalls = {
  liveOrder: {
    route: 'GET /order/:id/live',
    access: 'anyone',
    summary: 'Stream an order as server-sent events: now, and after each change until it is closed',
    params: ById,
    query: ByKey,
    type: 'text/event-stream',
  },
  returnPhoto: {
    route: 'GET /order/:id/return/:returnId/photo',
    access: 'anyone',
    summary: 'Get the photo of a return, for anyone who may see the order',
    params: ById.extend({ returnId: Id.min(1) }),
    query: ByKey,
    type: 'image/webp',
  },
  openApi: {
    route: 'GET /openapi.json',
    access: 'anyone',
    summary: 'Get this document',
    type: 'application/json',
  },
} as const satisfies Record<string, FileSchema>
