import { useState } from 'react'
import type { Locale } from '#shop/locale.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeMessagesMessages } from '../../messages/en/back-office/orders/messages.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select.tsx'

type Template = Answer<'adminReplyTemplates'>['data'][number]
type Props = {
  templates: readonly Template[]
  /** language that the customer reads */
  locale: Locale
  text: string
  write: (text: string) => void
}

const inLanguage = ({ text, textUr }: Template, locale: Locale) =>
  locale === 'ur' && textUr !== '' ? textUr : text

/** Adds a saved answer in the customer's language; shows both, and the other can take its place. */
export function ChooseAnswer({ templates, locale, text, write }: Props) {
  const t = useMessages(backOfficeMessagesMessages)
  const [chosen, setChosen] = useState<Template | null>(null)
  const add = (saved: string) => write([text, saved].filter(Boolean).join('\n\n'))
  /** In place of the other language, unless that was edited. */
  function put(template: Template, language: Locale) {
    const [saved, other] = [
      inLanguage(template, language),
      inLanguage(template, language === 'ur' ? 'en' : 'ur'),
    ]
    if (text.includes(other)) write(text.replace(other, () => saved))
    else if (!text.includes(saved)) add(saved)
  }
  return (
    <>
      <SelectField
        label={t('reply.saved')}
        value=""
        onChange={({ currentTarget: { value } }) => {
          const template = templates.find(({ id }) => id === value)
          if (template === undefined) return
          setChosen(template)
          add(inLanguage(template, locale))
        }}
        options={[
          { value: '', label: t('reply.choose') },
          ...templates.map(({ id: value, name: label }) => ({ value, label })),
        ]}
      />
      {chosen !== null && chosen.textUr !== '' && (
        <div className="grid gap-3 rounded-card bg-sunk p-3 md:grid-cols-2">
          {(['en', 'ur'] as const).map((language) => (
            <div key={language} className="grid min-w-0 content-start gap-2">
              <p
                lang={language}
                dir={language === 'ur' ? 'rtl' : 'ltr'}
                className={`text-small whitespace-pre-line ${language === 'ur' ? 'urdu-words' : ''}`}
              >
                {language === 'ur' ? chosen.textUr : chosen.text}
              </p>
              <Button small className="justify-self-start" onClick={() => put(chosen, language)}>
                {t(`reply.${language}`)}
              </Button>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
