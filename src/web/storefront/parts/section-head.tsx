import type { ReactNode } from 'react'

type Props = { id?: string; over?: string; title: string; children?: ReactNode }

export const SectionHead = ({ id, over, title, children }: Props) => (
  <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
    <div>
      {over && <p className="text-small font-semibold text-link">{over}</p>}
      <h2 id={id} className="text-head">
        {title}
      </h2>
    </div>
    {children}
  </div>
)
