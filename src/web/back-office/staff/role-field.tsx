import { useState } from 'react'
import { type StaffRole, staffRoles } from '#shop/person.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { backOfficeStaffMessages } from '../../messages/en/back-office/settings/staff.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { oneOfOr } from '../parts/one-of-or.ts'

/** The form field `role`. */
export function RoleField({ start }: { start: StaffRole }) {
  const t = useMessages(backOfficeStaffMessages)
  const ofRoles = useMessages(backOfficeMessages)
  const [role, setRole] = useState(start)
  return (
    <RadioGroup
      label={t('change.role')}
      name="role"
      value={role}
      onChange={setRole}
      choices={staffRoles.map((one) => ({
        value: one,
        label: ofRoles(`role.${one}`),
        hint: t(`may.${one}`),
      }))}
    />
  )
}

export const roleIn = (values: FormData): StaffRole =>
  oneOfOr(staffRoles, String(values.get('role')), 'viewer')
