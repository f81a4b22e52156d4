import { pageDataId } from '../document/page-data-id.ts'

const maxWait = 60_000

/** Defers the bundle until after the first paint (a hidden tab gets no animation frame, so it starts at once) and retries with back-off.
 * A browser requests a module once per document: fetch the files first, then import them from the browser's cache. */
export function deferBootstrap() {
  addEventListener('error', retryStyle, true)
  addEventListener('DOMContentLoaded', () => {
    const files = document.getElementById(pageDataId)?.dataset.code?.split(' ') ?? []
    const start = () => void bootstrap(files)
    if (document.hidden) start()
    else requestAnimationFrame(() => setTimeout(start))
  })
}

/** Requests a style sheet again that failed to load, in the same position. */
function retryStyle({ target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  const again = target.cloneNode() as HTMLLinkElement
  const wait = Math.min(2 * (Number(target.dataset.wait) || 500), maxWait)
  again.dataset.wait = String(wait)
  setTimeout(() => target.replaceWith(again), wait)
}

async function bootstrap(files: readonly string[]) {
  await Promise.all(files.map((file) => fetched(file, 1000)))
  for (const [index, file] of files.entries()) {
    document.head.append(index === 0 ? moduleScript(file) : modulePreload(file))
  }
}

async function fetched(file: string, wait: number): Promise<unknown> {
  try {
    const answer = await fetch(file)
    if (answer.ok) return await answer.arrayBuffer()
  } catch {
    // retried below
  }
  await new Promise((done) => setTimeout(done, wait))
  return fetched(file, Math.min(2 * wait, maxWait))
}

function moduleScript(src: string) {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = src
  return script
}

function modulePreload(href: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  return link
}
