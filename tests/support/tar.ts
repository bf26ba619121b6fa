import { execFileSync } from 'node:child_process'

export function unpack(file: string, directory: string): void {
  execFileSync('tar', ['-xf', file, '-C', directory], { stdio: 'ignore' })
}

export function pack(directory: string): Uint8Array {
  return execFileSync('tar', ['-cf', '-', '-C', directory, '.'], { maxBuffer: 1024 ** 3 })
}
