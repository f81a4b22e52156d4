import { MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import { localPhone, phoneKey, whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { paths } from '../../app/paths.ts'
import { backOfficePasswordLinkMessages } from '../../messages/en/back-office/orders/password-link.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { ActionButton } from '../parts/action-button.tsx'
import { CopyLink } from '../parts/copy-button.tsx'
import { Reach } from '../parts/reach.tsx'
import { useAllows } from '../parts/use-allows.ts'
import type { StaffCustomer } from './load-customer.ts'

/** Answers a customer who asks for a new password: a link for WhatsApp, or to read out. */
export function PasswordLink({ customer }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficePasswordLinkMessages)
  const mayWrite = useAllows('customer.write')
  const [link, setLink] = useState<string>()
  const { id, fullName: name, phone: typed, passwordRequestedAt } = customer
  if (passwordRequestedAt === null || customer.role !== null) return null
  const phone = phoneKey(typed) ?? typed
  return (
    <section aria-labelledby="password-link" className="office-box grid gap-3">
      <h2 id="password-link" className="text-title">
        {t('passwordLink.title')}
      </h2>
      <p>{t('passwordLink.text', { time: t.moment(Date.parse(passwordRequestedAt)) })}</p>
      {mayWrite && (
        <div>
          <ActionButton
            run={async (send) => {
              const { data } = await send('adminMakePasswordLink', { params: { id } })
              setLink(location.origin + paths.resetPassword({ token: data.token }))
            }}
            done={t('passwordLink.done', { name })}
          >
            {t(link === undefined ? 'passwordLink.make' : 'passwordLink.again')}
          </ActionButton>
        </div>
      )}
      {link !== undefined && (
        <>
          <TextField label={t('passwordLink.link')} value={link} readOnly />
          <p className="text-small text-soft">{t('passwordLink.once')}</p>
          <div className="flex flex-wrap gap-3">
            <CopyLink link={link} small />
            {phone && (
              <>
                <Reach
                  to={whatsappLink(phone, t('passwordLink.message', { name, link }))}
                  icon={<MessageCircle aria-hidden className="size-5" />}
                >
                  {t('passwordLink.whatsapp')}
                </Reach>
                <Reach to={`tel:${phone}`} icon={<Phone aria-hidden className="size-5" />}>
                  {t('passwordLink.call', { phone: localPhone(typed) })}
                </Reach>
              </>
            )}
          </div>
        </>
      )}
    </section>
  )
}
