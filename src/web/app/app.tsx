import { useEffect } from 'react'
import type { Api } from './api/api.ts'
import { catchUp } from './hydration/event-replay.ts'
import { Catch } from './router/error-boundary.tsx'
import type { Router, Shown } from './router/router.ts'
import { RouterProvider, useShown } from './router/use-router.tsx'
import { Frame } from '../storefront/layout/layout.tsx'
import { Problem } from '../storefront/parts/error-page.tsx'
import { ApiProvider } from './api/use-api.ts'
import { useWaiting } from './router/use-pending-page.ts'

/** The whole shop around one page; without a router it stands still. */
export const Shop = ({ api, ...rest }: { api: Api; shown: Shown; router?: Router }) => (
  <ApiProvider value={api}>
    <RouterProvider {...rest}>
      <Shell />
    </RouterProvider>
  </ApiProvider>
)

function Shell() {
  const shown = useShown()
  const isBroken = shown?.frame === null
  useEffect(() => void catchUp(), [])
  return (
    <Catch at={shown} error={isBroken ? shown.error : null} Problem={Broken}>
      <Frame>
        <Page />
      </Frame>
    </Catch>
  )
}

function Page() {
  const shown = useShown()
  const waiting = useWaiting()
  const Here = shown?.page?.Component
  return (
    waiting ?? (
      <Catch at={shown} error={shown?.error ?? null} Problem={shown?.page?.Problem ?? Problem}>
        {Here && <Here />}
      </Catch>
    )
  )
}

/** Even when nobody knows who is here, the shop's sign stays over the door. */
const Broken = () => (
  <Frame>
    <Problem />
  </Frame>
)
