import type { Fragment } from './sql.ts'

/** Asked with a template literal: db.all<Row>`select … where id = ${id}`. */
export interface Sql {
  readonly engine: 'sqlite' | 'postgres'
  all<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>
  maybeOne<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row | undefined>
  /** Fails unless there is a row: for counts, sums and `returning` of an insert. */
  one<Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row>
  /** How many rows were changed. */
  run(strings: TemplateStringsArray, ...values: unknown[]): Promise<number>
  /**
   * Locks the rows that are read until the transaction ends; nothing where a writer has the file
   * alone. Everybody takes locks in the order of docs/decisions/0011-lock-order.md.
   */
  readonly forUpdate: Fragment
  /** The same for rows that are removed then: nothing can come to refer to them meanwhile. */
  readonly forRemoval: Fragment
}

/** Inside a transaction; `script` is for migrations. */
export interface Tx extends Sql {
  readonly inTransaction: true
  /** Passed to the listeners (`Db.onCommit`) after the commit; dropped after a rollback. */
  publish(message: object): void
  script(text: string): Promise<void>
}

export interface Db extends Sql {
  /**
   * All or nothing. In SQLite it owns the one writing connection; on PostgreSQL it is retried from
   * the start after a serialization failure or deadlock, so `work` must do nothing outside the
   * database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Called right after the commit of a transaction that published something; must not fail. */
  onCommit(listener: (published: readonly object[]) => void): void
  close(): Promise<void>
}

/** The database cannot be reached, or is too busy to answer in time. Nothing was written. */
export class DatabaseUnavailable extends Error {}

/** A foreign key refers to a row that has been deleted meanwhile. Nothing was written. */
export class ReferenceGone extends Error {}

/** The database file holds what no database can hold. */
export class DatabaseDamaged extends Error {}

/** A unique key was there already; `constraint` says which table, column or index. */
export class DuplicateKey extends Error {
  readonly constraint: string
  constructor(constraint: string, cause: unknown) {
    super(`duplicate key: ${constraint}`, { cause })
    this.constraint = constraint
  }
}
