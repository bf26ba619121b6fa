import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const include = [
  'scripts/**/*.test.mjs',
  'src/**/*.test.{ts,tsx}',
  'tests/**/*.test.ts',
  'bench/**/*.test.ts',
]
const browser = '**/*.browser.test.{ts,tsx}'
const storm = '**/*.storm.test.ts'

/** Storms wait for processes most of the time: begun first, they do so beside the others instead of after them. */
class StormsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isStorm = ({ project }: TestSpecification) => project.name === 'storm'
    const firstOf = (group: number) => sorted.filter((file) => orderOf(file) === group)
    return [...new Set(sorted.map(orderOf))].flatMap((group) => [
      ...firstOf(group).filter(isStorm),
      ...firstOf(group).filter((file) => !isStorm(file)),
    ])
  }
}

const orderOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder

// Later groups wait for earlier ones: what needs a browser or the whole machine does not disturb the rest.
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for comes late beside others, and is seen at once where it has come.
    expect: { poll: { timeout: 10_000 } },
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/loopback-only.ts'],
    sequence: { sequencer: StormsFirst },
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
