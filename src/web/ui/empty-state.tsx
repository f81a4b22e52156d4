import type { ReactNode } from 'react'
import { Ornament, type OrnamentName } from './ornament/ornament.tsx'

type Props = {
  ornament: OrnamentName
  title: string
  text?: string
  children?: ReactNode
  /** 1 makes it the page's own heading */
  level?: 1 | 2
}

export function EmptyState({ ornament, title, text, children, level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-2 px-4 py-6 text-center sm:gap-3 sm:py-12">
      <Ornament name={ornament} className="w-32 sm:mb-2 sm:w-52" />
      <Heading className="text-head">{title}</Heading>
      {text && <p className="text-lead text-soft">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
