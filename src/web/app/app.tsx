import { useEffect } from 'react'
import type { Api } from './api/api.ts'
import { ApiProvider } from './api/use-api.ts'
import type { Language } from '../messages/language.ts'
import { LanguageProvider } from '../messages/use-messages.ts'
import { replayEvents } from './hydration/event-replay.ts'
import { ErrorBoundary } from './router/error-boundary.tsx'
import type { Router, RouterState } from './router/router.ts'
import { usePendingPage } from './router/use-pending-page.ts'
import { RouterProvider, useRouterState } from './router/use-router.tsx'

type Props = { api: Api; language: Language; state: RouterState; router?: Router }

export const App = ({ api, language, ...rest }: Props) => (
  <LanguageProvider value={language}>
    <ApiProvider value={api}>
      <RouterProvider {...rest}>
        <Shell />
      </RouterProvider>
    </ApiProvider>
  </LanguageProvider>
)

function Shell() {
  const state = useRouterState()
  useEffect(() => void replayEvents(), [])
  if (state === null) return null
  const { layout, layoutData, error } = state
  return (
    <ErrorBoundary at={state} error={layoutData === null ? error : null} ErrorPage={BrokenLayout}>
      <layout.Layout>
        <Page />
      </layout.Layout>
    </ErrorBoundary>
  )
}

function Page() {
  const state = useRouterState()
  const pending = usePendingPage()
  if (pending !== undefined || state === null) return pending
  const { page, layout, error } = state
  return (
    <ErrorBoundary at={state} error={error} ErrorPage={page?.ErrorPage ?? layout.ErrorPage}>
      {page && <page.Component />}
    </ErrorBoundary>
  )
}

function BrokenLayout() {
  const layout = useRouterState()?.layout
  return (
    layout && (
      <layout.Layout>
        <layout.ErrorPage />
      </layout.Layout>
    )
  )
}
