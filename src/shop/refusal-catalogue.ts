export type RefusalKind =
  | 'invalid'
  | 'missing'
  | 'signed-out'
  | 'forbidden'
  | 'conflict'
  | 'unsupported'
  | 'too-large'
  | 'too-many'
  | 'unprocessable'
  | 'unavailable'

/** Every sentence of a refusal, once (spec §5 and §8 to the letter; decisions §2 and §3). */
export const refusalCatalogue = {
  'sign-in': { kind: 'signed-out', says: 'Please login' },
  'sign-in-for-favourites': { kind: 'signed-out', says: 'Please login to add favorites' },
  'sign-in-for-wishlist': { kind: 'signed-out', says: 'Please login to view your wishlist' },
  'sign-in-for-cart': { kind: 'signed-out', says: 'Please login to add to cart' },
  'sign-in-for-orders': { kind: 'signed-out', says: 'Please login to view your orders' },
  'sign-in-to-review': { kind: 'signed-out', says: 'Please login to write a review' },
  'sign-in-to-be-told': { kind: 'signed-out', says: 'Please login to be told when it is back' },
  'login-failed': { kind: 'signed-out', says: 'Login failed. Please check your credentials.' },
  'phone-shared': {
    kind: 'signed-out',
    says: 'Several accounts share this phone number. Please log in with your e-mail address.',
  },
  'staff-only': { kind: 'forbidden', says: 'This is for staff only' },
  'permission-missing': {
    kind: 'forbidden',
    says: 'Your role does not allow this. Please ask the owner of the shop.',
  },
  'not-your-account': { kind: 'forbidden', says: 'This order is for another account' },
  'fields-missing': { kind: 'invalid', says: 'Please fill all required fields' },
  'business-fields-missing': { kind: 'invalid', says: 'Please fill all business fields' },
  'no-business': {
    kind: 'invalid',
    says: 'Only a wholesale account has a business name and address',
  },
  'multipart-only': { kind: 'unsupported', says: 'This form is sent as multipart/form-data' },
  'form-unreadable': { kind: 'invalid', says: 'This form cannot be read' },
  'field-name-long': { kind: 'invalid', says: 'The name of a field is too long' },
  'field-twice': { kind: 'invalid', says: 'The field {field} was sent twice' },
  'email-invalid': { kind: 'invalid', says: 'Please enter a valid e-mail address' },
  'phone-invalid': { kind: 'invalid', says: 'Please enter a valid phone number' },
  'password-short': { kind: 'invalid', says: 'Please choose a password of at least 8 characters' },
  'password-long': { kind: 'invalid', says: 'Please choose a password of at most 256 characters' },
  'password-common': { kind: 'invalid', says: 'Please choose a password that is harder to guess' },
  'current-password': { kind: 'invalid', says: 'Please enter your current password' },
  'reset-link-invalid': {
    kind: 'invalid',
    says: 'This link has been used or is too old. Please ask for a new one.',
  },
  'change-link-invalid': {
    kind: 'invalid',
    says: 'This link has been used, is too old, or is for another account.',
  },
  'account-awaits-order': {
    kind: 'conflict',
    says: 'You have an order on its way. You can delete your account once it has arrived or is cancelled.',
  },
  'account-awaits-return': {
    kind: 'conflict',
    says: 'We are still looking at something you want to return. You can delete your account after that.',
  },
  'account-of-staff': {
    kind: 'forbidden',
    says: 'An account of staff cannot be deleted here. Please ask the owner.',
  },
  'account-not-found': { kind: 'missing', says: 'There is no such account' },
  'last-owner': {
    kind: 'conflict',
    says: 'A shop needs an owner. Please make somebody else an owner first.',
  },
  'email-taken': { kind: 'conflict', says: 'There is already an account with this e-mail address' },
  'picture-type': { kind: 'unsupported', says: 'Please choose a picture: JPEG, PNG, WebP or AVIF' },
  'picture-pixels': {
    kind: 'invalid',
    says: 'That picture is too large; please choose one of at most 25 megapixels',
  },
  'picture-missing': { kind: 'invalid', says: 'Please choose a picture' },
  'picture-not-found': { kind: 'missing', says: 'Picture not found' },
  'too-many-pictures': {
    kind: 'conflict',
    says: 'A product has at most 12 pictures. Please remove one first.',
  },
  'too-many-tries': {
    kind: 'too-many',
    says: 'Too many tries. Please wait a few minutes and try again.',
  },
  busy: { kind: 'unavailable', says: 'The shop is busy for a moment. Please try again.' },
  'product-not-found': { kind: 'missing', says: 'Product not found' },
  'category-not-found': { kind: 'missing', says: 'Category not found' },
  'place-search-away': {
    kind: 'unavailable',
    says: "Search isn't available just now. Please move the pin on the map.",
  },
  'place-not-found': { kind: 'missing', says: 'Nobody knows what is there' },
  'news-not-found': { kind: 'missing', says: 'News not found' },
  'customer-not-found': { kind: 'missing', says: 'Customer not found' },
  'not-a-stock-buyer': { kind: 'conflict', says: 'Only stock buyers are given wholesale prices' },
  'order-not-found': { kind: 'missing', says: 'Order not found' },
  'no-item-selected': { kind: 'missing', says: 'No item selected' },
  'not-found': { kind: 'missing', says: 'Not found' },
  'cart-empty': { kind: 'invalid', says: 'Your cart is empty' },
  'guest-orders-used-up': {
    kind: 'too-many',
    says: 'That is as many orders as we take without an account in a day. Please log in or sign up to go on.',
  },
  'orders-used-up': {
    kind: 'too-many',
    says: 'You have placed as many orders as we take in a day. Please call us to order more.',
  },
  'too-many-lines': { kind: 'invalid', says: 'An order holds at most 200 different items' },
  'one-item-only': {
    kind: 'invalid',
    says: 'Buy Now is for one item; please use the cart for more',
  },
  'address-not-found': { kind: 'missing', says: 'Address not found' },
  'too-many-addresses': {
    kind: 'conflict',
    says: 'An address book holds 20 addresses. Please remove one first.',
  },
  'not-delivered-there': { kind: 'conflict', says: "We don't deliver there yet" },
  'below-minimum': {
    kind: 'conflict',
    says: 'Orders to {zone} start at {least}. {more} more to go.',
  },
  'address-missing': { kind: 'invalid', says: 'Please enter a delivery address' },
  'contact-missing': { kind: 'invalid', says: 'Please enter your name and phone number' },
  'card-with-buy-now': { kind: 'invalid', says: 'Buy Now is paid by cash on delivery' },
  'total-invalid': {
    kind: 'invalid',
    says: 'The total must be an amount in rupees with at most two decimals',
  },
  'in-stock-again': { kind: 'conflict', says: '{name} is in stock again' },
  'price-changed': { kind: 'conflict', says: 'Prices have changed. Please check the new total.' },
  'out-of-stock': { kind: 'conflict', says: 'There is not enough of {name} left' },
  'too-few': { kind: 'conflict', says: 'Please order at least {minimum} of {name}' },
  'off-step': { kind: 'conflict', says: '{name} is sold in multiples of {step}' },
  'key-reused': { kind: 'unprocessable', says: 'This Idempotency-Key was used for another order' },
  'key-invalid': { kind: 'invalid', says: 'An Idempotency-Key has 8 to 200 visible characters' },
  'order-moved-on': { kind: 'conflict', says: 'This order can no longer be changed' },
  'order-step-not-allowed': {
    kind: 'conflict',
    says: 'An order that is {from} cannot become {to}',
  },
  'rest-costs-more': {
    kind: 'conflict',
    says: 'So few of {name} cost more each. Please take out all of it and order it again.',
  },
  'nothing-to-cancel': { kind: 'invalid', says: 'No item found for the selected order.' },
  'return-not-delivered': { kind: 'conflict', says: 'Only what was delivered can be returned' },
  'return-too-late': {
    kind: 'conflict',
    says: 'Things can be returned within 3 days of their delivery',
  },
  'return-nothing': { kind: 'invalid', says: 'Please choose what you want to return' },
  'return-open': {
    kind: 'conflict',
    says: 'You have asked about this already; we will answer soon',
  },
  'return-too-many': {
    kind: 'invalid',
    says: 'Please choose how many, at most as many as were delivered',
  },
  'return-kind-missing': {
    kind: 'invalid',
    says: 'Please say whether it is damaged or not wanted',
  },
  'return-reason-missing': { kind: 'invalid', says: 'Please say in a few words what is wrong' },
  'return-perishable': {
    kind: 'conflict',
    says: 'What spoils can only be returned if it arrived damaged or spoiled',
  },
  'return-photo-missing': {
    kind: 'invalid',
    says: 'Please add a photograph that shows the damage',
  },
  'return-not-found': { kind: 'missing', says: 'Return not found' },
  'return-decided': { kind: 'conflict', says: 'This return has been decided already' },
  'return-not-sellable': { kind: 'conflict', says: 'What spoils is not sold a second time' },
  'no-points': { kind: 'conflict', says: "You don't have any loyalty points" },
  'not-enough-points': { kind: 'conflict', says: "You don't have enough loyalty points" },
  'invalid-points': { kind: 'invalid', says: 'Please enter valid points' },
  'points-exceed-total': { kind: 'conflict', says: 'Points cannot exceed total amount' },
  'redeem-failed': { kind: 'conflict', says: 'Failed to redeem points' },
  'add-points-failed': { kind: 'conflict', says: 'Failed to add loyalty points' },
  'review-text-missing': { kind: 'invalid', says: 'Please enter your review' },
  'review-rating-missing': { kind: 'invalid', says: 'Please select a rating' },
  'review-not-received': {
    kind: 'forbidden',
    says: 'Only those who have received this product can review it',
  },
  'reviewed-too-often': {
    kind: 'too-many',
    says: 'You have written many reviews today. Please come back tomorrow.',
  },
  'review-not-found': { kind: 'missing', says: 'Review not found' },
  'hours-turned': { kind: 'invalid', says: 'The shop must close later than it opens' },
  'list-only': { kind: 'unsupported', says: 'A list is sent as text/csv' },
  'list-too-large': {
    kind: 'too-large',
    says: 'A list has at most 20 MB; please send it in parts',
  },
  'list-unreadable': { kind: 'invalid', says: '{sentence}' },
  'message-incomplete': { kind: 'invalid', says: 'Please look at the marked fields' },
  'message-name-missing': { kind: 'invalid', says: 'Please enter your name' },
  'message-subject-missing': {
    kind: 'invalid',
    says: 'Please say in a few words what it is about',
  },
  'message-body-missing': { kind: 'invalid', says: 'Please write your message' },
  'question-missing': { kind: 'invalid', says: 'Please write your question' },
  'message-not-found': { kind: 'missing', says: 'Message not found' },
  'too-many-messages': {
    kind: 'too-many',
    says: 'You have written several times already. Please wait an hour, or call us.',
  },
  'sku-taken': { kind: 'conflict', says: 'There is already a product with this code' },
  'price-missing': { kind: 'invalid', says: 'Please enter a price above 0' },
  'offer-not-lower': { kind: 'invalid', says: 'An offer must be lower than the list price' },
  'zone-not-found': { kind: 'missing', says: 'Delivery zone not found' },
  'zone-corners': { kind: 'invalid', says: 'A zone has at least three different corners' },
  'zone-crosses': { kind: 'invalid', says: 'The edges of a zone must not cross or touch' },
  'zone-too-wide': { kind: 'invalid', says: 'A zone is at most 5 degrees across' },
  'zone-days': { kind: 'invalid', says: 'The shortest time comes before the longest' },
  'too-many-zones': { kind: 'conflict', says: 'A shop has at most 200 delivery zones' },
  'quantities-off-step': {
    kind: 'invalid',
    says: 'The minimum and the quantities of the breaks must be multiples of the step, 999 at most',
  },
  'breaks-not-falling': {
    kind: 'invalid',
    says: 'Each break must begin above the minimum and the one before it, and cost less',
  },
  'stock-changed': {
    kind: 'conflict',
    says: 'The stock has changed since you looked. Please check it and save again.',
  },
  'changed-meanwhile': {
    kind: 'conflict',
    says: 'Somebody else has changed this meanwhile. Please load it again.',
  },
} as const satisfies Record<string, { kind: RefusalKind; says: string }>
