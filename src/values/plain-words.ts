import { countedThings, directions, states, streetTypes, unitWords } from './address-words.ts'
import { answerPhrases } from './answer-words.ts'
import { grammarWords, stateWords } from './everyday-words.ts'
import { smallNumbers, spokenDigits, tens } from './number-words.ts'
import { fillers } from './spoken-words.ts'
import { months, partsOfDay, relativeDays, weekdays } from './when-words.ts'

const tables = [
  grammarWords, stateWords, countedThings, directions, states, streetTypes, unitWords, answerPhrases, smallNumbers,
  spokenDigits, tens, fillers, months, partsOfDay, relativeDays, weekdays,
] // biome-ignore format: one readable block

/** A word that means something by itself, so that a capital alone does not make a name of it. */
export function isPlainWord(word: string): boolean {
  return (
    tables.some((table) => table.has(word)) ||
    otherPlain.has(word) ||
    (plainEnding.test(word) && !namesWithEnding.has(word))
  )
}

/** Surnames and given names that end like a word of everyday talk: "jo keating" is no deed. */
export const namesWithEnding: ReadonlySet<string> = new Set(
  `king harding manning fleming browning downing golding fielding keating dowling schilling sterling stirling channing tsering
  spalding pickering wilding deering dearing behring snelling hemming cushing gosling keeling redding loring
  ding ling ming ning ting qing ying jing xing vance lance spence laurence lawrence clarence terence florence constance
  gable clement winship guinness`.split(/\s+/),
)

const plainEnding = /(?:ing|tion|ment|ness|able|ible|ful|less|ous|ance|ence|ship)$/

/** Common verbs and things of everyday talk that none of the other tables has. */
const otherPlain = new Set(
  `add area code agree allow ask back believe blue book box break bring build buy care carry cat change charge check choose city class
  color cost count cover cut date deal decide dog door drop dude eat end explain family fill find fix follow forget free full
  garden gate green guess hand hang happen hate hear hold hope house hurry idea ignore include install job join kitchen land
  lead learn leave lend lie life list listen live look lose love matter mind money move name note offer open order part pass
  pay phone pick place plan play prefer price private pull push quote read red refund repair replace report rest return
  review roof room rule run secret security sell send serve service set share show sink skip sleep sort sounds speak spell
  stand start stay step stop study suppose support surely table talk team telephone test thing today tool top town trade
  trouble turn type update view visit vote walk wall warranty watch water whatever white whoever window wish wonder word
  worry write yard black brown gray grey nevermind idk dunno nvm lol omg wtf hmm huh deluxe premium express special package
  plus total system hotel inspection estimate basement bathroom ceiling floor heater pipe door`.split(/\s+/),
)
