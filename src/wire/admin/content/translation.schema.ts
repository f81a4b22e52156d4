import { z } from 'zod'
import { longestTranslation, textFieldNames, textKinds, textStates } from '#shop/translating/text-kinds.ts' // prettier-ignore
import { PlainText } from '../../amounts.schema.ts'
import { type CallSchema, counted, data, type FileSchema, Paged } from '../../call-schema.ts'

/** A text of the shop beside its Urdu. */
export const AdminTranslation = z.object({
  field: z.enum(textFieldNames).describe('one of the fields with this text'),
  kind: z.enum(textKinds),
  english: z.string(),
  urdu: z.string().describe('empty: not translated'),
  needsCheck: z.boolean().describe('true: the English text has changed since'),
  most: z.int().describe('maximum length of the Urdu text in characters'),
})

const chosen = {
  kind: z.enum(textKinds).optional(),
  state: z
    .enum(textStates)
    .optional()
    .describe('`missing`: not translated; `check`: the English text has changed since'),
}

const Urdu = PlainText(longestTranslation)

export const translationCalls = {
  adminTranslations: {
    route: 'GET /admin/translations',
    access: 'content.read',
    summary: 'List the texts of the shop with their Urdu translations',
    query: Paged.extend(chosen),
    answer: counted(AdminTranslation),
  },
  adminTranslationCounts: {
    route: 'GET /admin/translations/counts',
    access: 'content.read',
    summary: 'Count the translated texts of each kind',
    answer: data(
      z.array(
        z.object({
          kind: z.enum(textKinds),
          texts: z.int(),
          translated: z.int(),
          check: z.int().describe('translations whose English text has changed since'),
        }),
      ),
    ),
  },
  adminTranslate: {
    route: 'PUT /admin/translations',
    access: 'content.write',
    summary: 'Set the Urdu translation of a text; an empty one removes it',
    body: z.object({
      field: z.enum(textFieldNames),
      english: PlainText(longestTranslation).min(1),
      before: PlainText(longestTranslation).describe('the translation that is replaced'),
      urdu: Urdu,
    }),
    answer: data(AdminTranslation),
  },
  adminImportTranslations: {
    route: 'POST /admin/translations/import',
    access: 'content.write',
    summary: 'Import translations from a CSV file with the headings `english` and `urdu`',
    csvBody: true,
    answer: data(
      z.object({
        changed: z.int(),
        same: z.int().describe('translations that did not change'),
        refused: z.int(),
        faults: z
          .array(
            z.object({
              line: z.int(),
              english: z.string().describe('the first 60 characters'),
              reason: z.string(),
            }),
          )
          .describe('the first 100 refused rows'),
      }),
    ),
  },
} as const satisfies Record<string, CallSchema>

export const translationFiles = {
  adminTranslationList: {
    route: 'GET /admin/translations/csv',
    access: 'content.read',
    summary: 'Export the texts of the shop with their Urdu as a CSV file that can be imported again', // prettier-ignore
    query: z.object(chosen),
    type: 'text/csv',
  },
} as const satisfies Record<string, FileSchema>
