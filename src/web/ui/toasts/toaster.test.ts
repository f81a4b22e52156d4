import { toast } from 'react-hot-toast'
import { expect, test, vi } from 'vitest'
import { showToast } from './toaster.tsx'

test('an equal text is taken away with its own matter, a newer text of that matter is not', () => {
  const remove = vi.spyOn(toast, 'remove')
  const say = (message: string, matter: string) => showToast({ kind: 'success', message, matter })
  say('Saved', 'form')
  say('Saved', 'picture')
  expect(remove.mock.calls).toEqual([['form']])
  say('Saved', 'list')
  say('Failed', 'list')
  say('Saved', 'other')
  expect(remove.mock.calls).toEqual([['form'], ['picture']])
})
