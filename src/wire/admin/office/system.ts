import type { z } from 'zod'
import type { BookCheck } from '#shop/verify/book-checks.store.ts'
import type { DatabaseFacts } from '#shop/verify/database-facts.store.ts'
import { time } from '../../time.ts'
import type { AdminSystem } from './system.schema.ts'

type System = {
  version: string
  node: string
  /** ms UTC */
  startedAt: number
  engine: 'sqlite' | 'postgres'
  facts: DatabaseFacts
  check: BookCheck | null
}

export function encodeSystem({
  facts,
  check,
  startedAt,
  ...rest
}: System): z.infer<typeof AdminSystem> {
  const { version: databaseVersion, size: databaseSize, ...waiting } = facts
  return {
    ...rest,
    startedAt: time(startedAt),
    databaseVersion,
    databaseSize,
    ...waiting,
    lastCheck: check && {
      startedAt: time(check.startedAt),
      finishedAt: check.finishedAt === null ? null : time(check.finishedAt),
      state: check.state,
      faults: check.faults.map(({ check: name, count, ids }) => ({
        check: name,
        count,
        ids: [...ids],
      })),
    },
  }
}
