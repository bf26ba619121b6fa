import { showDate } from '#carrier-emulator/rest-route.ts'
import type { NumberRow } from '#carrier-emulator/rows.ts'

/** A bought number as the carrier shows it. */
export function showNumber(row: NumberRow): object {
  return {
    sid: row.sid,
    account_sid: row.accountSid,
    phone_number: row.phone,
    friendly_name: row.friendlyName,
    sms_url: row.smsUrl,
    sms_method: row.smsMethod,
    sms_fallback_url: row.smsFallbackUrl,
    sms_fallback_method: row.smsFallbackMethod,
    sms_application_sid: null,
    voice_url: row.voiceUrl,
    voice_method: row.voiceMethod,
    voice_fallback_url: row.voiceFallbackUrl,
    voice_fallback_method: row.voiceFallbackMethod,
    voice_application_sid: null,
    voice_caller_id_lookup: false,
    voice_receive_mode: 'voice',
    status_callback: row.statusCallback,
    status_callback_method: row.statusCallbackMethod,
    capabilities: { voice: true, sms: true, mms: true, fax: false },
    address_requirements: 'none',
    address_sid: null,
    bundle_sid: null,
    identity_sid: null,
    trunk_sid: null,
    emergency_status: 'Inactive',
    emergency_address_sid: null,
    emergency_address_status: 'unregistered',
    api_version: '2010-04-01',
    beta: false,
    origin: 'twilio',
    status: 'in-use',
    type: 'local',
    date_created: showDate(row.createdMs),
    date_updated: showDate(row.updatedMs),
    uri: `/2010-04-01/Accounts/${row.accountSid}/IncomingPhoneNumbers/${row.sid}.json`,
  }
}
