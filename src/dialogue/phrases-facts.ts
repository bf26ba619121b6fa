/** Answers out of the business's facts. Braces are filled with them; no sentence holds a fact of its own. */
export const factPhrases = {
  hours_open: ["{day} we're open {spans}.", '{day}: open {spans}.', 'Our hours {on_day} are {spans}.'],
  hours_all_day: ["{day} we're open around the clock.", '{day}: open around the clock.'],
  hours_closed: ["{day} we're closed.", "We're closed {on_day}.", '{day}: closed.'],
  hours_holiday_open: ['For {holiday} ({day}) our hours are {spans}.', '{holiday} {on_day}: open {spans}.'],
  hours_holiday_closed: [
    "It's a holiday, {holiday}: we're closed {on_day}.",
    "We're closed for {holiday} {on_day}.",
  ],
  hours_regular: ['Other {days}: {spans}.', 'On regular {days} it is {spans}.'],
  hours_week: ['Our hours: {week}.', "We're open {week}.", "We're open as follows: {week}."],
  hours_week_holiday: [
    'Different hours for {holiday} ({day}): {spans}.',
    'Other hours for {holiday} ({day}): {spans}.',
  ],
  hours_no_listed_holiday: [
    "I don't see special hours for {holiday} on our calendar.",
    "There's nothing special on our calendar for {holiday}, so I'm not sure.",
  ],
  open_now: ["Yes, we're open now, until {close}.", "We're open right now, until {close}."],
  open_all_day: ["Yes, we're open now, around the clock today.", "We're open right now, all day today."],
  closed_now: [
    "We're closed right now. We open again {when} at {open}.",
    "Right now we're closed. We're back {when} at {open}.",
  ],
  closed_until_further: ["We're closed right now, and I don't see an opening time on our calendar."],
  next_opening: [
    'We next open {when} at {open}.',
    'Our next opening is {when} at {open}.',
    'We open again {when} at {open}.',
  ],
  closes: [
    '{day} we close at {close}.',
    "{day} we're open until {close}.",
    'Closing time {on_day} is {close}.',
  ],
  closes_never: ["{day} we don't close, we're open around the clock.", "{day} we're open around the clock."],

  service_yes: [
    'Yes, we do {service}{details}.',
    'Yes, {service} is one of our services{details}.',
    'Yep, we offer {service}{details}.',
  ],
  service_unlisted: [
    "I don't see {words} on our list of services.",
    "{words}: that isn't on the list of services I have.",
  ],
  service_list: ['We offer {services}.', 'Our services: {services}.', "Here's what we do: {services}."],
  service_none_listed: ["I don't have a list of our services.", "Our services aren't listed with me yet."],
  service_about: ['{service}: {description}', 'About {service}: {description}'],
  service_no_description: [
    "I don't have more details on {service}.",
    "I'm not sure what exactly {service} includes.",
  ],
  service_duration: [
    'Plan on about {duration} for {service}.',
    'Plan on {duration} for {service}.',
    '{service} takes {duration}.',
  ],
  service_no_duration: ["I don't have a set time for {service}.", "I'm not sure how long {service} takes."],
  service_price: ['{service} {price}.', 'Our {service} {price}.', 'That would be: {service} {price}.'],
  service_prices: ['Our prices: {prices}.', "Here's what we charge: {prices}."],
  price_unknown: ["I don't have a price for {words}.", "I'm not sure what {words} would be."],
  which_service: ['Which service do you mean?', 'Which of our services is that for?'],

  area_yes: ['Yes, we serve {place}.', 'Yes, we cover {place}.', 'Yep, we come to {place}.'],
  area_no: ["I don't see {place} in our service area.", "{place} isn't on the list of places we serve."],
  area_unknown: ["I'm not sure whether we cover {place}.", "I don't know if {place} is in our area."],
  area_list: ['We serve {places}.', 'Our service area: {places}.', 'We cover {places}.'],
  area_none_listed: ["I don't have our service area listed.", "I'm not sure how far we go."],

  address: ["We're at {address}.", 'Our address is {address}.', 'You can find us at {address}.'],
  phone: ['Our number is {phone}.', 'You can call us at {phone}.'],
  email: ['Our email is {email}', 'You can email us at {email}'],
  website: ['Our website is {website}', "We're online at {website}"],
  business_name: ['This is {business}.', "You've reached {business}.", "We're {business}."],
  theirs: ['Your {thing} as I know it: {value}.', 'This is the {thing} I know: {value}.'],
  theirs_missing: ["I don't have your {thing} yet.", 'Your {thing} is not with me yet.'],
  fact_missing: ["I don't have {thing} listed.", "I'm not sure about {thing}, I don't have it here."],
} as const satisfies Record<string, readonly string[]>
