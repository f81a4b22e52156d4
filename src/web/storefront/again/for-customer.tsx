import { Suspense } from 'react'
import type { WireUsual } from '#wire/v1/usual.ts'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'

const load = () => import('./buy-again.tsx')

// The server draws it with the page; a browser fetches it for those alone who have bought before.
const here = import.meta.env.SSR ? await load() : null
// Nothing can be pressed in what the server has drawn before its code is there.
if (!here && document.querySelector('.strip')) ahead(load)
const BuyAgain = here ? here.BuyAgain : lazyPart(async () => (await load()).BuyAgain)

export const ForCustomer = ({ usual }: { usual: WireUsual | null }) => (
  <Suspense fallback={null}>{usual && <BuyAgain usual={usual} />}</Suspense>
)
