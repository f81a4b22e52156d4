import { MapPinPlus } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '#shop/addresses/address.ts'
import { definePage } from '../../layout-data/define-page.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { addressesMessages } from '../../../messages/en/storefront/account/addresses.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { accountMessages } from '../../../messages/en/storefront/account/account.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { orLogin } from '../../auth/require-login.ts'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'

export const page = definePage({
  load: ({ api, url }) => orLogin(url, api.addresses()),
  head: (_, { language }) => ({
    title: messagesIn(language, addressesMessages)('addresses.title'),
  }),
  Page: function AddressesPage({ data: addresses }) {
    const t = useMessages(addressesMessages, accountMessages)
    const [open, setOpen] = useState(false)
    // Kept while the dialog slides out; null is a new address.
    const [edited, setEdited] = useState<Address | null>(null)
    // The dialog may reopen before it has slid out: each opening mounts a new form.
    const [turn, setTurn] = useState(0)
    const edit = (address: Address | null) => {
      setEdited(address)
      setTurn(turn + 1)
      setOpen(true)
    }
    const add = (
      <Button kind="main" onClick={() => edit(null)}>
        <MapPinPlus aria-hidden className="size-5" /> {t('addresses.add')}
      </Button>
    )
    return (
      <div className="wrap">
        <PageHead
          title={t('addresses.title')}
          lead={t('addresses.lead')}
          crumbs={[
            { name: t('profile.title'), to: paths.profile() },
            { name: t('addresses.title'), to: paths.addresses() },
          ]}
        >
          {addresses.length > 0 && add}
        </PageHead>
        {addresses.length === 0 ? (
          <EmptyState ornament="truck" title={t('addresses.none')} text={t('addresses.noneText')}>
            {add}
          </EmptyState>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2 wide:grid-cols-3">
            {addresses.map((address) => (
              <li key={address.id} className="grid">
                <AddressCard address={address} onEdit={() => edit(address)} />
              </li>
            ))}
          </ul>
        )}
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={t(edited ? 'form.edit' : 'form.add')}
        >
          <AddressForm key={turn} address={edited} onDone={() => setOpen(false)} />
        </Dialog>
      </div>
    )
  },
})
