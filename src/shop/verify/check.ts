import type { Sql } from '#db/database.ts'

export const checkNames = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V10', 'V11', 'V12'] as const
/** Checks of log files. */
export const logCheckNames = ['V8', 'V9'] as const
export type CheckName = (typeof checkNames)[number] | (typeof logCheckNames)[number]

/** An invariant of the shop; `find` returns violations and writes nothing. */
export type Check = {
  name: CheckName
  /** Description of a violation. */
  says: string
  find: (db: Sql) => Promise<{ id: string }[]>
}

export type Violation = { name: CheckName; says: string; ids: string[] }
