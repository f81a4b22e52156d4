import { useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeSecurityMessages } from '../../messages/en/back-office/settings/security.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenewCodes, StopTwoFactor } from './change-two-factor.tsx'
import { SetUp } from './set-up.tsx'

type Security = Answer<'adminSecurity'>['data']

/** One's own second step: set up, changed, turned off. New recovery codes stay until they are kept. */
export function TwoFactor({
  security: { twoFactorSince, recoveryCodesLeft, required },
}: {
  security: Security
}) {
  const t = useMessages(backOfficeSecurityMessages)
  const { revalidate } = useRevalidator()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const isOn = twoFactorSince !== null
  const show = (made: readonly string[]) => {
    setCodes(made)
    void revalidate()
  }
  return (
    <section aria-labelledby="two-factor" className="office-box grid gap-4">
      <div className="no-print flex flex-wrap items-center gap-3">
        <h2 id="two-factor" className="text-title">
          {t('security.twoFactor')}
        </h2>
        <Badge tone={isOn ? 'good' : 'loud'}>{t(isOn ? 'security.on' : 'security.off')}</Badge>
      </div>
      <p className="no-print">
        {isOn
          ? t('security.since', { time: t.moment(Date.parse(twoFactorSince)) })
          : t('security.offText')}
      </p>
      {required && <p className="no-print font-semibold">{t('security.required')}</p>}
      {codes !== null && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {isOn && codes === null && (
        <>
          <p>{t('codes.left', { count: recoveryCodesLeft })}</p>
          <div className="flex flex-wrap gap-3">
            <RenewCodes onMade={show} />
            <StopTwoFactor />
          </div>
        </>
      )}
      {!isOn && codes === null && <SetUp onDone={show} />}
    </section>
  )
}
