import type { Fragment } from './sql.ts'

/** Used as a template literal: db.all<Row>`select … where id = ${id}`. */
export interface Sql {
  readonly engine: 'sqlite' | 'postgres'
  all<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>
  maybeOne<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row | undefined>
  /** Throws unless there is a row; for counts, sums and `returning` of an insert. */
  one<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row>
  /** Returns the number of changed rows. */
  run(strings: TemplateStringsArray, ...values: unknown[]): Promise<number>
  /**
   * Locks the selected rows until the transaction ends; empty on SQLite, which has one writer. Lock order:
   * docs/decisions/0011-lock-order.md.
   */
  readonly forUpdate: Fragment
  /** For rows about to be deleted: also blocks new references to them. */
  readonly forRemoval: Fragment
}

/** `script` is for migrations. */
export interface Tx extends Sql {
  readonly inTransaction: true
  /** Passed to the listeners (`Db.onCommit`) after the commit; dropped after a rollback. */
  publish(message: object): void
  /** Runs `work` once, after everything else of the transaction, however often it is given. */
  beforeCommit(work: (tx: Tx) => Promise<unknown>): void
  script(text: string): Promise<void>
}

export interface Db extends Sql {
  /**
   * Uses the single write connection on SQLite; retried on PostgreSQL after serialization failures and
   * deadlocks, so `work` must have no effects outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Called right after the commit of a transaction that published messages; must not throw. */
  onCommit(listener: (published: readonly object[]) => void): void
  close(): Promise<void>
}

/** Unreachable or too busy. Nothing was written. */
export class DatabaseUnavailable extends Error {}

/** A foreign key refers to a deleted row. Nothing was written. */
export class ReferenceGone extends Error {}

/** The database file is corrupt. */
export class DatabaseDamaged extends Error {}

/** `constraint` names the violated table, column or index. */
export class DuplicateKey extends Error {
  readonly constraint: string
  constructor(constraint: string, cause: unknown) {
    super(`duplicate key: ${constraint}`, { cause })
    this.constraint = constraint
  }
}
