import type { Serializable } from 'node:child_process'
import type { Worker } from 'node:cluster'

type Closable = { close: (...how: unknown[]) => unknown }

/**
 * The supervisor hands a connection to a worker and then closes its own end. If the worker died before, the
 * visitor would wait for minutes; the returned function closes such connections.
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
