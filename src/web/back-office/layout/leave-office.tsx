import { paths } from '../../app/paths.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LogoutButton } from './logout-button.tsx'

export function LeaveOffice({ className = '', isIn }: { className?: string; isIn: boolean }) {
  const t = useMessages(backOfficeMessages)
  return (
    <>
      {/* Another application: the browser itself goes there. */}
      <a href={paths.home()} className={buttonClass({ small: true, className })}>
        {t('backOffice.shop')}
      </a>
      {isIn && <LogoutButton className={className} />}
    </>
  )
}
