import type { App } from '#app/boot.ts'

/** What a person at the terminal wants to know: what is real, what is built in, and where to go. */
export function printReady(app: App): void {
  const { config, db, carriers } = app.ground
  const rows = [
    ['Database', db.kind === 'embedded' ? 'built in' : 'Postgres'],
    ['Files', 'folder'],
    ['Carrier', carriers.main()?.label ?? 'none'],
    ['Model', [...app.rooms.modelLabels, 'built in'].join(', then ')],
    ['Mail', config.mail ? 'mail server' : 'shown in the app'],
  ]
  const table = rows.map(([part, value]) => `  ${(part ?? '').padEnd(10)}${value ?? ''}`).join('\n')
  process.stdout.write(`${table}\n`)
  if (app.setupToken && config.host !== '127.0.0.1') {
    process.stdout.write(`  Setup token for other machines: ${app.setupToken}\n`)
  }
  process.stdout.write(`Parley is ready at ${app.url}\n`)
}
