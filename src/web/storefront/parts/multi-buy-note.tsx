import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import type { Most, Note } from './line-notes.tsx'

const load = async () => (await import('./line-notes.tsx')).LineNote

// The server renders them with the page; a browser loads the code only where there is one.
const LineNote = import.meta.env.SSR ? await load() : lazyPart(load)

/** "3 for Rs. 500 · You save Rs. 40", as far as it applies to the line; of weighed goods their weight. */
export const MultiBuyNote = (props: ComponentProps<typeof Note>) =>
  (props.line.multiBuy || props.line.weight) && (
    <Suspense>
      <LineNote {...props} />
    </Suspense>
  )

/** The most that lines with this total may cost, as a row or a sentence; nothing where nothing is weighed. */
export const MostRow = (props: ComponentProps<typeof Most>) =>
  props.lines.some(({ weight }) => weight) && (
    <Suspense>
      <LineNote {...props} />
    </Suspense>
  )
