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

/** Every refusal, once. */
export const refusalCatalogue = {
  sign_in: { kind: 'signed-out', says: 'Please login' },
  sign_in_for_favourites: { kind: 'signed-out', says: 'Please login to add favorites' },
  sign_in_for_wishlist: { kind: 'signed-out', says: 'Please login to view your wishlist' },
  sign_in_for_cart: { kind: 'signed-out', says: 'Please login to add to cart' },
  sign_in_for_orders: { kind: 'signed-out', says: 'Please login to view your orders' },
  sign_in_to_review: { kind: 'signed-out', says: 'Please login to write a review' },
  sign_in_to_be_told: { kind: 'signed-out', says: 'Please login to be told when it is back' },
  login_failed: { kind: 'signed-out', says: 'Login failed. Please check your credentials.' },
  phone_shared: {
    kind: 'signed-out',
    says: 'Several accounts share this phone number. Please log in with your e-mail address.',
  },
  staff_only: { kind: 'forbidden', says: 'This is for staff only' },
  permission_missing: {
    kind: 'forbidden',
    says: 'Your role does not allow this. Please ask the owner of the shop.',
  },
  not_your_account: { kind: 'forbidden', says: 'This order is for another account' },
  fields_missing: { kind: 'invalid', says: 'Please fill all required fields' },
  business_fields_missing: { kind: 'invalid', says: 'Please fill all business fields' },
  no_business: {
    kind: 'invalid',
    says: 'Only a wholesale account has a business name and address',
  },
  multipart_only: { kind: 'unsupported', says: 'This form is sent as multipart/form-data' },
  form_unreadable: { kind: 'invalid', says: 'This form cannot be read' },
  field_name_long: { kind: 'invalid', says: 'The name of a field is too long' },
  field_twice: { kind: 'invalid', says: 'The field {field} was sent twice' },
  email_invalid: { kind: 'invalid', says: 'Please enter a valid e-mail address' },
  phone_invalid: { kind: 'invalid', says: 'Please enter a valid phone number' },
  password_short: { kind: 'invalid', says: 'Please choose a password of at least 8 characters' },
  password_long: { kind: 'invalid', says: 'Please choose a password of at most 256 characters' },
  password_common: { kind: 'invalid', says: 'Please choose a password that is harder to guess' },
  current_password: { kind: 'invalid', says: 'Please enter your current password' },
  reset_link_invalid: {
    kind: 'invalid',
    says: 'This link has been used or is too old. Please ask for a new one.',
  },
  change_link_invalid: {
    kind: 'invalid',
    says: 'This link has been used, is too old, or is for another account.',
  },
  account_awaits_order: {
    kind: 'conflict',
    says: 'You have an order on its way. You can delete your account once it has arrived or is cancelled.',
  },
  account_awaits_return: {
    kind: 'conflict',
    says: 'We are still looking at something you want to return. You can delete your account after that.',
  },
  account_of_staff: {
    kind: 'forbidden',
    says: 'An account of staff cannot be deleted here. Please ask the owner.',
  },
  account_not_found: { kind: 'missing', says: 'There is no such account' },
  last_owner: {
    kind: 'conflict',
    says: 'A shop needs an owner. Please make somebody else an owner first.',
  },
  email_taken: { kind: 'conflict', says: 'There is already an account with this e-mail address' },
  picture_type: { kind: 'unsupported', says: 'Please choose a picture: JPEG, PNG, WebP or AVIF' },
  picture_pixels: {
    kind: 'invalid',
    says: 'That picture is too large; please choose one of at most 25 megapixels',
  },
  picture_missing: { kind: 'invalid', says: 'Please choose a picture' },
  picture_not_found: { kind: 'missing', says: 'Picture not found' },
  too_many_pictures: {
    kind: 'conflict',
    says: 'A product has at most 12 pictures. Please remove one first.',
  },
  too_many_tries: {
    kind: 'too-many',
    says: 'Too many tries. Please wait a few minutes and try again.',
  },
  busy: { kind: 'unavailable', says: 'The shop is busy for a moment. Please try again.' },
  product_not_found: { kind: 'missing', says: 'Product not found' },
  category_not_found: { kind: 'missing', says: 'Category not found' },
  place_search_away: {
    kind: 'unavailable',
    says: "Search isn't available just now. Please move the pin on the map.",
  },
  place_not_found: { kind: 'missing', says: 'Nobody knows what is there' },
  news_not_found: { kind: 'missing', says: 'News not found' },
  customer_not_found: { kind: 'missing', says: 'Customer not found' },
  not_a_stock_buyer: { kind: 'conflict', says: 'Only stock buyers are given wholesale prices' },
  order_not_found: { kind: 'missing', says: 'Order not found' },
  no_item_selected: { kind: 'missing', says: 'No item selected' },
  not_found: { kind: 'missing', says: 'Not found' },
  cart_empty: { kind: 'invalid', says: 'Your cart is empty' },
  guest_orders_used_up: {
    kind: 'too-many',
    says: 'That is as many orders as we take without an account in a day. Please log in or sign up to go on.',
  },
  orders_used_up: {
    kind: 'too-many',
    says: 'You have placed as many orders as we take in a day. Please call us to order more.',
  },
  too_many_lines: { kind: 'invalid', says: 'An order holds at most 200 different items' },
  one_item_only: {
    kind: 'invalid',
    says: 'Buy Now is for one item; please use the cart for more',
  },
  address_not_found: { kind: 'missing', says: 'Address not found' },
  too_many_addresses: {
    kind: 'conflict',
    says: 'An address book holds 20 addresses. Please remove one first.',
  },
  not_delivered_there: { kind: 'conflict', says: "We don't deliver there yet" },
  below_minimum: {
    kind: 'conflict',
    says: 'Orders to {zone} start at {least}. {more} more to go.',
  },
  address_missing: { kind: 'invalid', says: 'Please enter a delivery address' },
  contact_missing: { kind: 'invalid', says: 'Please enter your name and phone number' },
  card_with_buy_now: { kind: 'invalid', says: 'Buy Now is paid by cash on delivery' },
  total_invalid: {
    kind: 'invalid',
    says: 'The total must be an amount in rupees with at most two decimals',
  },
  in_stock_again: { kind: 'conflict', says: '{name} is in stock again' },
  price_changed: { kind: 'conflict', says: 'Prices have changed. Please check the new total.' },
  out_of_stock: { kind: 'conflict', says: 'There is not enough of {name} left' },
  too_few: { kind: 'conflict', says: 'Please order at least {minimum} of {name}' },
  off_step: { kind: 'conflict', says: '{name} is sold in multiples of {step}' },
  key_reused: { kind: 'unprocessable', says: 'This Idempotency-Key was used for another order' },
  key_invalid: { kind: 'invalid', says: 'An Idempotency-Key has 8 to 200 visible characters' },
  order_moved_on: { kind: 'conflict', says: 'This order can no longer be changed' },
  order_step_not_allowed: {
    kind: 'conflict',
    says: 'An order that is {from} cannot become {to}',
  },
  rest_costs_more: {
    kind: 'conflict',
    says: 'So few of {name} cost more each. Please take out all of it and order it again.',
  },
  nothing_to_cancel: { kind: 'invalid', says: 'No item found for the selected order.' },
  return_not_delivered: { kind: 'conflict', says: 'Only what was delivered can be returned' },
  return_too_late: {
    kind: 'conflict',
    says: 'Things can be returned within 3 days of their delivery',
  },
  return_nothing: { kind: 'invalid', says: 'Please choose what you want to return' },
  return_open: {
    kind: 'conflict',
    says: 'You have asked about this already; we will answer soon',
  },
  return_too_many: {
    kind: 'invalid',
    says: 'Please choose how many, at most as many as were delivered',
  },
  return_kind_missing: {
    kind: 'invalid',
    says: 'Please say whether it is damaged or not wanted',
  },
  return_reason_missing: { kind: 'invalid', says: 'Please say in a few words what is wrong' },
  return_perishable: {
    kind: 'conflict',
    says: 'What spoils can only be returned if it arrived damaged or spoiled',
  },
  return_photo_missing: {
    kind: 'invalid',
    says: 'Please add a photograph that shows the damage',
  },
  return_not_found: { kind: 'missing', says: 'Return not found' },
  return_decided: { kind: 'conflict', says: 'This return has been decided already' },
  return_not_sellable: { kind: 'conflict', says: 'What spoils is not sold a second time' },
  no_points: { kind: 'conflict', says: "You don't have any loyalty points" },
  not_enough_points: { kind: 'conflict', says: "You don't have enough loyalty points" },
  invalid_points: { kind: 'invalid', says: 'Please enter valid points' },
  points_exceed_total: { kind: 'conflict', says: 'Points cannot exceed total amount' },
  redeem_failed: { kind: 'conflict', says: 'Failed to redeem points' },
  add_points_failed: { kind: 'conflict', says: 'Failed to add loyalty points' },
  review_text_missing: { kind: 'invalid', says: 'Please enter your review' },
  review_rating_missing: { kind: 'invalid', says: 'Please select a rating' },
  review_not_received: {
    kind: 'forbidden',
    says: 'Only those who have received this product can review it',
  },
  reviewed_too_often: {
    kind: 'too-many',
    says: 'You have written many reviews today. Please come back tomorrow.',
  },
  review_not_found: { kind: 'missing', says: 'Review not found' },
  hours_turned: { kind: 'invalid', says: 'The shop must close later than it opens' },
  list_only: { kind: 'unsupported', says: 'A list is sent as text/csv' },
  list_too_large: {
    kind: 'too-large',
    says: 'A list has at most 20 MB; please send it in parts',
  },
  list_unreadable: { kind: 'invalid', says: '{sentence}' },
  message_incomplete: { kind: 'invalid', says: 'Please look at the marked fields' },
  message_name_missing: { kind: 'invalid', says: 'Please enter your name' },
  message_subject_missing: {
    kind: 'invalid',
    says: 'Please say in a few words what it is about',
  },
  message_body_missing: { kind: 'invalid', says: 'Please write your message' },
  question_missing: { kind: 'invalid', says: 'Please write your question' },
  message_not_found: { kind: 'missing', says: 'Message not found' },
  too_many_messages: {
    kind: 'too-many',
    says: 'You have written several times already. Please wait an hour, or call us.',
  },
  sku_taken: { kind: 'conflict', says: 'There is already a product with this code' },
  price_missing: { kind: 'invalid', says: 'Please enter a price above 0' },
  offer_not_lower: { kind: 'invalid', says: 'An offer must be lower than the list price' },
  zone_not_found: { kind: 'missing', says: 'Delivery zone not found' },
  zone_corners: { kind: 'invalid', says: 'A zone has at least three different corners' },
  zone_crosses: { kind: 'invalid', says: 'The edges of a zone must not cross or touch' },
  zone_too_wide: { kind: 'invalid', says: 'A zone is at most 5 degrees across' },
  zone_days: { kind: 'invalid', says: 'The shortest time comes before the longest' },
  too_many_zones: { kind: 'conflict', says: 'A shop has at most 200 delivery zones' },
  quantities_off_step: {
    kind: 'invalid',
    says: 'The minimum and the quantities of the breaks must be multiples of the step, 999 at most',
  },
  breaks_not_falling: {
    kind: 'invalid',
    says: 'Each break must begin above the minimum and the one before it, and cost less',
  },
  stock_changed: {
    kind: 'conflict',
    says: 'The stock has changed since you looked. Please check it and save again.',
  },
  changed_meanwhile: {
    kind: 'conflict',
    says: 'Somebody else has changed this meanwhile. Please load it again.',
  },
} as const satisfies Record<string, { kind: RefusalKind; says: string }>
