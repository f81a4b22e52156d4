import type { Sql } from '#db/database.ts'

export const checkNames = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V10'] as const
/** What a log must not have in it. */
export const logCheckNames = ['V8', 'V9'] as const
export type CheckName = (typeof checkNames)[number] | (typeof logCheckNames)[number]

/** What must be true of a shop at any moment; `find` tells where it is not, and writes nothing. */
export type Check = {
  name: CheckName
  /** What is wrong where it is not true. */
  says: string
  find: (db: Sql) => Promise<{ id: string }[]>
}

export type Violation = { name: CheckName; says: string; ids: string[] }
