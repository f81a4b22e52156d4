import type { ComponentProps, ReactNode } from 'react'
import { TextField } from '../../ui/form/field.tsx'

type Field = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'name' | 'error' | 'autoFocus' | 'maxLength'
>

type Props<Found> = Field & {
  text: string
  onText: (text: string) => void
  /** Scanners end with Enter. */
  onEnter?: () => void
  /** says that nothing was found */
  status: ReactNode
  /** Accessible name of the list. */
  listLabel: string
  found: readonly Found[]
  row: (one: Found) => { title: string; note: ReactNode; action: ReactNode }
  /** between the field and the list */
  children?: ReactNode
}

/** A search field above the list of what it finds, each with its action. */
export function SearchPart<Found extends { id: string }>(props: Props<Found>) {
  const { text, onText, onEnter, status, listLabel, found, row, children, ...field } = props
  return (
    <div className="grid gap-2">
      <TextField
        maxLength={100}
        {...field}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter?.()
        }}
      />
      <p role="status" className="text-small text-soft">
        {status}
      </p>
      {children}
      {found.length > 0 && (
        <ul aria-label={listLabel} className="divide-y divide-line">
          {found.map((one) => (
            <FoundRow key={one.id} {...row(one)} />
          ))}
        </ul>
      )}
    </div>
  )
}

const FoundRow = ({
  title,
  note,
  action,
}: {
  title: string
  note: ReactNode
  action: ReactNode
}) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
    <span className="min-w-0">
      <span className="block font-semibold">{title}</span>
      <span className="block text-small text-soft">{note}</span>
    </span>
    {action}
  </li>
)
