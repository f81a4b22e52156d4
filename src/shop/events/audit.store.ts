import type { Sql } from '#db/database.ts'
import { newId } from '../ids.ts'

/** What a member of staff changed (null: whoever runs the machine); `details` holds no personal data and no secrets. */
export const writeAudit = (
  tx: Sql,
  entry: {
    at: number
    by: string | null
    action: string
    subject: string
    details: Record<string, unknown>
  },
) => tx.run`
  insert into audit_entry (id, at, account_id, action, subject, details)
  values (${newId()}, ${entry.at}, ${entry.by}, ${entry.action}, ${entry.subject}, ${JSON.stringify(entry.details)})`
