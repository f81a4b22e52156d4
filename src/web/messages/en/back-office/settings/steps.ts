import { screen } from '../../../screen.ts'

export const backOfficeStepsMessages = screen('back-office-steps', {
  steps: {
    title: 'Set up your shop',
    text: 'Each step is saved on its own. You can leave and continue later at the first missing step.',
    label: 'Steps',
    of: 'Step {step} of {steps}',
    done: 'done',
    save: 'Save and continue',
    looks: 'Logo and colours',
    skip: 'Skip for now',
    on: 'Continue',
    all: 'Your shop is open and nothing is missing. You can change all of this in the settings.',
    settings: 'Go to the settings',
    start: 'Go through it step by step',
  },
  step: {
    shop: 'Shop details',
    hours: 'Opening hours',
    delivery: 'Delivery',
    payment: 'Payment',
    products: 'Products',
    open: 'Open the shop',
  },
  hint: {
    shop: 'The name of your shop and how people reach you; a logo and colours if you like. Only the phone number is needed to open.',
    hours: 'Check the hours and change them if needed. Customers see them on the contact page.',
    delivery:
      'The charge for a delivery. A zone can have a charge, a minimum and free delivery of its own.',
    payment: 'Choose how customers pay, and whether guests may order.',
    products: 'There are three ways to fill your shelves, and you can use all of them.',
    open: 'Check everything, then open the shop.',
  },
  way: {
    starter: 'Starter set',
    starterText: 'Sixty common groceries: type your prices, done.',
    import: 'Price list',
    importText: 'Import an Excel or CSV file; you see a preview first.',
    new: 'By hand',
    newText: 'One product with all its details and pictures.',
    some: 'Your shop has products.',
  },
})
