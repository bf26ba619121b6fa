/** What people say on picking up a phone, with nothing to it but that they are there. */
const words = new Set('hello hallo hi hey yes yeah good morning afternoon evening speaking'.split(' '))
const mostWords = 3

/** Whether these words, said before anything was heard from us, only say that somebody has picked up. */
export function isGreeting(said: string): boolean {
  const plain = said
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return plain.length > 0 && plain.length <= mostWords && plain.every((word) => words.has(word))
}
