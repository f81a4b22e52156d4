import { changeBranding, setLogo } from '#shop/branding/change-branding.ts'
import { readBranding } from '#shop/branding/branding.store.ts'
import { Refusal } from '#shop/refusals.ts'
import { encodeBranding } from '#wire/admin/content/branding.ts'
import type { Handlers } from '../../handler.ts'

export const brandingHandlers = {
  adminBranding: async ({ db }) => ({ data: encodeBranding(await readBranding(db)) }),
  async adminChangeBranding(visit, { body: { version, ...changes } }, { pictures }) {
    return {
      data: encodeBranding(await changeBranding(visit, version, changes, pictures.removeLogo)),
    }
  },
  async adminSetLogo(visit, _, http) {
    const { fields, picture: content } = await http.form()
    if (content === null) throw new Refusal('picture_missing')
    const version = Number(fields['version'])
    if (!Number.isInteger(version)) throw new Refusal('fields_missing')
    const { saveLogo, removeLogo: remove } = http.pictures
    const saved = await setLogo(visit, version, { keep: () => saveLogo(content), remove })
    return { data: encodeBranding(saved) }
  },
} satisfies Partial<Handlers>
