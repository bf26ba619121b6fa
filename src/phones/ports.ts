export interface AvailableNumber {
  phone: string
  /** Town and state, where the carrier says. */
  place: string
}
export interface CarrierNumber {
  sid: string
  phone: string
  label: string
  /** Where the carrier tells of what comes to it now; empty where it tells nobody. */
  hooks: NumberHooks
  capabilities: { sms: boolean; mms: boolean; voice: boolean }
}

/** A carrier's numbers, for one connection. */
export interface NumberCarrier {
  /** True for the emulator: its numbers cost nothing and reach nobody outside this machine. */
  isEmulated: boolean
  search(filter: { areaCode?: string; contains?: string; limit: number }): Promise<AvailableNumber[]>
  /** Throws Conflict when somebody else was faster. */
  buy(phone: string, hooks: NumberHooks): Promise<CarrierNumber>
  list(): Promise<CarrierNumber[]>
  configure(sid: string, hooks: NumberHooks): Promise<void>
  /** Gives a number back. One that is not there any more counts as given back. */
  release(sid: string): Promise<void>
}
/** Where the carrier tells of texts to a number, asks what to do with a call, and tells how the call goes. */
export interface NumberHooks {
  smsUrl: string
  voiceUrl: string
  callStatusUrl: string
}
export type NumberCarriers = (connectionId: string) => NumberCarrier
