import { type ReactNode, useEffect, useRef } from 'react'
import { Ornament } from '../../../ui/ornament/ornament.tsx'

/** Replaces the sent form and takes the focus, so that screen readers announce it. */
export function Sent({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section id="form" className="panel grid justify-items-center gap-3 p-8 text-center">
      <Ornament name="bird" className="w-36" />
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {title}
      </h2>
      <p className="text-soft">{text}</p>
      {children && <div className="mt-2">{children}</div>}
    </section>
  )
}
