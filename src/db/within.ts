import type { Db, Tx } from './database.ts'

/** Runs nested transactions as part of this one. If a part fails, the caller must fail too. */
export const within = (tx: Tx): Db => ({
  ...tx,
  transaction: (work) => work(tx),
  onCommit: () => {
    throw new Error('Listeners belong to the database, not to a transaction')
  },
  close: async () => undefined,
})
