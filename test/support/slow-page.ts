import type { Page } from 'playwright-core'

/** Holds the answers to such requests back; `asked` resolves with the first one. */
export async function hold(page: Page, address: string | RegExp) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.fallback()
  })
  return { asked: page.waitForRequest(address), release }
}

/** Opens a page whose scripts are on their way until `wake`. */
export async function asleep(page: Page, path: string) {
  const { asked, release } = await hold(page, '**/assets/**/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await asked
  return {
    wake: async () => {
      release()
      await page.waitForFunction(() => globalThis.early === undefined)
    },
  }
}

/** Runs `change` in the browser between the change of the address and the render of its page. */
export const beforeRender = (page: Page, change: () => void) =>
  page.evaluate(`{
    const push = history.pushState
    history.pushState = function (...entry) {
      push.apply(this, entry)
      history.pushState = push;
      (${String(change)})()
    }
  }`)
