import type { ReactNode } from 'react'
import { type Crumb, Crumbs } from './crumbs.tsx'

type Props = { title: string; lead?: string; crumbs: readonly Crumb[]; children?: ReactNode }

export const PageHead = ({ title, lead, crumbs, children }: Props) => (
  <header className="mb-8 sm:mb-10">
    <Crumbs crumbs={crumbs} />
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-2">
      <div className="grid gap-3">
        <h1 className="text-sign">{title}</h1>
        {lead && <p className="max-w-2xl text-lead text-soft">{lead}</p>}
      </div>
      {children}
    </div>
  </header>
)
