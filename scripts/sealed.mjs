import { capture, findOnPath } from './processes.mjs'

// Brings the loopback interface up with whatever the system has.
const loopbackUp = [
  'ip link set lo up 2>/dev/null',
  'ifconfig lo up 2>/dev/null',
  `perl -e '$r=pack("a16sx22","lo",73);socket(S,2,2,0)&&ioctl(S,0x8914,$r)||exit 1' 2>/dev/null`,
  `python3 -c 'import fcntl,socket,struct;fcntl.ioctl(socket.socket(2,2),0x8914,struct.pack("16sh22x",b"lo",73))' 2>/dev/null`,
].join(' || ')

// Connects to itself over loopback, which only works where that interface is up.
const loopbackProbe = `
  const server = require('net').createServer((socket) => socket.end()).listen(0, '127.0.0.1', () => {
    const socket = require('net').connect(server.address().port, '127.0.0.1', () => process.exit(0))
    socket.on('error', () => process.exit(1))
  })`

/**
 * The words to put before a program so that it runs where no network but loopback exists, or
 * undefined where the system does not allow that. The program keeps its user.
 */
export async function sealedPrefix() {
  if (process.platform !== 'linux' || findOnPath('unshare') === undefined) return undefined
  for (const prefix of candidates()) {
    const [program, ...args] = [...prefix, process.execPath, '-e', loopbackProbe]
    if ((await capture(program, args, { timeoutMs: 10_000 })).code === 0) return prefix
  }
  return undefined
}

function candidates() {
  const shell = (then) => ['sh', '-c', `{ ${loopbackUp}; } || exit 1; exec ${then}"$@"`, 'sh']
  const [uid, gid] = [process.getuid(), process.getgid()]
  if (uid === 0) return [['unshare', '-n', ...shell('')]]
  // Root only inside, for as long as it takes to bring the interface up; then the same user as before.
  return [['unshare', '-rn', ...shell(`unshare --map-user=${uid} --map-group=${gid} `)]]
}
