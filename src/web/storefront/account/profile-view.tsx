import { PencilLine } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { awaitsApproval } from '#shop/person.ts'
import type { Person } from '../../app/api/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { accountMessages } from '../../messages/en/storefront/account/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Avatar } from '../parts/avatar.tsx'

type Props = { person: Person; editButton: RefObject<HTMLButtonElement | null>; onEdit: () => void }

export const ProfileView = ({ person, editButton, onEdit }: Props) => {
  const t = useMessages(accountMessages)
  return (
    <section aria-label={t('profile.details')} className="panel p-5 sm:p-8">
      <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4 border-b border-line pb-6">
        <Avatar person={person} className="size-20 !text-title" />
        <div className="grid min-w-0 grow gap-1">
          <p className="font-display text-title font-bold">{person.fullName}</p>
          {person.kind === 'stock' && (
            <p>
              <Badge tone={person.wholesale ? 'good' : 'calm'}>
                {t(person.wholesale ? 'profile.stock' : 'profile.waiting')}
              </Badge>
            </p>
          )}
        </div>
        <Button ref={editButton} onClick={onEdit}>
          <PencilLine aria-hidden className="size-4" /> {t('profile.edit')}
        </Button>
        {awaitsApproval(person) && (
          <p className="basis-full text-small text-soft">{t('profile.waitingText')}</p>
        )}
      </div>
      <dl className="grid gap-5 sm:grid-cols-2">
        <Row name={t('profile.fullName')}>{person.fullName}</Row>
        <Row name={t('profile.email')}>
          {person.email}
          {person.pendingEmail !== null && (
            <span className="mt-1 block text-small font-normal text-soft">
              {t('profile.pendingEmail', { email: person.pendingEmail })}
            </span>
          )}
        </Row>
        <Row name={t('profile.phone')}>
          <span className="money">
            {person.phone ? <bdi dir="ltr">{localPhone(person.phone)}</bdi> : t('profile.none')}
          </span>
        </Row>
        {person.kind === 'stock' && (
          <>
            <Row name={t('profile.businessName')}>{person.businessName || t('profile.none')}</Row>
            <Row name={t('profile.businessAddress')}>
              {person.businessAddress || t('profile.none')}
            </Row>
          </>
        )}
      </dl>
    </section>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-small text-soft">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
