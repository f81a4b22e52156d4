import type { StaffZone } from './zone-values.ts'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AreaPart } from './area-part.tsx'
import { NamePart, TermsPart } from './terms-part.tsx'
import type { ZoneForm } from './use-zone-form.ts'
import { valuesOf, zoneFields, type ZoneField } from './zone-values.ts'

type Props = { form: ZoneForm; others: readonly StaffZone[]; mayWrite: boolean }

/** A zone: its area on the map and in fields, and its terms. */
export function ZoneEditor({ form, others, mayWrite }: Props) {
  const t = useMessages(backOfficeZonesMessages)
  return (
    <form {...form.form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {form.theirs ? <Theirs form={form} /> : form.problem && <Notice>{form.problem}</Notice>}
        <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
          <AreaPart form={form} others={others} mayWrite={mayWrite} />
          <div className="grid grid-cols-1 gap-4 max-wide:-order-1">
            <NamePart form={form} />
            <TermsPart form={form} />
          </div>
        </div>
        {mayWrite && (
          <div className="office-bar">
            <Button type="submit" kind="main" busy={form.busy}>
              {t('zones.save')}
            </Button>
            <p role="status" className="text-small text-soft">
              {form.isChanged && t('zones.unsaved')}
            </p>
          </div>
        )}
      </fieldset>
    </form>
  )
}

/** What somebody else has saved meanwhile, where both have changed the same. */
function Theirs({ form: { theirs, takeTheirs } }: { form: ZoneForm }) {
  const t = useMessages(backOfficeZonesMessages)
  if (theirs === null) return null
  const now = valuesOf(theirs.now)
  const words = (field: ZoneField) => {
    if (field === 'active') return t(now.active ? 'zones.yes' : 'zones.no')
    if (field === 'kind') return t(`kind.${now.kind}`)
    return now[field] || t('zones.nothing')
  }
  return (
    <Notice>
      <p>{t('zones.conflict')}</p>
      {zoneFields
        .filter((field) => theirs.both.includes(field))
        .map((field) => (
          <div key={field} className="font-normal">
            <p className="font-semibold">{t(`field.${field}`)}</p>
            <p className="whitespace-pre-line">{words(field)}</p>
          </div>
        ))}
      <Button small className="justify-self-start" onClick={takeTheirs}>
        {t('zones.takeTheirs')}
      </Button>
      <p className="font-normal">{t('zones.keepMine')}</p>
    </Notice>
  )
}
