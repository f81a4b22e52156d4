import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useLanguage } from '../messages/use-messages.ts'
import { applyHead, type Head } from './document/head.ts'
import type { HeadArgs, LoaderArgs, PageModule } from './page.tsx'
import { useLoaderData, useLocation, useRouterState } from './router/use-router.tsx'

type PageParts<Data, LayoutData> = {
  load: (args: LoaderArgs<LayoutData>) => Promise<Data>
  head: (data: Data, args: HeadArgs) => Head
  Page: (props: { data: Data }) => ReactNode
  Pending?: ComponentType
  ErrorPage?: ComponentType
}

/** Ties a page's parts to one type of data, which the page table needn't know. */
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
