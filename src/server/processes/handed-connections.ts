import type { Serializable } from 'node:child_process'
import type { Worker } from 'node:cluster'

type Closable = { close: (...how: unknown[]) => unknown }

/**
 * The supervisor hands a connection to a worker, and closes its own end of it once that has it. One whose worker died
 * before belongs to nobody, and its visitor would wait for an answer for minutes. What this returns closes those.
 */
export function followConnections({ process: child }: Worker): () => void {
  const handed = new Set<Closable>()
  const send = child.send
  child.send = (message: Serializable, ...rest: unknown[]) => {
    const [connection] = rest
    if (isConnection(connection)) {
      handed.add(connection)
      const close = connection.close
      connection.close = (...how) => {
        handed.delete(connection)
        return Reflect.apply(close, connection, how)
      }
    }
    return Reflect.apply(send, child, [message, ...rest]) === true
  }
  return () => {
    for (const connection of handed) connection.close()
  }
}

const isConnection = (value: unknown): value is Closable =>
  typeof value === 'object' && value !== null && 'close' in value && 'fd' in value
