/** A whole bot and a whole business to test with: those of the sample team. */
export { sampleBot, sampleProfile } from '#app/sample/sample-business.ts'
