import path from 'node:path'
import { parseSync } from 'oxc-parser'

export type Import = {
  specifier: string
  line: number
  /** True when nothing of it is left at run time. */
  isType: boolean
  /** The imported file as a path from the repository's root; undefined for packages. */
  file?: string
  /** The package's name with the path behind it; undefined for files. */
  package?: string
}

export type FunctionSize = { name: string; line: number; lines: number; parameters: number; isNamed: boolean }

/** A word found at a line. */
export type Found = { word: string; line: number }

/** What the rules want to know about one file of `src/`. */
export type Source = {
  path: string
  room: string
  side: 'web' | 'server' | 'both'
  isTest: boolean
  lines: number
  imports: Import[]
  functions: FunctionSize[]
  environmentReads: Found[]
  anys: Found[]
  comparedWords: Found[]
  defaultExports: Found[]
  impureCalls: Found[]
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Parses one file and collects its facts; a file that does not parse is an error of its own. */
export function readSource(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const room = file.split('/')[1] ?? ''
  const source: Source = {
    path: file,
    room,
    side: sideOf(file, room),
    isTest: /\.test\.tsx?$/.test(file),
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: [],
    functions: [],
    environmentReads: [],
    anys: [],
    comparedWords: [],
    defaultExports: [],
    impureCalls: [],
  }
  const lineAt = lineCounter(text)
  visit(program as unknown as Node, undefined, (node, parent) => collect(source, { node, parent, lineAt }))
  return source
}

function sideOf(file: string, room: string): Source['side'] {
  if (file.split('/')[2] === 'web' || room === 'ui' || room === 'widget') return 'web'
  if (path.basename(file) === 'contract.ts' || room === 'kit' || room === 'dialogue') return 'both'
  return 'server'
}

type Place = { node: Node; parent: Node | undefined; lineAt: (offset: number) => number }

function collect(source: Source, { node, parent, lineAt }: Place): void {
  const line = lineAt(node.start)
  const imported = importOf(node)
  if (imported) source.imports.push({ ...imported, ...targetOf(source.path, imported.specifier), line })
  if (isFunction(node)) source.functions.push(sizeOf(node, parent, lineAt))
  if (readsEnvironment(node, parent)) source.environmentReads.push({ word: 'process.env', line })
  if (node.type === 'TSAnyKeyword') source.anys.push({ word: 'any', line })
  for (const word of comparedWords(node)) source.comparedWords.push({ word, line })
  if (node.type === 'ExportDefaultDeclaration') source.defaultExports.push({ word: 'default', line })
  const impure = impureCall(node)
  if (impure) source.impureCalls.push({ word: impure, line })
}

function importOf(node: Node): { specifier: string; isType: boolean } | undefined {
  const specifier = stringOf(node.source)
  switch (node.type) {
    case 'ImportDeclaration':
      return specifier === undefined ? undefined : { specifier, isType: node.importKind === 'type' }
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return specifier === undefined ? undefined : { specifier, isType: node.exportKind === 'type' }
    case 'ImportExpression':
      return specifier === undefined ? undefined : { specifier, isType: false }
    case 'TSImportType':
      return specifier === undefined ? undefined : { specifier, isType: true }
    case 'NewExpression':
      return workerFile(node)
    default:
      return undefined
  }
}

/** `new URL('./worker.ts', import.meta.url)` loads a file as surely as an import does. */
function workerFile(node: Node): { specifier: string; isType: boolean } | undefined {
  if ((node.callee as Node).name !== 'URL') return undefined
  const specifier = stringOf((node.arguments as unknown[])[0])
  return specifier?.startsWith('.') && /\.tsx?$/.test(specifier) ? { specifier, isType: false } : undefined
}

function targetOf(from: string, specifier: string): Pick<Import, 'file' | 'package'> {
  const bare = specifier.split('?')[0] ?? specifier
  if (bare.startsWith('#')) return { file: `src/${bare.slice(1)}` }
  if (bare.startsWith('.')) return { file: path.posix.join(path.posix.dirname(from), bare) }
  return { package: bare }
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

function isFunction(node: Node): boolean {
  return functionTypes.has(node.type)
}

function sizeOf(node: Node, parent: Node | undefined, lineAt: Place['lineAt']): FunctionSize {
  const holder = node.id ?? parent?.id ?? parent?.key
  const isHeld = parent?.type === 'VariableDeclarator' || parent?.type === 'MethodDefinition'
  const name = (holder as { name?: string } | undefined)?.name
  return {
    name: name ?? 'a function without a name',
    line: lineAt(node.start),
    lines: lineAt(node.end) - lineAt(node.start) + 1,
    parameters: (node.params as unknown[]).length,
    isNamed: node.type === 'FunctionDeclaration' || isHeld,
  }
}

function readsEnvironment(node: Node, parent: Node | undefined): boolean {
  if (node.type === 'MemberExpression') {
    const { object, property } = node as unknown as { object: Node; property: Node }
    const isProcess = object.name === 'process' || (object.property as Node | undefined)?.name === 'process'
    return isProcess && (property.name === 'env' || property.value === 'env')
  }
  if (node.type === 'ImportSpecifier') {
    const from = stringOf(parent?.source)?.replace('node:', '')
    return from === 'process' && (node.imported as Node).name === 'env'
  }
  const isTakenApart = node.type === 'VariableDeclarator' && (node.init as Node | null)?.name === 'process'
  const properties = isTakenApart ? (node.id as { properties?: { key?: Node }[] }).properties : undefined
  return properties?.some(({ key }) => key?.name === 'env') ?? false
}

const comparisons = new Set(['===', '!==', '==', '!='])

function comparedWords(node: Node): string[] {
  const sides =
    node.type === 'SwitchCase'
      ? [node.test]
      : node.type === 'BinaryExpression' && comparisons.has(String(node.operator))
        ? [node.left, node.right]
        : []
  return sides.map(stringOf).filter((word) => word !== undefined)
}

const impureNames = new Set(['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'])
const impureMembers = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID'])

/** A call that answers differently each time, or that leaves the process. */
function impureCall(node: Node): string | undefined {
  if (node.type === 'NewExpression') {
    const isNow = (node.callee as Node).name === 'Date' && (node.arguments as unknown[]).length === 0
    return isNow ? 'new Date()' : undefined
  }
  if (node.type !== 'CallExpression') return undefined
  const callee = node.callee as Node
  const member = `${(callee.object as Node | undefined)?.name}.${(callee.property as Node | undefined)?.name}`
  const name = callee.type === 'MemberExpression' ? member : String(callee.name)
  return impureNames.has(name) || impureMembers.has(name) ? name : undefined
}

function stringOf(node: unknown): string | undefined {
  const value = (node as { value?: unknown } | null | undefined)?.value
  return typeof value === 'string' ? value : undefined
}

function visit(
  node: Node,
  parent: Node | undefined,
  each: (node: Node, parent: Node | undefined) => void,
): void {
  each(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof (child as Node | null)?.type === 'string') visit(child as Node, node, each)
    }
  }
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
