import { autoRepair } from './auto-repair.ts'
import type { BotTemplate } from './bot-template.ts'
import { dentalClinic } from './dental-clinic.ts'
import { electrician } from './electrician.ts'
import { fitnessStudio } from './fitness-studio.ts'
import { hairSalon } from './hair-salon.ts'
import { houseCleaning } from './house-cleaning.ts'
import { lawOffice } from './law-office.ts'
import { plumbingHeating } from './plumbing-heating.ts'
import { restaurant } from './restaurant.ts'
import { vetClinic } from './vet-clinic.ts'

/** Every template, as the gallery shows them. */
export const botTemplates: readonly BotTemplate[] = [
  plumbingHeating,
  electrician,
  hairSalon,
  dentalClinic,
  vetClinic,
  autoRepair,
  houseCleaning,
  fitnessStudio,
  lawOffice,
  restaurant,
]
