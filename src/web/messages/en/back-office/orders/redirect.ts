import { screen } from '../../../screen.ts'

export const backOfficeRedirectMessages = screen('back-office-redirect', {
  redirect: {
    open: 'Change details',
    title: 'Contact and address of this order',
    text: 'The delivery charge and the total stay as they are. A new e-mail address gets the confirmation of the order, and links mailed to the old one stop working.',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    note: 'Note for the rider',
    keepPin: 'The map pin is still correct',
    save: 'Save',
    keep: 'Go back',
    saved: 'Contact and address saved.',
    failed: "That didn't work. Please try again.",
    nameMissing: 'Please enter a name',
    phoneMissing: 'Please enter a phone number',
    addressMissing: 'Please enter an address',
    other: 'A colleague changed this to: “{text}”',
    otherEmpty: 'A colleague cleared this field.',
  },
})
