import { definePage } from '../layout-data/define-page.ts'
import { Parts } from './parts.tsx'
import { Tokens } from './tokens.tsx'

/** For developers (`npm run dev`); not part of a production build. See docs/design.md. */
export const page = definePage({
  load: async () => null,
  head: () => ({ title: 'Style guide' }),
  Page: () => (
    <div className="wrap py-8">
      <h1 className="mb-6 text-sign">Style guide</h1>
      <Tokens />
      <Parts />
    </div>
  ),
})
