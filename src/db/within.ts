import type { Db, Tx } from './database.ts'

/**
 * A database whose transactions are all parts of this one: for work that opens its own, and is to be one with
 * something else. What fails in a part has to fail the whole.
 */
export const within = (tx: Tx): Db => ({
  ...tx,
  transaction: (work) => work(tx),
  onCommit: () => {
    throw new Error('Listeners belong to the database, not to a transaction')
  },
  close: async () => undefined,
})
