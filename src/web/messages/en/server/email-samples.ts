import { screen } from '../../screen.ts'

/** Sample data for previews of e-mails. */
export const emailSampleMessages = screen('email-samples', {
  sample: {
    name: 'Amina Siddiqui',
    product: 'Chakki atta',
    pack: '5 kg',
    list: 'Monthly ration',
    other: 'Desi eggs',
    otherPack: '12 pieces',
    address: 'House 12, Street 4, G-9/1, Islamabad',
    shopAddress: 'Shop 7, Main Bazaar, G-9 Markaz, Islamabad',
    asked: 'Do you have brown rice?',
    subject: 'Brown rice',
    answer: 'Yes, from Thursday on. Shall we keep a bag for you?',
    note: 'We are sorry about the torn bag.',
    phone: '0300 1234567',
    email: 'amina@example.com',
    reference: 'SAMPLE',
  },
})
