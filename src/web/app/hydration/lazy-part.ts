import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

const maxWait = 60_000

/** A component whose code loads when it is first rendered. A failed load is retried with back-off and when the connection returns; the
 * rest of the page works without it. */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await atLast(load) }))

/** Prefetches a part. Ignores a failure: the part loads again when it is rendered. */
export const ahead = (load: () => Promise<unknown>) => void load().catch(() => undefined)

async function atLast<Code>(load: () => Promise<Code>, wait = 2000): Promise<Code> {
  try {
    return await load()
  } catch {
    await timeOrConnection(wait)
    return atLast(load, Math.min(2 * wait, maxWait))
  }
}

const timeOrConnection = (wait: number) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, wait)
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer)
        done()
      },
      { once: true },
    )
  })
