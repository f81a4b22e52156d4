import { changeSettings } from '#shop/settings/change-settings.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { decodeSettings, encodeSettings } from '#wire/admin/office/settings.ts'
import type { Handlers } from '../../handler.ts'

export const settingsHandlers = {
  adminSettings: async ({ db }) => ({ data: encodeSettings(await readSettings(db)) }),
  adminChangeSettings: async (visit, { body: { seen = {}, ...changes } }) => ({
    data: encodeSettings(
      await changeSettings(visit, decodeSettings(changes), decodeSettings(seen)),
    ),
  }),
} satisfies Partial<Handlers>
