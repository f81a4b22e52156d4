import { useState } from 'react'
import { tokenDays, tokenPermissions } from '#shop/accounts/sessions/token-rules.ts'
import { allows } from '#shop/permissions.ts'
import { backOfficeTokensMessages } from '../../messages/en/back-office/settings/tokens.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'

/** Makes a token with some of one's own permissions; its secret is handed on to be shown. */
export function NewToken({ onMade }: { onMade: (secret: string) => void }) {
  const t = useMessages(backOfficeTokensMessages)
  const send = useStaffSend()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('tokens.new')}</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('tokens.new')}
        labels={{ send: t('tokens.make'), keep: t('tokens.keep'), failed: t('tokens.failed') }}
        check={(values) => {
          if (textIn(values, 'name') === '') return { general: t('tokens.noName') }
          if (!values.has('permissions')) return { general: t('tokens.noPermission') }
          return textIn(values, 'password') === '' ? { general: t('tokens.noPassword') } : null
        }}
        send={async (values) => {
          const { data } = await send('adminCreateToken', {
            body: {
              name: textIn(values, 'name'),
              permissions: tokenPermissions.filter((one) =>
                values.getAll('permissions').includes(one),
              ),
              days: tokenDays.find((one) => String(one) === values.get('days')) ?? 30,
              password: String(values.get('password')),
            },
          })
          onMade(data.token)
          return t('tokens.made')
        }}
      >
        <Fields />
      </ConfirmDialog>
    </div>
  )
}

function Fields() {
  const t = useMessages(backOfficeTokensMessages)
  const data = useLayoutData()
  const own = tokenPermissions.filter((one) => data !== null && allows(data.role, one))
  return (
    <>
      <TextField
        name="name"
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        maxLength={60}
        autoComplete="off"
        autoFocus
      />
      <fieldset>
        <legend className="mb-1 text-small font-semibold">{t('tokens.may')}</legend>
        <div className="grid max-h-72 gap-x-6 overflow-y-auto rounded-card border border-line px-3 sm:grid-cols-2">
          {own.map((one) => (
            <Checkbox key={one} name="permissions" value={one} label={t(one)} />
          ))}
        </div>
      </fieldset>
      <SelectField
        name="days"
        label={t('tokens.days')}
        defaultValue="30"
        options={tokenDays.map((days) => ({
          value: String(days),
          label: t('tokens.count', { days }),
        }))}
      />
      <TextField
        type="password"
        name="password"
        label={t('tokens.password')}
        maxLength={1024}
        autoComplete="current-password"
      />
    </>
  )
}
