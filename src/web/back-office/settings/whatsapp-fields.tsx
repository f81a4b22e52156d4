import {
  inUrdu,
  maxWhatsappText,
  type WhatsappSentence,
  whatsappSentences,
  whatsappTexts,
} from '#shop/settings/whatsapp-texts.ts'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { whatsappMessages } from '../../messages/en/server/whatsapp.ts'
import { sentenceIn } from '../../messages/sentence-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import type { PartProps } from './settings-parts.tsx'

/** What the server fills in of each kind (`whatsapp-text.ts`, `khata-text.ts`). */
const parts = {
  order: '{name}, {shop}, {order}, {total}, {days}, {code}, {until}, {link}',
  hold: '{name}, {shop}, {order}, {total}, {days}, {link}',
  question: '{order}, {product}, {weight}, {amount}, {link}',
  khata: '{name}, {shop}, {balance}, {overdue}, {month}, {opening}, {charged}, {paid}, {closing}',
} as const
const kinds = Object.keys(parts) as (keyof typeof parts)[]

/** The shop's own WhatsApp messages, each in English and Urdu. */
export function WhatsappFields(props: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  // An error has to be in sight, and takes the focus.
  const hasError = (kind: string) =>
    whatsappSentences.some((sentence) => {
      const english = whatsappTexts[sentence]
      const isWrong = props.errorOf(english) ?? props.errorOf(inUrdu(english))
      return sentence.startsWith(`${kind}.`) && isWrong !== undefined
    })
  return (
    <>
      <p className="text-small text-soft">{t('settings.whatsappHint')}</p>
      {kinds.map((kind) => (
        <details key={kind} open={hasError(kind)} className="border-t border-line pt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {t(`whatsapp.${kind}`)}
          </summary>
          <div className="grid gap-4 pt-2">
            <p className="text-small text-soft">{t('whatsapp.parts', { parts: parts[kind] })}</p>
            {whatsappSentences
              .filter((sentence) => sentence.startsWith(`${kind}.`))
              .map((sentence) => (
                <Pair key={sentence} sentence={sentence} {...props} />
              ))}
          </div>
        </details>
      ))}
    </>
  )
}

function Pair({ sentence, settings, errorOf }: PartProps & { sentence: WhatsappSentence }) {
  const t = useMessages(backOfficeSettingsMessages)
  const language = useLanguage()
  const english = whatsappTexts[sentence]
  const urdu = inUrdu(english)
  const label = t(`settings.${english}`)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <AreaField
        name={english}
        label={label}
        defaultValue={settings[english]}
        error={errorOf(english)}
        placeholder={sentenceIn(language, [whatsappMessages], sentence)}
        maxLength={maxWhatsappText}
        rows={2}
        optional
      />
      <AreaField
        name={urdu}
        label={t('whatsapp.inUrdu', { label })}
        defaultValue={settings[urdu]}
        error={errorOf(urdu)}
        maxLength={maxWhatsappText}
        rows={2}
        dir="rtl"
        lang="ur"
        optional
      />
    </div>
  )
}
