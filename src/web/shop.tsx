import { useEffect } from 'react'
import type { Api } from './api.ts'
import { catchUp } from './early.ts'
import { Catch } from './router/catch.tsx'
import type { Router, Shown } from './router/router.ts'
import { RouterProvider, useShown } from './router/use-router.tsx'
import { Frame } from './storefront/frame/frame.tsx'
import { Problem } from './storefront/missing/problem.tsx'
import { ApiProvider } from './use-api.ts'
import { useWaiting } from './use-waiting.ts'

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
