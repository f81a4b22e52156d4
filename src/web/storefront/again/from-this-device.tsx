import { Suspense } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import { bought, viewed } from './device-texts.ts'

const Rows = lazyPart(async () => (await import('./device-rows.tsx')).DeviceRows)

type Props = {
  /** the product of this page, which is not among the others */
  except?: string
}

/** What this browser has ordered and looked at; nothing where it has not, nor before it is hydrated. */
export const FromThisDevice = ({ except }: Props) => (
  <Suspense fallback={null}>
    {bought.use() + viewed.use() !== '' && <Rows {...(except && { except })} />}
  </Suspense>
)
