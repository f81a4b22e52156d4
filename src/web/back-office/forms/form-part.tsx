import { type ReactNode, useId } from 'react'

type Props = { title: string; hint?: string; id?: string; children: ReactNode }

/** One part of a long form, under its own heading. `id`: its anchor in the address. */
export function FormPart({ title, hint, id: anchor, children }: Props) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="office-box grid min-w-0 scroll-mt-28 grid-cols-1 gap-4"
    >
      <div>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {hint && <p className="text-small text-soft">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
