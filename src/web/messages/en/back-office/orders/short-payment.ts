import { screen } from '../../../screen.ts'

/** An order that was delivered and not paid in full. */
export const shortPaymentMessages = screen('back-office-short-payment', {
  short: {
    title: '{amount} not collected',
    text: 'The customer paid less when it was delivered.',
    open: 'Enter a payment',
    payTitle: 'Payment for order {reference}',
    payText: 'Cash goes into your drawer. A card or transfer keeps the number of its slip.',
    amount: 'Amount (Rs.)',
    amountWrong: 'Please enter an amount, at most {amount}.',
    save: 'Enter the payment',
    saved: 'Entered: {amount}',
    waive: 'Write it off',
    waiveTitle: 'Write off {amount} of order {reference}?',
    waiveText: 'The shop does not collect this money any more.',
    reason: 'Why',
    reasonEmpty: 'Please say why',
    waived: 'Written off: {amount}',
    becamePaid: 'Paid later: {amount}',
    becameWaived: 'Written off: {amount}',
    becameBack: 'Taken back: {what}',
  },
})
