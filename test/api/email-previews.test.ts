import { expect, test } from 'vitest'
import { emailKinds } from '#shop/notifications/email.ts'
import { openShop } from '../support/shop.ts'

test('staff see each kind of e-mail as it would be sent, from the sender of the settings', async () => {
  const shop = await openShop()
  const owner = await shop.as('owner')
  const sender = { senderName: 'Orders of Kiryana', senderEmail: 'orders@kiryana.example' }
  await owner.patch('admin/settings', sender)
  for (const kind of emailKinds) {
    const { status, body } = await owner.get(`admin/email-previews/${kind}`)
    expect([kind, status]).toEqual([kind, 200])
    expect(body.data).toMatchObject({
      kind,
      from: { name: sender.senderName, address: sender.senderEmail },
      subject: expect.stringMatching(/\S/),
      text: expect.stringMatching(/\S/),
      html: expect.stringMatching(/^<!doctype html>/),
    })
    expect(JSON.stringify(body.data)).not.toMatch(/undefined|NaN|\[object/)
  }
  const placed = (await owner.get('admin/email-previews/order-placed')).body.data
  expect(placed.text).toContain('Rs. 1,770')
  expect((await owner.get('admin/email-previews/none')).status).toBe(400)
  // Nothing is saved.
  expect((await owner.get('admin/outbox')).body.total).toBe(0)
  for (const field of ['senderName', 'senderEmail'])
    expect((await shop.guest().get('settings')).body).not.toHaveProperty(field)
})
