import { z } from 'zod'
import { checkNames } from '#shop/verify/check.ts'
import { type CallSchema, data } from '../../call-schema.ts'

export const AdminSystem = z.object({
  version: z.string().describe('version of the shop software'),
  node: z.string(),
  startedAt: z.string().describe('start of the process that answers'),
  engine: z.enum(['sqlite', 'postgres']),
  databaseVersion: z.string(),
  databaseSize: z.int().describe('size in bytes'),
  eventsWaiting: z.int().describe('events not yet processed by every consumer, such as e-mail'),
  emailsDue: z.int(),
  emailsFailed: z.int(),
  lastCheck: z
    .object({
      startedAt: z.string(),
      finishedAt: z.string().nullable(),
      state: z
        .enum(['running', 'sound', 'faulty', 'lost'])
        .describe('`lost`: the check was interrupted'),
      faults: z.array(
        z.object({
          check: z.enum(checkNames),
          count: z.int(),
          ids: z.array(z.string()).describe('the first 20'),
        }),
      ),
    })
    .nullable()
    .describe('last check of the ledgers; null: never checked'),
})

export const systemCalls = {
  adminSystem: {
    route: 'GET /admin/system',
    access: 'system.read',
    summary: 'Get the version, the database, its queues and the last check of the ledgers',
    answer: data(AdminSystem),
  },
  adminCheckBooks: {
    route: 'POST /admin/system/checks',
    access: 'system.write',
    summary: 'Start a check of all ledgers; `GET /admin/system` returns the result',
    status: 201,
    answer: data(AdminSystem),
  },
} as const satisfies Record<string, CallSchema>
