const sounds =
  /^(?:(?:uh|mm|mhm|hm+|ah|oh|yeah|yep|yup|yes|okay|ok|right|sure|alright|got it|i see|go on|cool)[\s,.!-]*(?:huh|hm+|mm+)?[\s,.!-]*){1,3}$/i

/** Whether words only show that somebody listens. */
export function isBackchannel(text: string): boolean {
  return sounds.test(text.trim())
}
