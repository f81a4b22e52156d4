import { screen } from '../screen.ts'

export const backOfficeMessages = screen('back-office', {
  role: {
    owner: 'Owner',
    manager: 'Manager',
    packer: 'Packer',
    rider: 'Rider',
    content: 'Content',
    viewer: 'Viewer',
  },
  backOffice: {
    title: 'Back office',
    skip: 'Skip to the content',
    person: '{name} · {role}',
    shop: 'To the shop',
    logout: 'Log out',
    logoutFailed: "We couldn't log you out. Please try again.",
    forbidden: 'This part is for our staff',
    forbiddenText:
      'Your account can shop, but not run the shop. If you work here, please ask the owner to give you access.',
    missing: 'There is no such page in the back office',
    home: 'Back to the start',
    failed: "We couldn't open the back office",
    failedText: 'Please try again in a moment.',
    again: 'Try again',
  },
  nav: {
    label: 'Back office',
    menu: 'Menu',
    today: 'Today',
    orders: 'Orders',
  },
  today: {
    title: 'Today',
    waiting: 'What is waiting',
    placed: 'To pack',
    packed: 'To hand to a rider',
    shipped: 'On the way',
    returns: 'Returns to decide',
    reviews: 'Reviews to decide',
    messages: 'Unread messages',
    wholesale: 'Wholesale applications',
    sales: 'Sales today',
    orders: '{count} {count|order|orders}',
    lastWeek: 'A week ago at this time: {amount} from {count} {count|order|orders}',
    updates: 'This page updates by itself.',
  },
})
