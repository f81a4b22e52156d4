import { tints } from '#shop/catalogue/category.ts'
import { backOfficeBannersMessages } from '../../messages/en/back-office/content/banners.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { ShownPart } from '../content/shown-part.tsx'
import { FormPart } from '../parts/form-part.tsx'
import { clockText } from '../parts/shop-clock.ts'
import { bannerFields, type BannerPlace, type BannerValues } from './banner-values.ts'
import type { BannerForm } from './use-banner-form.ts'

type Props = { form: BannerForm; place: BannerPlace; mayWrite: boolean }

/** The words of a banner, and when it is shown. */
export function BannerEditor({ form, place, mayWrite }: Props) {
  const t = useMessages(backOfficeBannersMessages)
  return (
    <form {...form.form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {form.theirs ? <Theirs form={form} /> : form.problem && <Notice>{form.problem}</Notice>}
        <Words form={form} place={place} />
        <ShownPart form={form} />
        {mayWrite && (
          <div className="office-bar">
            <Button type="submit" kind="main" busy={form.busy}>
              {t('banners.save')}
            </Button>
            <p role="status" className="text-small text-soft">
              {form.isChanged && t('banners.unsaved')}
            </p>
          </div>
        )}
      </fieldset>
    </form>
  )
}

function Words({ form: { typed, set, errorOf }, place }: Omit<Props, 'mayWrite'>) {
  const t = useMessages(backOfficeBannersMessages)
  return (
    <FormPart title={t('part.words')}>
      <TextField
        name="title"
        label={t('field.title')}
        hint={t('hint.title')}
        maxLength={80}
        value={typed.title}
        error={errorOf('title')}
        onChange={({ target }) => set({ title: target.value })}
      />
      {place === 'banner' && (
        <AreaField
          name="text"
          label={t('field.text')}
          hint={t('hint.text')}
          maxLength={160}
          rows={3}
          value={typed.text}
          error={errorOf('text')}
          onChange={({ target }) => set({ text: target.value })}
          optional
        />
      )}
      <TextField
        name="link"
        label={t('field.link')}
        hint={t('hint.link')}
        maxLength={300}
        dir="ltr"
        value={typed.link ?? ''}
        error={errorOf('link')}
        onChange={({ target }) => set({ link: target.value.trim() || null })}
        optional
      />
      <TextField
        name="alt"
        label={t('field.alt')}
        hint={t('hint.alt')}
        maxLength={200}
        value={typed.alt}
        error={errorOf('alt')}
        onChange={({ target }) => set({ alt: target.value })}
        optional
      />
      {place === 'banner' && (
        <SelectField
          name="tint"
          label={t('field.tint')}
          value={typed.tint ?? ''}
          onChange={({ target }) => set({ tint: target.value || null })}
          options={[
            { value: '', label: t('tint.any') },
            ...tints.map((value) => ({ value, label: t(`tint.${value}`) })),
          ]}
        />
      )}
    </FormPart>
  )
}

/** What somebody else has written meanwhile, where both have changed the same. */
function Theirs({ form: { theirs, takeTheirs } }: { form: BannerForm }) {
  const t = useMessages(backOfficeBannersMessages)
  if (theirs === null) return null
  const words = (field: keyof BannerValues) => {
    const value = theirs.now[field]
    if (typeof value === 'boolean') return t(value ? 'banners.yes' : 'banners.no')
    if (field === 'from' || field === 'until') return clockText(theirs.now[field]) || t('banners.nothing') // prettier-ignore
    return value || t('banners.nothing')
  }
  return (
    <Notice>
      <p>{t('banners.conflict')}</p>
      {bannerFields
        .filter((field) => theirs.both.includes(field))
        .map((field) => (
          <div key={field} className="font-normal">
            <p className="font-semibold">{t(`field.${field}`)}</p>
            <p>{words(field)}</p>
          </div>
        ))}
      <Button small className="justify-self-start" onClick={takeTheirs}>
        {t('banners.takeTheirs')}
      </Button>
      <p className="font-normal">{t('banners.keepMine')}</p>
    </Notice>
  )
}
