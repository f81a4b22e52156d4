import type { ReactNode } from 'react'

/** The painted strip below it, by the section's subject (drawing/section-heads.ts). */
type Art = 'chevrons' | 'feathers' | 'leaves' | 'lotus' | 'roses' | 'stars'

type Props = { id?: string; over?: string; title: string; art: Art; children?: ReactNode }

export const SectionHead = ({ id, over, title, art, children }: Props) => (
  <div className="mb-4 flex flex-wrap items-baseline-last justify-between gap-x-6 gap-y-2">
    <div className={`head-art head-${art}`}>
      {over && <p className="text-small font-semibold text-link">{over}</p>}
      <h2 id={id} className="text-head">
        {title}
      </h2>
    </div>
    {children}
  </div>
)
