import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A Postgres the tests may fill, or '' where there is none. */
    testDatabaseUrl: string
    /** The program of a Chrome or Chromium, or '' where there is none. */
    testBrowser: string
    /** The folder of the vendors' specifications, or '' where there is none. */
    vendorSpecs: string
    /** Whether the matrices of the browser, accessibility and authorisation tests run whole. */
    testMatrix: 'quick' | 'full'
    /** A folder of this run, for what its processes share. */
    runFolder: string
  }
}

/** Hands what the runner found on this machine to every test, which reads it with `inject`. */
export function setup(project: TestProject): () => void {
  const runFolder = mkdtempSync(path.join(tmpdir(), 'parley-run-'))
  project.provide('runFolder', runFolder)
  project.provide('testDatabaseUrl', process.env.TEST_DATABASE_URL ?? '')
  project.provide('testBrowser', process.env.TEST_BROWSER ?? '')
  project.provide('vendorSpecs', existingFolder(process.env.VENDOR_SPECS))
  project.provide('testMatrix', process.env.TEST_MATRIX === 'full' ? 'full' : 'quick')
  return () => rmSync(runFolder, { recursive: true, force: true })
}

function existingFolder(name: string | undefined): string {
  return name && existsSync(name) ? path.resolve(name) : ''
}
