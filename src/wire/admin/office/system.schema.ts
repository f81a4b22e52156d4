import { z } from 'zod'
import { checkNames } from '#shop/verify/check.ts'
import { type CallSchema, data } from '../../call-schema.ts'

export const AdminSystem = z.object({
  version: z.string().describe('of the shop'),
  node: z.string(),
  startedAt: z.string().describe('when the process that answers has started'),
  engine: z.enum(['sqlite', 'postgres']),
  databaseVersion: z.string(),
  databaseSize: z.int().describe('bytes'),
  eventsWaiting: z.int().describe('events that somebody still has to follow, as by e-mail'),
  emailsDue: z.int(),
  emailsFailed: z.int(),
  lastCheck: z
    .object({
      startedAt: z.string(),
      finishedAt: z.string().nullable(),
      state: z
        .enum(['running', 'sound', 'faulty', 'lost'])
        .describe('lost: it did not come to its end'),
      faults: z.array(
        z.object({
          check: z.enum(checkNames),
          count: z.int(),
          ids: z.array(z.string()).describe('the first 20'),
        }),
      ),
    })
    .nullable()
    .describe('of the books; null: none was asked for yet'),
})

export const systemCalls = {
  adminSystem: {
    route: 'GET /admin/system',
    access: 'system.read',
    summary: 'The version, the database, what waits in it, and the last check of the books',
    answer: data(AdminSystem),
  },
  adminCheckBooks: {
    route: 'POST /admin/system/checks',
    access: 'system.write',
    summary: 'Have all books checked; `GET /admin/system` tells the result',
    status: 201,
    answer: data(AdminSystem),
  },
} as const satisfies Record<string, CallSchema>
