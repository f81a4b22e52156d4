import type { ComponentType, ReactNode } from 'react'
import type { Api } from './api/api.ts'
import type { Language } from '../messages/language.ts'
import type { Head, ShopName } from './document/head.ts'

/** `cookies`: from the request on the server; null in the browser, which reads its own storage. */
export type LayoutLoaderArgs = {
  api: Api
  language: Language
  url: URL
  cookies: Readonly<Record<string, string | undefined>> | null
}

/** Its data is kept across navigations. */
export type Layout = {
  id: string
  load: (args: LayoutLoaderArgs) => Promise<unknown>
  Layout: ComponentType<{ children: ReactNode }>
  /** for a page that fails to load and has no `ErrorPage` of its own */
  ErrorPage: ComponentType
  /** the shop's name in page titles; null if the data failed to load */
  shopOf: (data: unknown) => ShopName
}

/** The same on the server and in the browser. */
export type LoaderArgs<LayoutData = unknown> = {
  api: Api
  language: Language
  params: Record<string, string | undefined>
  url: URL
  /** on the server: fields of this page's form that was refused without scripts */
  typed: URLSearchParams | undefined
  /** loads in parallel: await it only where it is needed */
  layoutData: Promise<LayoutData>
}

export type HeadArgs = { url: URL; shop: ShopName; language: Language }

export type PageModule = {
  page: {
    load: (args: LoaderArgs) => Promise<unknown>
    head: (data: unknown, args: HeadArgs) => Head
    Component: ComponentType
    /** shown while `load` is slow; without it the previous page stays */
    Pending?: ComponentType
    /** shown when `load` fails; without it the layout's */
    ErrorPage?: ComponentType
  }
}

export type PageEntry = {
  /** names the route; `product-1` and `product` are one page at two addresses */
  id: string
  /** file name without `.page.tsx`, which identifies its chunk */
  file: string
  path: string
  module: () => Promise<PageModule>
  /** Query parameters that the page reads; the server passes no others (page-address.ts). */
  query: readonly string[]
  /** Parameters that may be repeated. */
  several?: readonly string[]
  layout: Layout
}

/** Loaded after the first page: the document names the code of the first page itself. */
export type PageTable = () => Promise<readonly PageEntry[]>
