import { type PlainKey, screen } from '../../../screen.ts'

export const detailsMessages = screen('details', {
  details: {
    title: 'Contact and shipping',
    fullName: 'Full name',
    email: 'E-mail',
    emailHint: 'For the confirmation and the link to your order',
    phone: 'Phone',
    phoneHint: 'The rider calls this number',
    address: 'Delivery address',
    addressHint: 'House, street, area and city',
    next: 'Continue to Shipping',
    needName: 'Please enter your full name',
    needEmail: 'Please enter a valid e-mail address',
    needPhone: 'Please enter a valid Pakistani phone number, such as 0300 1234567',
    needAddress: 'Please enter a delivery address',
    needStreet: 'Please add the house or street, so that the rider finds you',
    needCity: 'Please add your city, or choose the place on the map below',
    login: 'Log in and earn points',
    loginPlain: 'Log in',
    noItem: 'No item selected',
    noItemText: 'This product is no longer sold, or the link may be mistyped.',
    shop: 'Start Shopping',
  },
})
export type DetailsKey = PlainKey<typeof detailsMessages>
