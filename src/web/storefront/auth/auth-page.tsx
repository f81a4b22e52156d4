import type { ReactNode } from 'react'
import { Ornament } from '../../ui/ornament/ornament.tsx'

type Props = { title: string; lead: string; children: ReactNode }

export const AuthPage = ({ title, lead, children }: Props) => (
  <div className="wrap pt-8 sm:pt-14">
    <div className="panel mx-auto grid max-w-lg gap-6 p-5 sm:p-9">
      <div className="grid gap-2">
        <Ornament name="bird" className="w-24" />
        <h1 className="text-head">{title}</h1>
        <p className="text-soft">{lead}</p>
      </div>
      {children}
    </div>
  </div>
)
