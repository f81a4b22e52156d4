import { type ComponentType, type ReactNode, useEffect } from 'react'
import { applyHead } from './document/head.ts'
import type { Api } from './api/api.ts'
import type { Head, ShopName } from './document/head.ts'
import { useLoaderData, useLocation } from './router/use-router.tsx'
import { useFrame } from '../storefront/layout-data/use-layout-data.ts'

/** What a page may ask with. The same on the server and in the browser. */
export type Ask = { api: Api; params: Record<string, string | undefined>; url: URL }

export type PageModule = {
  page: {
    load: (ask: Ask) => Promise<unknown>
    head: (data: unknown, url: URL, shop: ShopName) => Head
    Component: ComponentType
    /** in place of the page while `load` takes its time; without it the page before stays */
    Waiting?: ComponentType
    /** instead of the page when `load` fails; without it the shop's own */
    Problem?: ComponentType
  }
}

type PageParts<Data> = {
  load: (ask: Ask) => Promise<Data>
  head: (data: Data, url: URL, shop: ShopName) => Head
  Page: (props: { data: Data }) => ReactNode
  Waiting?: ComponentType
  Problem?: ComponentType
}

/** Ties a page's three parts to one type of data; outside, the table of pages need not know it. */
export function definePage<Data>({
  load,
  head,
  Page,
  Waiting,
  Problem,
}: PageParts<Data>): PageModule['page'] {
  return {
    load,
    ...(Waiting && { Waiting }),
    ...(Problem && { Problem }),
    head: (data, url, shop) => head(data as Data, url, shop),
    Component: function LoadedPage() {
      const data = useLoaderData() as Data
      const { pathname, search } = useLocation()
      const { settings } = useFrame()
      useEffect(() => {
        const url = new URL(pathname + search, window.location.origin)
        applyHead(head(data, url, settings), settings)
      }, [data, pathname, search, settings])
      return <Page data={data} />
    },
  }
}
