import type { Ask } from '../../page.tsx'
import { paths } from '../../paths.ts'
import { ApiError } from '../../problem.ts'
import { redirect } from '../../router/redirect.ts'

/**
 * The order of this buyer: by account, by the cookie that a guest's browser keeps, or by the key in
 * the link. A stranger without a key is asked to log in where `askLogin` says so: it may be theirs.
 */
export async function loadOrder({ api, url }: Ask, id: string, askLogin = false) {
  const key = url.searchParams.get('key') ?? undefined
  try {
    return { order: await api.order(id, key), key }
  } catch (error) {
    const notFound = error instanceof ApiError && (error.status === 404 || error.status === 400)
    if (askLogin && notFound && key === undefined && (await api.me()) === null) {
      throw redirect(paths.login(url.pathname))
    }
    throw error
  }
}
