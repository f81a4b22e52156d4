import { ClipboardList, CornerDownRight, Package, Users, Zap } from 'lucide-react'
import { useEffect, useId } from 'react'
import { backOfficePaletteMessages } from '../../messages/en/back-office/palette.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Entry, Group } from './entries.ts'

const icons = {
  pages: CornerDownRight,
  actions: Zap,
  orders: ClipboardList,
  products: Package,
  customers: Users,
}

type Props = {
  id: string
  groups: readonly Group[]
  active: string | null
  onChoose: (entry: Entry) => void
}

/** For `aria-activedescendant`. */
export const optionId = (list: string, key: string) => `${list}-${key.replace(/\W/g, '-')}`

/** Results by kind. The text field keeps the focus and names the active result. */
export function PaletteList({ id, groups, active, onChoose }: Props) {
  const t = useMessages(backOfficePaletteMessages)
  useEffect(() => {
    if (active !== null)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div id={id} role="listbox" aria-label={t('palette.list')}>
      {groups.map((group) => (
        <PaletteGroup
          key={group.kind}
          list={id}
          group={group}
          active={active}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}

type GroupProps = Pick<Props, 'active' | 'onChoose'> & { list: string; group: Group }

function PaletteGroup({ list, group: { kind, entries }, active, onChoose }: GroupProps) {
  const t = useMessages(backOfficePaletteMessages)
  const heading = useId()
  const Icon = icons[kind]
  return (
    <div role="group" aria-labelledby={heading} className="palette-group">
      <p id={heading} role="presentation" className="text-small font-semibold text-soft">
        {t(`palette.${kind}`)}
      </p>
      {entries.map((entry) => (
        <div
          key={entry.key}
          id={optionId(list, entry.key)}
          role="option"
          tabIndex={-1}
          aria-selected={entry.key === active}
          className="office-option"
          // The text field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(entry)}
          onKeyDown={undefined}
        >
          <Icon aria-hidden className="size-5 shrink-0 text-soft" />
          <span className="min-w-0">
            <span className="block truncate font-semibold">{entry.name}</span>
            {entry.detail && (
              <span className="block truncate text-small text-soft">
                <bdi>{entry.detail}</bdi>
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}
