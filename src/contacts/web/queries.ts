import type { contactsContract } from '#contacts/contract.ts'
import { createRpcClient } from '#ui/rpc.ts'

const rpc = createRpcClient<{ contacts: typeof contactsContract }>()

/** Plain calls, for deeds. */
export const contactsClient = rpc.client.contacts
/** For TanStack Query, and its keys. */
export const contactsQuery = rpc.query.contacts
