import { openCommitListeners } from './commit-listeners.ts'
import type { Db, Tx } from './database.ts'

/**
 * For use cases that open a transaction of their own, when several are to be all or nothing: each is a
 * part of `tx`. Listeners on the inner handle are called as each part ends, those on the outer one after the commit.
 */
export function within(tx: Tx): Db {
  const commits = openCommitListeners()
  const transaction: Db['transaction'] = async (work) => {
    const published: object[] = []
    const publish = (message: object) => {
      published.push(message)
      tx.publish(message)
    }
    const result = await work({ ...tx, publish })
    commits.tell(published)
    return result
  }
  return { ...tx, transaction, onCommit: commits.onCommit, close: async () => undefined }
}
