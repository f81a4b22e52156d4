import { Suspense } from 'react'
import type { CartLine } from '#shop/cart/cart.ts'
import { lazyPart } from '../../app/hydration/lazy-part.ts'

const load = async () => (await import('./colour-part.tsx')).ColourPart

// A browser loads the code only for products with colours.
const ColourPart = import.meta.env.SSR ? await load() : lazyPart(load)

type Props = { line: CartLine; onColour: (colour: string) => void }

/** Changes a line's colour; says so if the chosen one is no longer available. */
export const LineColour = ({ line, onColour }: Props) =>
  line.colour !== undefined && (
    <Suspense fallback={<p className="text-small text-soft">{line.colourLabel}</p>}>
      <ColourPart line={line} onColour={onColour} />
    </Suspense>
  )
