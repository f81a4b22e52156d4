import { type Address, addressText } from '#shop/addresses/address.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { addressesMessages } from '../../messages/en/storefront/account/addresses.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

type Props = {
  /** current text of the address field */
  address: string
  onPick: (address: Address) => void
  /** To type an address, where the field is hidden while a saved one is chosen. */
  onOther?: () => void
}

const card =
  'min-h-11 max-w-full rounded-card border-[1.5px] border-line bg-raised px-4 py-2 text-start transition-colors aria-pressed:border-link aria-pressed:bg-leaf-soft'

/** One tap fills in an entry of the address book at the checkout. */
export function AddressPicker({ address, onPick, onOther }: Props) {
  const t = useMessages(addressesMessages)
  const { book } = useLayoutData()
  return (
    <div role="group" aria-label={t('addresses.pick')} className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4 text-small">
        <p className="font-semibold">{t('addresses.pick')}</p>
        <Link to={paths.addresses()} className="inline-link thumb">
          {t('addresses.manage')}
        </Link>
      </div>
      <div className="flex flex-wrap gap-2">
        {book.map((entry) => (
          <button
            key={entry.id}
            type="button"
            aria-pressed={addressText(entry) === address.trim()}
            onClick={() => onPick(entry)}
            className={card}
          >
            <span className="block truncate font-semibold">{entry.label || entry.name}</span>
            <span className="block max-w-64 text-small whitespace-pre-line text-soft">
              {addressText(entry)}
            </span>
          </button>
        ))}
        {onOther && (
          <button
            type="button"
            aria-pressed={!book.some((entry) => addressText(entry) === address.trim())}
            onClick={onOther}
            className={`${card} font-semibold`}
          >
            {t('addresses.other')}
          </button>
        )}
      </div>
    </div>
  )
}
