import { paisa } from '#shop/money.ts'

/** What WhatsApp messages say of an order. */
export const whatsappOrder = {
  id: '1234567-abc',
  status: 'placed' as const,
  changes: [],
  payment: 'cod' as const,
  prepaid: paisa(0),
  contact: { name: 'Bushra Khan', phone: '0300 1234567', email: '' },
  total: paisa(63_000),
  arrival: { from: '2025-01-06', to: '2025-01-06', hours: { from: '18:00', to: '20:00' } },
}
