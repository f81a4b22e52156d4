import type { Sql } from '#db/database.ts'
import type { SealedMailServer } from './mail-server.ts'

/** As the owner set it; undefined: never set. */
export const readMailServer = (db: Sql): Promise<SealedMailServer | undefined> =>
  db.maybeOne<SealedMailServer>`
    select host, port, username, sealed_password as "sealedPassword", changed_at as "changedAt",
      tested_at as "testedAt"
    from mail_server where id = 1`

export const saveMailServer = (tx: Sql, one: SealedMailServer) => tx.run`
  insert into mail_server (id, host, port, username, sealed_password, changed_at, tested_at)
  values (1, ${one.host}, ${one.port}, ${one.username}, ${one.sealedPassword}, ${one.changedAt}, ${one.testedAt})
  on conflict (id) do update set host = excluded.host, port = excluded.port, username = excluded.username,
    sealed_password = excluded.sealed_password, changed_at = excluded.changed_at,
    tested_at = excluded.tested_at`

/** `changedAt`: of the tested server; another's later change isn't tested. */
export const saveTest = (tx: Sql, { changedAt, at }: { changedAt: number; at: number }) => tx.run`
  update mail_server set tested_at = ${at} where id = 1 and changed_at = ${changedAt}`

export const deleteMailServer = (tx: Sql) => tx.run`delete from mail_server where id = 1`
