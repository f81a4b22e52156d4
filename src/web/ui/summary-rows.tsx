import type { ReactNode } from 'react'

/** Labels on one side, amounts on the other; the marked last row is the total. */
export const SummaryRows = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-2.5">{children}</dl>
)

type RowProps = { label: ReactNode; children: ReactNode; total?: boolean; less?: boolean }

export const SummaryRow = ({ label, children, total = false, less = false }: RowProps) => (
  <div
    className={`flex items-baseline justify-between gap-4 ${
      total ? 'mt-1 border-t border-line pt-3.5 text-title font-bold' : ''
    } ${less ? 'text-leaf-ink' : ''}`}
  >
    <dt className={total ? 'font-display' : 'text-soft'}>{label}</dt>
    <dd className={`money text-end ${total ? 'font-bold' : ''}`}>{children}</dd>
  </div>
)
