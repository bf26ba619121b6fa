/** What stands in for a value that somebody made up: of the wrong kind, missing, huge, or made to break a reader. */
export const badValues: [name: string, value: unknown][] = [
  ['null', null],
  ['true', true],
  ['a number', 7],
  ['a negative number', -1],
  ['a fraction', 0.5],
  ['a number past every integer', 1e300],
  ['an empty string', ''],
  ['spaces', '   '],
  ['a long string', 'x'.repeat(100_000)],
  ['a NUL', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud800b'],
  ['the other half', '\udc00'],
  ['a right-to-left mark', '\u202eabc'],
  ['SQL', `'; drop table teams; --`],
  ['a percent', '%00%27_%'],
  ['a path', '../../../../etc/passwd'],
  ['a script', '<script>alert(1)</script>'],
  ['an empty list', []],
  ['a list', ['a', 1, null]],
  ['an empty object', {}],
  ['an object', { $ne: null, id: { $gt: '' } }],
  ['an id that nobody has', 'cnv_00000000000000000000000000'],
  ['an id of another kind', 'usr_06gynakd0000wnezdnmmjm45cc'],
]

/** Bodies that cost the reader most. */
export const heavyBodies: [name: string, body: string][] = [
  ['deep nesting', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['deep lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['many keys', `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":${index}`).join(',')}}`],
  ['more bytes than are taken', `{"id":"${'x'.repeat(2 * 1024 * 1024)}"}`],
]

/** Whole bodies that are no good JSON, or JSON that is no good. */
export const badBodies: [name: string, body: string][] = [
  ['nothing', ''],
  ['half of it', '{"id":"x"'],
  ['no JSON', 'id=x&name=y'],
  ['a list', '[1,2,3]'],
  ['a string', '"id"'],
  ['null', 'null'],
  ['a number', '42'],
  ['a number past all numbers', '{"id":1e309,"rev":-1e309,"limit":1e309,"version":1e309,"number":1e309}'],
  ['a prototype', '{"__proto__":{"isAdministrator":true},"id":"x"}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdministrator":true}}}'],
  ['the same key twice', '{"id":"a","id":"b","teamId":"c","teamId":"d","name":"e","name":"f"}'],
  ['an escaped NUL', '{"id":"a\\u0000b","name":"\\u0000","teamId":"\\u0000"}'],
  [
    'escaped surrogates',
    '{"id":"\\ud800","name":"\\udfff","query":"\\ud800abc","email":"a@\\ud800.example"}',
  ],
  ['broken UTF-8', '{"id":"\u00ff\u00fe"}'],
  ['a byte order mark', '\ufeff{"id":"x"}'],
]

/** Content types that are not JSON; each comes with a body that fits it. */
export const contentTypes: [type: string | undefined, body: string][] = [
  [undefined, '{"id":"x"}'],
  ['', '{"id":"x"}'],
  ['application/x-www-form-urlencoded', 'id=x&name=y'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\nx\r\n--x--\r\n',
  ],
  ['multipart/form-data', '--x--'],
  ['text/plain', '{"id":"x"}'],
  ['text/xml', '<id>x</id>'],
  ['application/xml', '<id>x</id>'],
  ['application/octet-stream', '\u0000\u0001\u0002'],
  ['application/problem+json', '{"id":"x"}'],
  ['application/json; charset=utf-16', '{"id":"x"}'],
  ['image/png', 'PNG'],
  ['nonsense', '{"id":"x"}'],
  ['application/json, text/plain', '{"id":"x"}'],
]
