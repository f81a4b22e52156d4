import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

const longest = 60_000

/**
 * A part of a page whose code comes when it is first shown. Where it cannot be had it is asked for again, at
 * longer and longer intervals and when the connection is back: until then it is missing, and the page stays.
 */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await atLast(load) }))

/** Asks ahead of time: if it fails, the part asks by itself. */
export const ahead = (load: () => Promise<unknown>) => void load().catch(() => undefined)

async function atLast<Code>(load: () => Promise<Code>, wait = 2000): Promise<Code> {
  try {
    return await load()
  } catch {
    await timeOrConnection(wait)
    return atLast(load, Math.min(2 * wait, longest))
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
