import type { Api } from '../api/api.ts'
import type { PageModule } from '../page.tsx'
import { pages } from '../../storefront/pages.ts'
import type { DeliverTo } from '../../storefront/layout-data/deliver-to-cookie.ts'
import { readChosen } from '../../storefront/delivery/deliver-to.ts'
import { type FrameData, loadFrame } from '../../storefront/layout-data/load-layout.ts'
import { matchPage } from './match.ts'
import { Redirect } from './redirect.ts'

export type Loaded = {
  /** of the entry in pages.ts */
  id: string
  /** null: its code could not be had */
  page: PageModule['page'] | null
  /** null: nobody knows who is here */
  frame: FrameData | null
  data: unknown
  /** why the page, or the whole frame, cannot be shown */
  error: unknown
}

type Wish = {
  api: Api
  url: URL
  frame?: FrameData | null | undefined
  /** Where to deliver, as the cookie says; in the browser, what is kept there. */
  chosen?: DeliverTo | null
}

/** Everything that a page shows, asked for at once; with a `frame`, that one stays. */
export async function loadPage({
  api,
  url,
  frame: known,
  chosen = readChosen(),
}: Wish): Promise<Loaded | Redirect> {
  const { id, params, code } = pageAt(url.pathname)
  const ask = { api, params, url }
  const [frame, page, data] = await Promise.allSettled([
    known ?? loadFrame(ask, chosen),
    code,
    code.then((page) => page.load(ask)),
  ])
  const failed = [frame, data].find(({ status }) => status === 'rejected')
  const error: unknown = failed?.status === 'rejected' ? failed.reason : null
  if (error instanceof Redirect) return error
  return {
    id,
    page: page.status === 'fulfilled' ? page.value : null,
    frame: frame.status === 'fulfilled' ? frame.value : null,
    data: data.status === 'fulfilled' ? data.value : undefined,
    error,
  }
}

/** The page at an address: which one, and its code. */
export function pageAt(pathname: string) {
  const found = matchPage(pages, pathname)
  if (found === null) throw new Error('pages.ts has no page for what is left')
  const { page, params } = found
  return { id: page.id, params, code: page.module().then((code) => code.page) }
}
