import { configDefaults, defineConfig } from 'vitest/config'

const include = [
  'scripts/**/*.test.mjs',
  'src/**/*.test.{ts,tsx}',
  'tests/**/*.test.ts',
  'bench/**/*.test.ts',
]
const browser = '**/*.browser.test.{ts,tsx}'
const storm = '**/*.storm.test.ts'

// Later groups wait for earlier ones: what needs a browser or the whole machine does not disturb the rest.
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/loopback-only.ts'],
    reporters: ['default', './tests/support/room-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include,
          exclude: [...configDefaults.exclude, browser, storm],
          // Each worker loads the product once. A test that changes something of its process puts it back.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // Much of it is waiting for a page or a process.
        test: {
          name: 'browser',
          include: [browser],
          testTimeout: 60_000,
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'storm',
          include: [storm],
          testTimeout: 120_000,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
