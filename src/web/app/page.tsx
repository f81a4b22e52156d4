import { type ComponentType, type ReactNode, useEffect } from 'react'
import type { Api } from './api/api.ts'
import type { Language } from '../messages/language.ts'
import { useLanguage } from '../messages/use-messages.ts'
import { applyHead, type Head, type ShopName } from './document/head.ts'
import { useLoaderData, useLocation, useRouterState } from './router/use-router.tsx'

/** What a layout is loaded with. `cookies`: as they came to the server; null in the browser, which has its own storage. */
export type LayoutLoaderArgs = {
  api: Api
  language: Language
  url: URL
  cookies: Readonly<Record<string, string | undefined>> | null
}

/** A layout around pages. Its data is kept across navigations. */
export type Layout = {
  id: string
  load: (args: LayoutLoaderArgs) => Promise<unknown>
  Layout: ComponentType<{ children: ReactNode }>
  /** instead of a page that cannot be loaded and has no `ErrorPage` of its own */
  ErrorPage: ComponentType
  /** how pages name the shop in their titles; null when the data could not be had */
  shopOf: (data: unknown) => ShopName
}

/** What a page is loaded with. The same on the server and in the browser. */
export type LoaderArgs<LayoutData = unknown> = {
  api: Api
  language: Language
  params: Record<string, string | undefined>
  url: URL
  /** loaded at the same time: only what needs it waits for it */
  layoutData: Promise<LayoutData>
}

/** What the head of a page is made with. */
export type HeadArgs = { url: URL; shop: ShopName; language: Language }

export type PageModule = {
  page: {
    load: (args: LoaderArgs) => Promise<unknown>
    head: (data: unknown, args: HeadArgs) => Head
    Component: ComponentType
    /** in place of the page while `load` takes its time; without it the page before stays */
    Pending?: ComponentType
    /** instead of the page when `load` fails; without it the layout's */
    ErrorPage?: ComponentType
  }
}

export type PageEntry = {
  /** names the route; `product-1` and `product` are the same page on two addresses */
  id: string
  /** the name of its file: `home` is in `home.page.tsx`, which is how its chunk is found */
  file: string
  path: string
  module: () => Promise<PageModule>
  /** What the page reads from its query. The server gives it nothing else (page-address.ts). */
  query: readonly string[]
  /** What of this it may have several of. */
  several?: readonly string[]
  layout: Layout
}

/**
 * Address → page. The browser loads it, with what each page's code is made of, after the first page, which
 * the server has found and named in the document.
 */
export type PageTable = () => Promise<readonly PageEntry[]>

type PageParts<Data, LayoutData> = {
  load: (args: LoaderArgs<LayoutData>) => Promise<Data>
  head: (data: Data, args: HeadArgs) => Head
  Page: (props: { data: Data }) => ReactNode
  Pending?: ComponentType
  ErrorPage?: ComponentType
}

/** Ties a page's parts to one type of data; outside, the table of pages need not know it. */
export function makePage<Data, LayoutData>(parts: PageParts<Data, LayoutData>): PageModule['page'] {
  const { load, head, Page, Pending, ErrorPage } = parts
  return {
    load: (args) => load(args as LoaderArgs<LayoutData>),
    ...(Pending && { Pending }),
    ...(ErrorPage && { ErrorPage }),
    head: (data, args) => head(data as Data, args),
    Component: function LoadedPage() {
      const data = useLoaderData() as Data
      const { pathname, search } = useLocation()
      const state = useRouterState()
      const language = useLanguage()
      useEffect(() => {
        const url = new URL(pathname + search, window.location.origin)
        const shop = state?.layout.shopOf(state.layoutData) ?? null
        applyHead(head(data, { url, shop, language }), shop, language)
      }, [data, pathname, search, language, state?.layout, state?.layoutData])
      return <Page data={data} />
    },
  }
}
